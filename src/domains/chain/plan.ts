import { blake2b } from '@helios-lang/crypto';
import { type UplcData, makeConstrData } from '@helios-lang/uplc';
import { makeTxId, makeTxOutputId } from '@helios-lang/ledger';
import type { ProductAction, ProductManifest, ProductMoveKind, ProductPayout, ProductSetting } from '../../../generated/models.ts';
import { HOME_LOVELACE, PAYOUT_LOVELACE, depositOf } from './assemble.ts';
import type { Constants } from './compile.ts';
import { type ChainValue, type Fields, emptyFields, encodeDatum, encodeValue } from './datum.ts';
import type { Draft, Minting, Output, OutputReference, Standing, Token } from './draft.ts';
import { FormulaError, evaluate, parseFormula } from './formula.ts';

/** Name of the token that a centavo is on the chain, "qBRL". */
export const QBRL_NAME = Buffer.from('qBRL').toString('hex');
/** How long a transaction may wait for its block, in seconds. */
export const VALIDITY_SECONDS = 600;
/** What a quantity of a token may be on the chain. */
const MAXIMUM_QUANTITY = 2n ** 63n - 1n;
const CREATE_VARIANT = 0;
/** `mixed` validators are told by this tag why they are asked. */
const MINTING_TAG = 0;
const SPENDING_TAG = 1;

/** A move that no transaction can be made of: an amount below zero, or more than is held. */
export class NotBuildable extends Error {}

/** One product of one tenant: what is the same in all its transactions. */
export interface ProductGround {
  readonly manifest: ProductManifest;
  /** Hash of the validator with the tenant's constants, which is the policy of its instances' tokens too. */
  readonly scriptHash: string;
  readonly constants: Constants;
  /** Hash of the tenant's treasury key. */
  readonly treasury: string;
  /** The validator: within each transaction, or where it stands on the chain. */
  readonly validator: { readonly script: string } | { readonly standing: Standing };
}

/** An instance as it stands on the chain. */
export interface Instance {
  readonly standing: Standing;
  readonly fields: Fields;
  /** Cents that it holds. */
  readonly value: bigint;
  /** Name of its token, lowercase hex. */
  readonly token: string;
}

export interface Move {
  readonly kind: ProductMoveKind;
  readonly action: string | null;
  /** By the names of declared parameters; a key by its hash. One that was left out is absent. */
  readonly parameters: ReadonlyMap<string, ChainValue>;
  /** Hash of the key that signs. */
  readonly signer: string;
}

/** A transaction and what it makes of the instance. */
export interface Plan {
  readonly draft: Draft;
  readonly token: string;
  /** Fields afterwards; of an ended instance those it would have. */
  readonly fields: Fields;
  /** Cents it holds afterwards. */
  readonly value: bigint;
  /** Cents taken from the account that signs. */
  readonly locked: bigint;
  /** Cents paid, by the name of the key; none of zero. */
  readonly payouts: readonly { readonly key: string; readonly holder: string; readonly cents: bigint }[];
  readonly ends: boolean;
}

/**
 * The transaction of an honest move, built from the manifest alone.
 * @param instance null for a creation.
 * @param coin of the treasury key; the seed of a creation, and fee and collateral of all.
 * @param now the chain's time in seconds, from which on it may stand.
 * @throws NotBuildable
 */
export function planMove(ground: ProductGround, instance: Instance | null, move: Move, coin: Standing, now: number): Plan {
  const plan = planAnyMove(ground, instance, move, coin, now);
  requireBuildable(plan);
  return plan;
}

/**
 * The same whatever the amounts: outputs may hold less than nothing, or all there is twice. What attacks start from.
 * @throws NotBuildable for a formula that comes to nothing, or a move that does not exist.
 */
export function planAnyMove(ground: ProductGround, instance: Instance | null, move: Move, coin: Standing, now: number): Plan {
  try {
    return move.kind === 'CREATE' || instance === null
      ? planCreation(ground, move, coin, now)
      : planTransition(ground, instance, move, coin, now);
  } catch (error) {
    if (error instanceof FormulaError) throw new NotBuildable(`a formula ${error.message}`);
    throw error;
  }
}

function requireBuildable({ locked, payouts, value, ends }: Plan): void {
  requireAmount(locked, 'what is locked');
  for (const { key, cents } of payouts) requireAmount(cents, `the payout to ${key}`);
  if (value < 0n) throw new NotBuildable('more is paid than is held');
  requireAmount(value, 'the value');
  if (ends && value > 0n) throw new NotBuildable('not all is paid where everything must be');
}

function requireAmount(cents: bigint, what: string): void {
  if (cents < 0n) throw new NotBuildable(`${what} is below zero`);
  if (cents > MAXIMUM_QUANTITY) throw new NotBuildable(`${what} is more than a token can be`);
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

/** What a validator is told when it is asked to let an instance be spent: the variant of `Move` and its fields. */
export function spendingRedeemer(variant: number, fields: readonly UplcData[]): UplcData {
  return makeConstrData(SPENDING_TAG, [makeConstrData(variant, [...fields])]);
}

/** What it is told when tokens of it are made or burnt. */
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

/** Position of a state, as the chain counts it. */
export function stateIndex({ states }: ProductManifest, state: string): bigint {
  return BigInt(states.findIndex(({ name }) => name === state));
}

/** The state that an instance's fields say it is in. */
export function stateOf({ states, state_field }: ProductManifest, fields: Fields): string | undefined {
  return states[Number(fields.get(state_field) ?? -1n)]?.name;
}

function planCreation(ground: ProductGround, move: Move, coin: Standing, now: number): Plan {
  const { manifest } = ground;
  const { creation } = manifest;
  const fields = emptyFields(manifest);
  const actor = manifest.keys.find(({ role }) => role === 'ACTOR');
  if (actor !== undefined) fields.set(actor.datum_field, move.signer);
  fillFromParameters(fields, creation.parameters, move);
  const value = numbersOf(move.parameters).get(creation.value_parameter);
  if (value === undefined) throw new NotBuildable('the value is missing');
  applySettings(manifest, fields, creation.sets, namesFor(fields, value, now), move);
  fields.set(manifest.state_field, stateIndex(manifest, creation.to_state));
  const token = tokenName(coin.reference, ground.constants.product);
  const redeemer = mintingRedeemer(CREATE_VARIANT, [referenceData(coin.reference)]);
  const draft: Draft = {
    spends: [], coin, outputs: [home(ground, fields, value, token, homeLovelace(ground, token))],
    minted: [{ policy: ground.scriptHash, tokens: [{ name: token, quantity: 1n }], redeemer }, ...mintedReal(ground, value)],
    from: now, to: now + VALIDITY_SECONDS, signers: signersOf(ground, move), treasury: ground.treasury, validators: [ground.validator],
  };
  return { draft, token, fields, value, locked: value, payouts: [], ends: false };
}

function planTransition(ground: ProductGround, instance: Instance, move: Move, coin: Standing, now: number): Plan {
  const { manifest } = ground;
  const effect = effectOf(manifest, instance, move, now);
  const data = redeemerFields(manifest, instance, move);
  const variant = variantOf(manifest, move);
  const paid = effect.payouts.map(({ holder, cents }) => payoutOf(ground, instance, holder, cents));
  const burnt: Minting[] = effect.ends
    ? [{ policy: ground.scriptHash, tokens: [{ name: instance.token, quantity: -1n }], redeemer: mintingRedeemer(variant, data) }]
    : [];
  const draft: Draft = {
    spends: [{ output: instance.standing, redeemer: spendingRedeemer(variant, data) }], coin,
    outputs: effect.ends ? paid : [home(ground, effect.fields, effect.value, instance.token, instance.standing.lovelace), ...paid],
    minted: [...burnt, ...mintedReal(ground, effect.locked)], from: now, to: lastSecond(manifest, instance, move, now),
    signers: signersOf(ground, move), treasury: ground.treasury, validators: [ground.validator],
  };
  return { draft, token: instance.token, ...effect };
}

type Effect = Pick<Plan, 'fields' | 'value' | 'locked' | 'payouts' | 'ends'>;

function effectOf(manifest: ProductManifest, instance: Instance, move: Move, now: number): Effect {
  return move.kind === 'CLOSE' ? closingEffect(manifest, instance) : actionEffect(manifest, instance, move, actionOf(manifest, move), now);
}

function closingEffect(manifest: ProductManifest, instance: Instance): Effect {
  if (manifest.closing === null) throw new NotBuildable('the product cannot be closed by hand');
  const fields = new Map(instance.fields).set(manifest.state_field, stateIndex(manifest, manifest.closing.to_state));
  const payouts = payee(manifest, instance, manifest.closing.released_to, instance.value);
  return { fields, value: 0n, locked: 0n, payouts, ends: true };
}

function actionEffect(manifest: ProductManifest, instance: Instance, move: Move, action: ProductAction, now: number): Effect {
  const before = namesFor(instance.fields, instance.value, now);
  const parameters = numbersOf(move.parameters);
  const names = new Map([...before].filter(([name]) => name !== 'now'));
  const locked = action.locks === null ? 0n : evaluate(parseFormula(action.locks), { names, parameters });
  const held = instance.value + locked;
  const payouts = payoutsOf(manifest, instance, action.payouts, held, { names, parameters });
  const value = held - payouts.reduce((sum, { cents }) => sum + cents, 0n);
  const ends = action.value_effect === 'RELEASE';
  const fields = new Map(instance.fields);
  fillFromParameters(fields, action.parameters, move);
  applySettings(manifest, fields, action.sets, before, move);
  fields.set(manifest.state_field, stateIndex(manifest, action.to_state));
  return { fields, value, locked, payouts, ends };
}

interface Known { readonly names: ReadonlyMap<string, bigint>; readonly parameters: ReadonlyMap<string, bigint> }

function payoutsOf(manifest: ProductManifest, instance: Instance, payouts: readonly ProductPayout[], held: bigint, known: Known): Plan['payouts'] {
  let rest = held;
  return payouts.flatMap(({ key, cents }) => {
    const names = new Map(known.names).set('rest', rest);
    const paid = evaluate(parseFormula(cents), { ...known, names });
    rest -= paid;
    return payee(manifest, instance, key, paid);
  });
}

/** None for nothing: an output without money says nothing. */
function payee(manifest: ProductManifest, instance: Instance, key: string, cents: bigint): Plan['payouts'] {
  const field = manifest.keys.find(({ name }) => name === key)?.datum_field;
  const holder = field === undefined ? undefined : instance.fields.get(field);
  if (typeof holder !== 'string') throw new NotBuildable(`there is no key ${key}`);
  return cents === 0n ? [] : [{ key, holder, cents }];
}

function actionOf({ actions }: ProductManifest, move: Move): ProductAction {
  const action = actions.find(({ name }) => name === move.action);
  if (action === undefined) throw new NotBuildable(`there is no action ${move.action ?? ''}`);
  return action;
}

function fillFromParameters(fields: Map<string, ChainValue>, parameters: ProductAction['parameters'], move: Move): void {
  for (const { name, datum_field } of parameters) {
    const value = move.parameters.get(name);
    if (datum_field !== null && value !== undefined) fields.set(datum_field, value);
  }
}

function applySettings(
  { datum_fields }: ProductManifest, fields: Map<string, ChainValue>, settings: readonly ProductSetting[], names: ReadonlyMap<string, bigint>, move: Move,
): void {
  const parameters = numbersOf(move.parameters);
  for (const { datum_field, value } of settings) {
    const result = evaluate(parseFormula(value), { names, parameters });
    const isBoolean = datum_fields.some(({ name, type }) => name === datum_field && type === 'BOOLEAN');
    fields.set(datum_field, isBoolean ? result !== 0n : result);
  }
}

/** Every parameter of the action in its order; one that was left out as the field it would fill, or as nothing. */
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

function namesFor(fields: Fields, value: bigint, now: number): Map<string, bigint> {
  return numbersOf(fields).set('value', value).set('now', BigInt(now));
}

function numbersOf(values: ReadonlyMap<string, ChainValue>): Map<string, bigint> {
  return new Map([...values].flatMap(([name, value]): [string, bigint][] =>
    typeof value === 'string' ? [] : [[name, typeof value === 'bigint' ? value : BigInt(value)]]));
}

function lastSecond(manifest: ProductManifest, instance: Instance, move: Move, now: number): number {
  const field = move.kind === 'ACTION' ? actionOf(manifest, move).not_after : null;
  const bound = field === null ? undefined : instance.fields.get(field);
  const ahead = typeof bound === 'bigint' && bound > BigInt(now) && bound < BigInt(now + VALIDITY_SECONDS);
  return ahead ? Number(bound) : now + VALIDITY_SECONDS;
}

function home({ manifest, scriptHash, constants }: ProductGround, fields: Fields, value: bigint, token: string, lovelace: bigint): Output {
  return {
    holder: { script: scriptHash }, lovelace, datum: encodeDatum(manifest, fields),
    tokens: [{ policy: scriptHash, name: token, quantity: 1n }, ...real(constants.qbrl, value)],
  };
}

/** What an instance carries along from its beginning: enough for the largest record that its moves can write. */
function homeLovelace(ground: ProductGround, token: string): bigint {
  const largest = new Map(ground.manifest.datum_fields.map(({ name, type, length_bytes = 0 }): [string, ChainValue] =>
    [name, { INTEGER: MAXIMUM_QUANTITY, BOOLEAN: true, BYTES: 'ff'.repeat(length_bytes) }[type]]));
  const deposit = depositOf(home(ground, largest, MAXIMUM_QUANTITY, token, HOME_LOVELACE));
  return deposit > HOME_LOVELACE ? deposit : HOME_LOVELACE;
}

/** A payout names the instance that it is for, so that none counts for two. */
function payoutOf({ constants }: ProductGround, { standing }: Instance, holder: string, cents: bigint): Output {
  return { holder: { key: holder }, lovelace: PAYOUT_LOVELACE, tokens: real(constants.qbrl, cents), datum: referenceData(standing.reference) };
}

function real(policy: string, quantity: bigint): Token[] {
  return quantity === 0n ? [] : [{ policy, name: QBRL_NAME, quantity }];
}

function mintedReal({ constants }: ProductGround, quantity: bigint): Minting[] {
  return quantity === 0n ? [] : [{ policy: constants.qbrl, tokens: [{ name: QBRL_NAME, quantity }], redeemer: null }];
}

/** Every transaction names the treasury key, which tells the tenant. */
function signersOf({ treasury }: ProductGround, { signer }: Move): string[] {
  return treasury === signer ? [treasury] : [treasury, signer];
}
