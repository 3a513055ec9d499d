import { blake2b } from '@helios-lang/crypto';
import { type UplcData, makeConstrData } from '@helios-lang/uplc';
import { makeTxId, makeTxOutputId } from '@helios-lang/ledger';
import type { ProductAction, ProductManifest } from '../../../generated/models.ts';
import { HOME_LOVELACE, PAYOUT_LOVELACE, depositOf } from './assemble.ts';
import type { Constants } from './compile.ts';
import { encodeDatum, encodeValue } from './datum.ts';
import type { Draft, Minting, Output, OutputReference, UnspentOutput, Token } from './draft.ts';
import { MAXIMUM_QUANTITY, NotBuildable, actionOf, anyEffectOf, requireBuildable, type Effect, type Move } from './effect.ts';
import type { ChainValue, Fields } from './fields.ts';

/** Name of the token that a centavo is on the chain, "qBRL". */
export const QBRL_NAME = Buffer.from('qBRL').toString('hex');
/** Longest time that a transaction may wait for its block, in seconds. */
export const VALIDITY_SECONDS = 600;
const CREATE_VARIANT = 0;
/** Tags with which `mixed` validators learn their purpose. */
const MINTING_TAG = 0;
const SPENDING_TAG = 1;

/** A product of a tenant: the parts that all its transactions share. */
export interface ProductContext {
  readonly manifest: ProductManifest;
  /** Hash of the validator with the tenant's constants, which is the policy of its instances' tokens too. */
  readonly scriptHash: string;
  readonly constants: Constants;
  /** Hash of the tenant's treasury key. */
  readonly treasury: string;
  /** The validator: in each transaction, or as a reference to the chain. */
  readonly validator: { readonly script: string } | { readonly standing: UnspentOutput };
}

/** An instance on the chain. */
export interface Instance {
  readonly standing: UnspentOutput;
  readonly fields: Fields;
  /** Cents that it holds. */
  readonly value: bigint;
  /** Name of its token, lowercase hex. */
  readonly token: string;
}

/** A transaction and its effect on the instance. */
export interface Plan extends Effect {
  readonly draft: Draft;
  readonly token: string;
}

/**
 * Builds the transaction of an honest move, from the manifest alone.
 * @param instance null for a creation.
 * @param coin of the treasury key; the seed of a creation, and fee and collateral of all.
 * @param now the chain's time in seconds, from which on it is valid.
 * @throws NotBuildable
 */
export function planMove(context: ProductContext, instance: Instance | null, move: Move, coin: UnspentOutput, now: number): Plan {
  const plan = planAnyMove(context, instance, move, coin, now);
  requireBuildable(plan);
  return plan;
}

/**
 * Builds the transaction whatever the amounts are: outputs may hold less than nothing, or all that there is twice. Attacks start from it.
 * @throws NotBuildable for a formula without a result, or a move that does not exist.
 */
export function planAnyMove(context: ProductContext, instance: Instance | null, move: Move, coin: UnspentOutput, now: number): Plan {
  return move.kind === 'CREATE' || instance === null ? planCreation(context, move, coin, now) : planTransition(
    context, instance, move, coin, now,
  );
}

/** Name of the token of the instance that this coin is the seed of, lowercase hex. */
export function tokenName(seed: OutputReference, product: string): string {
  const bytes = [...referenceData(seed).toCbor(), ...Buffer.from(product)];
  return Buffer.from(blake2b(bytes)).toString('hex');
}

/** An output's name as validators read it. */
export function referenceData({ txId, index }: OutputReference): UplcData {
  return makeTxOutputId(makeTxId(txId), index).toUplcData();
}

/** Redeemer for the spending of an instance: the variant of `Move` and its fields. */
export function spendingRedeemer(variant: number, fields: readonly UplcData[]): UplcData {
  return makeConstrData(SPENDING_TAG, [makeConstrData(variant, [...fields])]);
}

/** Redeemer for the minting or burning of tokens. */
export function mintingRedeemer(variant: number, fields: readonly UplcData[]): UplcData {
  return makeConstrData(MINTING_TAG, [makeConstrData(variant, [...fields])]);
}

/** Position of a move in the validator's `enum Move`. */
export function variantOf({ actions }: ProductManifest, move: Pick<Move, 'kind' | 'action'>): number {
  if (move.kind === 'CREATE') return CREATE_VARIANT;
  if (move.kind === 'CLOSE') return actions.length + 1;
  const index = actions.findIndex(({ name }) => name === move.action);
  if (index < 0) throw new NotBuildable(`there is no action ${move.action ?? ''}`);
  return index + 1;
}

function planCreation(context: ProductContext, move: Move, coin: UnspentOutput, now: number): Plan {
  const effect = anyEffectOf(context.manifest, null, move, now);
  const { fields, value } = effect;
  const token = tokenName(coin.reference, context.constants.product);
  const redeemer = mintingRedeemer(CREATE_VARIANT, [referenceData(coin.reference)]);
  const draft: Draft = {
    spends: [], coin, outputs: [home(context, fields, value, token, homeLovelace(context, token))],
    minted: [{ policy: context.scriptHash, tokens: [{ name: token, quantity: 1n }], redeemer }, ...mintedReal(context, value)],
    from: now, to: now + VALIDITY_SECONDS, signers: signersOf(context, move), treasury: context.treasury, validators: [context.validator],
  };
  return { draft, token, ...effect };
}

function planTransition(context: ProductContext, instance: Instance, move: Move, coin: UnspentOutput, now: number): Plan {
  const { manifest } = context;
  const effect = anyEffectOf(manifest, instance, move, now);
  const data = redeemerFields(manifest, instance, move);
  const variant = variantOf(manifest, move);
  const paid = effect.payouts.map(({ holder, cents }) => payoutOf(context, instance, holder, cents));
  const burnt: Minting[] = effect.ends
    ? [{ policy: context.scriptHash, tokens: [{ name: instance.token, quantity: -1n }], redeemer: mintingRedeemer(variant, data) }]
    : [];
  const draft: Draft = {
    spends: [{ output: instance.standing, redeemer: spendingRedeemer(variant, data) }], coin,
    outputs: effect.ends ? paid : [home(context, effect.fields, effect.value, instance.token, instance.standing.lovelace), ...paid],
    minted: [...burnt, ...mintedReal(context, effect.locked)], from: now, to: lastSecond(manifest, instance, move, now),
    signers: signersOf(context, move), treasury: context.treasury, validators: [context.validator],
  };
  return { draft, token: instance.token, ...effect };
}

/** Parameters of the action in its order; one that was left out has the value of the field it would fill, or the empty one. */
function redeemerFields(manifest: ProductManifest, instance: Instance, move: Move): UplcData[] {
  if (move.kind === 'CLOSE') return [];
  return actionOf(manifest, move).parameters.map(({ name, type, datum_field }) => {
    const given = move.parameters.get(name) ?? (datum_field === null ? undefined : instance.fields.get(datum_field));
    return encodeValue(given ?? EMPTY[type]);
  });
}

const EMPTY: Readonly<Record<ProductAction['parameters'][number]['type'], ChainValue>> = {
  cents: 0n, int: 0n, bool: false, hex: '', string: '', account_id: '',
};

function lastSecond(manifest: ProductManifest, instance: Instance, move: Move, now: number): number {
  const field = move.kind === 'ACTION' ? actionOf(manifest, move).not_after : null;
  const bound = field === null ? undefined : instance.fields.get(field);
  const ahead = typeof bound === 'bigint' && bound > BigInt(now) && bound < BigInt(now + VALIDITY_SECONDS);
  return ahead ? Number(bound) : now + VALIDITY_SECONDS;
}

function home({ manifest, scriptHash, constants }: ProductContext, fields: Fields, value: bigint, token: string, lovelace: bigint): Output {
  return {
    holder: { script: scriptHash }, lovelace, datum: encodeDatum(manifest, fields),
    tokens: [{ policy: scriptHash, name: token, quantity: 1n }, ...real(constants.qbrl, value)],
  };
}

/** Lovelace that an instance carries from its creation: enough for the largest record that its moves can write. */
function homeLovelace(context: ProductContext, token: string): bigint {
  const largest = new Map(context.manifest.datum_fields.map(({ name, type, length_bytes = 0 }): [string, ChainValue] =>
    [name, { INTEGER: MAXIMUM_QUANTITY, BOOLEAN: true, BYTES: 'ff'.repeat(length_bytes) }[type]]));
  const deposit = depositOf(home(context, largest, MAXIMUM_QUANTITY, token, HOME_LOVELACE));
  return deposit > HOME_LOVELACE ? deposit : HOME_LOVELACE;
}

/** A payout names its instance, so that none counts for two. */
function payoutOf({ constants }: ProductContext, { standing }: Instance, holder: string, cents: bigint): Output {
  return {
    holder: { key: holder }, lovelace: PAYOUT_LOVELACE, tokens: real(constants.qbrl, cents), datum: referenceData(standing.reference),
  };
}

function real(policy: string, quantity: bigint): Token[] {
  return quantity === 0n ? [] : [{ policy, name: QBRL_NAME, quantity }];
}

function mintedReal({ constants }: ProductContext, quantity: bigint): Minting[] {
  return quantity === 0n ? [] : [{ policy: constants.qbrl, tokens: [{ name: QBRL_NAME, quantity }], redeemer: null }];
}

/** Every transaction names the treasury key, which identifies the tenant. */
function signersOf({ treasury }: ProductContext, { signer }: Move): string[] {
  return treasury === signer ? [treasury] : [treasury, signer];
}
