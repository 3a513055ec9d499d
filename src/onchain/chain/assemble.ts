import {
  type Tx, type TxInput, type TxOutput, type TxOutputDatum, DEFAULT_NETWORK_PARAMS, calcScriptDataHash, compareTxOutputIds, makeAssets,
  makeDatumHash, makeHashedTxOutputDatum, makeInlineTxOutputDatum, makePubKey, makePubKeyHash, makeShelleyAddress, makeSigScript,
  makeSignature,
  makeTx, makeTxBody, makeTxId, makeTxInput, makeTxMintingRedeemer, makeTxOutput, makeTxOutputId, makeTxSpendingRedeemer, makeTxWitnesses,
  makeValidatorHash, makeValue,
} from '@helios-lang/ledger';
import { decodeUplcProgramV2FromCbor } from '@helios-lang/uplc';
import type { Draft, Output, UnspentOutput, Token } from './draft.ts';
import { type SigningKey, treasuryPolicy } from './keys.ts';

/** The chain's parameters; their cost model of Plutus V2 is the one that the ledger reckons with. */
const PARAMETERS = DEFAULT_NETWORK_PARAMS();
/** Budget of every redeemer: memory units and steps. A whole transaction may use four times as much. */
export const BUDGET = { mem: 3_500_000n, cpu: 2_500_000_000n };
/** In lovelace, which is worth nothing here: the fee of a transaction, the loss of a refused one, and the minimum that outputs carry. */
export const FEE = 2_000_000n;
export const COLLATERAL = 3_000_000n;
export const HOME_LOVELACE = 3_000_000n;
export const PAYOUT_LOVELACE = 1_500_000n;

/** Bytes and id of a signed transaction. */
export interface SignedTransaction {
  /** Lowercase hex. */
  readonly id: string;
  readonly cbor: Uint8Array;
}

/** Balances, numbers and signs a draft. @param keys of all signers; a key that the draft does not name signs too. */
export function assemble(draft: Draft, keys: readonly SigningKey[]): SignedTransaction {
  const tx = unsigned(draft);
  const id = tx.body.hash();
  for (const key of keys) {
    tx.witnesses.signatures.push(makeSignature(makePubKey(key.verificationKey), [...key.sign(Uint8Array.from(id))]));
  }
  return { id: Buffer.from(id).toString('hex'), cbor: Uint8Array.from(tx.toCbor()) };
}

/**
 * Cached inputs of validators on the chain: to decode one takes as long as the rest of a transaction, and thousands of transactions name
 * it.
 */
const validators = new WeakMap<UnspentOutput, TxInput>();

/** Returns the minimum lovelace that the ledger requires of an output of this size. */
export function depositOf(output: Output): bigint {
  return outputOf(output).calcDeposit(PARAMETERS);
}

/** Returns an output as an input names it, with its contents. */
export function inputOf(standing: UnspentOutput): TxInput {
  if (standing.script === undefined) return read(standing);
  const input = validators.get(standing) ?? read(standing);
  validators.set(standing, input);
  return input;
}

function read(standing: UnspentOutput): TxInput {
  const { txId, index } = standing.reference;
  return makeTxInput(makeTxOutputId(makeTxId(txId), index), outputOf(standing));
}

/** Returns an output in the form of a transaction. */
export function outputOf({ holder, lovelace, tokens, datum, datumHash, script }: Output): TxOutput {
  const address = 'key' in holder ? makeShelleyAddress(false, makePubKeyHash(holder.key)) : makeShelleyAddress(
    false, makeValidatorHash(holder.script),
  );
  let carried: TxOutputDatum | undefined;
  if (datum !== null) carried = makeInlineTxOutputDatum(datum);
  else if (datumHash !== undefined) carried = makeHashedTxOutputDatum(makeDatumHash(datumHash));
  const reference = script === undefined ? undefined : decodeUplcProgramV2FromCbor([...Buffer.from(script, 'hex')]);
  return makeTxOutput(address, makeValue(lovelace, assetsOf(tokens)), carried, reference);
}

function unsigned(draft: Draft): Tx {
  const coin = inputOf(draft.coin);
  const spends = draft.spends.map((spending) => ({ ...spending, input: inputOf(spending.output) }));
  const inputs = [...spends.map(({ input }) => input), coin].sort((a, b) => compareTxOutputIds(a.id, b.id));
  const minted = assetsOf(draft.minted.flatMap(({ policy, tokens }) => tokens.map((token) => ({ policy, ...token }))));
  minted.sort();
  const policies = minted.getPolicies().map((policy) => policy.toHex());
  const redeemers = [
    ...spends.flatMap(({ input, redeemer }) =>
      redeemer === null ? [] : [makeTxSpendingRedeemer(inputs.findIndex((other) => other.isEqual(input)), redeemer, BUDGET)]),
    ...draft.minted.flatMap(({ policy, redeemer }) =>
      redeemer === null ? [] : [makeTxMintingRedeemer(policies.indexOf(policy), redeemer, BUDGET)]),
  ];
  const references = draft.validators.flatMap((validator) => ('standing' in validator ? [inputOf(validator.standing)] : []));
  const scripts = draft.validators.flatMap((validator) => ('script' in validator ? [
    decodeUplcProgramV2FromCbor([...Buffer.from(validator.script, 'hex')]),
  ] : []));
  const body = makeTxBody({
    inputs, outputs: [...draft.outputs.map(outputOf), change(draft)], fee: FEE,
    firstValidSlot: draft.from ?? undefined, lastValidSlot: draft.to ?? undefined,
    dcerts: [], withdrawals: [], minted, signers: draft.signers.map((signer) => makePubKeyHash(signer)), refInputs: references,
    ...(redeemers.length > 0 && {
      scriptDataHash: calcScriptDataHash(PARAMETERS, [], redeemers, { usesPlutusV2: true }),
      collateral: [coin], totalCollateral: COLLATERAL,
      collateralReturn: makeTxOutput(coin.output.address, makeValue(draft.coin.lovelace - COLLATERAL)),
    }),
  });
  const mintsReal = draft.minted.some(({ policy }) => policy === treasuryPolicy(draft.treasury));
  const witnesses = makeTxWitnesses({
    signatures: [], datums: [], redeemers, nativeScripts: mintsReal ? [makeSigScript(draft.treasury)] : [],
    v1Scripts: [], v2Scripts: scripts, v2RefScripts: [], v3Scripts: [], v3RefScripts: [],
  });
  return makeTx(body, witnesses, true);
}

/** Returns the surplus, tokens included, to the holder of the coin. */
function change(draft: Draft): TxOutput {
  const inputs: readonly Output[] = [...draft.spends.map(({ output }) => output), draft.coin];
  const lovelace = (outputs: readonly Output[]) => outputs.reduce((sum, output) => sum + output.lovelace, 0n);
  return outputOf({
    holder: draft.coin.holder, lovelace: lovelace(inputs) - lovelace(draft.outputs) - FEE, tokens: surplus(draft, inputs), datum: null,
  });
}

function surplus(draft: Draft, inputs: readonly Output[]): Token[] {
  const left = new Map<string, Token>();
  const add = (token: Token, sign: bigint) => {
    const key = `${token.policy}.${token.name}`;
    left.set(key, { ...token, quantity: (left.get(key)?.quantity ?? 0n) + sign * token.quantity });
  };
  for (const token of inputs.flatMap(({ tokens }) => tokens)) add(token, 1n);
  for (const { policy, tokens } of draft.minted) for (const token of tokens) add({ policy, ...token }, 1n);
  for (const token of draft.outputs.flatMap(({ tokens }) => tokens)) add(token, -1n);
  return [...left.values()].filter(({ quantity }) => quantity > 0n);
}

function assetsOf(tokens: readonly Token[]) {
  const assets = makeAssets();
  for (const { policy, name, quantity } of tokens) assets.addPolicyTokenQuantity(policy, name, quantity);
  return assets;
}
