/** Transactions for tests of the chain, right or wrong in every part: nothing is balanced, counted or sorted for them. */
import {
  type TxInput, DEFAULT_NETWORK_PARAMS, calcScriptDataHash, compareTxOutputIds, hashNativeScript, makeAssets, makePubKey, makePubKeyHash,
  makeSigScript,
  makeSignature, makeTx, makeTxBody, makeTxMintingRedeemer, makeTxSpendingRedeemer, makeTxWitnesses,
} from '@helios-lang/ledger';
import { encodeMap } from '@helios-lang/cbor';
import { type UplcData, decodeUplcProgramV2FromCbor, makeConstrData, makeIntData, makeListData } from '@helios-lang/uplc';
import {
  BUDGET, COLLATERAL, FEE, inputOf, keyFromWords, outputOf, type Output, type SigningKey, type UnspentOutput, type Token,
} from '../../src/onchain/chain/index.ts';

export const NOW = 1_800_000_000;
export const ADA = 1_000_000n;
export const [owner, stranger] = [keyFromWords('owner'), keyFromWords('stranger')];

/** Spendable by whoever knows the number in its datum; a redeemer `Spin` never ends. */
export const GATE = `mixed gate

struct Datum {
    word: Int
    other: Int
}

enum Move {
    Open { word: Int }
    Spin
}

func spin(n: Int) -> Int {
    spin(n + 1)
}

func main(args: MixedArgs) -> () {
    args.switch{
        s: Spending => {
            d: Datum = Datum::from_data(s.datum);
            Move::from_data(s.redeemer).switch{
                m: Open => if (m.word == d.word) { () } else { error("E_WORD") },
                Spin => if (spin(0) == d.other) { () } else { error("E_SPIN") }
            }
        },
        Other => error("E_MINT")
    }
}
`;

export interface Redeemer {
  readonly on: 'spend' | 'mint';
  readonly index: number;
  readonly data: UplcData;
  readonly budget?: { readonly mem: bigint; readonly cpu: bigint };
}

/** All that a transaction consists of. */
export interface Parts {
  readonly inputs: readonly UnspentOutput[];
  readonly outputs: readonly Output[];
  readonly fee: bigint;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly signers: readonly string[];
  readonly minted: readonly Token[];
  readonly references: readonly UnspentOutput[];
  readonly redeemers: readonly Redeemer[];
  readonly collateral: readonly UnspentOutput[];
  readonly collateralReturn: Output | undefined;
  readonly totalCollateral: bigint | undefined;
  /** The hash over redeemers and prices; counted unless given. */
  readonly integrity: readonly number[] | undefined | 'none';
  /** Validators that come along, as CBOR in hex, and keys whose policies do. */
  readonly scripts: readonly string[];
  readonly policies: readonly SigningKey[];
  readonly datums: readonly UplcData[];
  readonly signatures: readonly SigningKey[];
}

const NOTHING: Omit<Parts, 'inputs' | 'outputs'> = {
  fee: FEE, from: undefined, to: undefined, signers: [], minted: [], references: [], redeemers: [], collateral: [],
  collateralReturn: undefined,
  totalCollateral: undefined, integrity: undefined, scripts: [], policies: [], datums: [], signatures: [owner],
};

/** Output `index` of a transaction that nobody sent. */
export function standing(words: string, content: Partial<Output> & { readonly lovelace: bigint }, index = 0): UnspentOutput {
  return {
    holder: { key: owner.hash }, tokens: [], datum: null, ...content,
    reference: { txId: Buffer.from(words.padEnd(32, '.')).toString('hex'), index },
  };
}

export function pay(lovelace: bigint, content: Partial<Output> = {}): Output {
  return { holder: { key: owner.hash }, lovelace, tokens: [], datum: null, ...content };
}

/** A chain's outputs, as a ledger takes them. */
export function stateOf(outputs: readonly UnspentOutput[]): Uint8Array {
  return Uint8Array.from(encodeMap(outputs.map(inputOf).map((input) => [input.toCbor(false), input.output.toCbor()])));
}

/** Spends a coin, pays five ADA and gives back the rest. */
export function payment(coin: UnspentOutput, changes: Partial<Parts> = {}): Parts {
  return { ...NOTHING, inputs: [coin], outputs: [pay(5n * ADA), pay(coin.lovelace - 5n * ADA - FEE)], ...changes };
}

/** Opens a gate; the coin pays. */
export function opening(gate: UnspentOutput, coin: UnspentOutput, script: string, changes: Partial<Parts> = {}): Parts {
  const inputs = inOrder([gate, coin]);
  return {
    ...NOTHING, inputs, outputs: [pay(gate.lovelace + coin.lovelace - FEE)], scripts: [script],
    redeemers: [{ on: 'spend', index: inputs.indexOf(gate), data: open(7n) }],
    collateral: [coin], totalCollateral: COLLATERAL, collateralReturn: pay(coin.lovelace - COLLATERAL), ...changes,
  };
}

/** The redeemer that opens a gate with a number. */
export function open(word: bigint): UplcData {
  return moveOf(0, [makeIntData(word)]);
}

/** A move of a gate in the form that a spending validator receives. */
export function moveOf(variant: number, fields: UplcData[] = []): UplcData {
  return makeConstrData(1, [makeConstrData(variant, fields)]);
}

export function word(value: bigint): UplcData {
  return makeListData([makeIntData(value), makeIntData(0n)]);
}

/** Tokens of a key's own policy. */
export function tokensOf(key: SigningKey, quantity: bigint, name = '71'): Token {
  return { policy: Buffer.from(hashNativeScript(makeSigScript(key.hash))).toString('hex'), name, quantity };
}

/** As the chain counts inputs. */
export function inOrder(outputs: readonly UnspentOutput[]): UnspentOutput[] {
  return outputs.toSorted((a, b) => compareTxOutputIds(inputOf(a).id, inputOf(b).id));
}

/** Puts it together as it is, and signs. */
export function written(parts: Parts): Uint8Array {
  const minted = makeAssets();
  for (const { policy, name, quantity } of parts.minted) minted.addPolicyTokenQuantity(policy, name, quantity);
  const redeemers = parts.redeemers.map(({ on, index, data, budget = BUDGET }) =>
    (on === 'spend' ? makeTxSpendingRedeemer : makeTxMintingRedeemer)(index, data, budget));
  const integrity = redeemers.length > 0 ? calcScriptDataHash(
    DEFAULT_NETWORK_PARAMS(), [...parts.datums], redeemers, { usesPlutusV2: true },
  ) : undefined;
  const asInputs = (outputs: readonly UnspentOutput[]): TxInput[] => outputs.map(inputOf);
  const body = makeTxBody({
    inputs: asInputs(parts.inputs), outputs: parts.outputs.map(outputOf), fee: parts.fee, firstValidSlot: parts.from,
    lastValidSlot: parts.to,
    dcerts: [], withdrawals: [], minted, signers: parts.signers.map((signer) => makePubKeyHash(signer)),
    refInputs: asInputs(parts.references),
    scriptDataHash: parts.integrity === 'none' ? undefined : parts.integrity ? [...parts.integrity] : integrity,
    collateral: asInputs(parts.collateral), totalCollateral: parts.totalCollateral ?? 0n,
    collateralReturn: parts.collateralReturn && outputOf(parts.collateralReturn),
  });
  const id = Uint8Array.from(body.hash());
  const witnesses = makeTxWitnesses({
    signatures: parts.signatures.map((key) => makeSignature(makePubKey(key.verificationKey), [...key.sign(id)])),
    datums: [...parts.datums], redeemers, nativeScripts: parts.policies.map((key) => makeSigScript(key.hash)), v1Scripts: [],
    v2Scripts: parts.scripts.map((script) => decodeUplcProgramV2FromCbor([...Buffer.from(script, 'hex')])), v2RefScripts: [], v3Scripts: [],
    v3RefScripts: [],
  });
  return Uint8Array.from(makeTx(body, witnesses, true).toCbor());
}
