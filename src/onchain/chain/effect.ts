import type { ProductAction, ProductManifest, ProductMoveKind, ProductPayout, ProductSetting } from '../../../generated/models.ts';
import { emptyFields, type ChainValue, type Fields } from './fields.ts';
import { FormulaError, evaluate, parseFormula } from './formula.ts';

/** Largest quantity of a token on the chain. */
export const MAXIMUM_QUANTITY = 2n ** 63n - 1n;

/** No transaction can be built for the move: an amount is below zero, or more than is held. */
export class NotBuildable extends Error {}

export interface Move {
  readonly kind: ProductMoveKind;
  readonly action: string | null;
  /** By the names of declared parameters; a key by its hash. One that was left out is absent. */
  readonly parameters: ReadonlyMap<string, ChainValue>;
  /** Hash of the key that signs. */
  readonly signer: string;
}

/** Effect of a move on an instance. */
export interface Effect {
  /** Fields afterwards; of an ended instance those it would have. */
  readonly fields: Fields;
  /** Cents it holds afterwards. */
  readonly value: bigint;
  /** Cents taken from the account that signs. */
  readonly locked: bigint;
  /** Cents paid, by the name of the key and its hash; none of zero. */
  readonly payouts: readonly { readonly key: string; readonly holder: string; readonly cents: bigint }[];
  readonly ends: boolean;
}

/** An instance as an input of moves: its record, and the cents it holds. */
export interface Held {
  readonly fields: Fields;
  readonly value: bigint;
}

/**
 * Computes the effect of a move on an instance from the manifest alone. The validator decides if the move is allowed.
 * @param held null for a creation.
 * @param now the chain's time in seconds; only `sets` read it, so the amounts do not depend on the time of the call.
 * @throws NotBuildable for an amount below zero, more than is held, a formula without a result, or a move that does not exist.
 */
export function effectOf(manifest: ProductManifest, held: Held | null, move: Move, now: number): Effect {
  const effect = anyEffectOf(manifest, held, move, now);
  requireBuildable(effect);
  return effect;
}

/**
 * Computes the effect whatever the amounts are.
 * @throws NotBuildable for a formula without a result, or a move that does not exist.
 */
export function anyEffectOf(manifest: ProductManifest, held: Held | null, move: Move, now: number): Effect {
  try {
    if (move.kind === 'CREATE' || held === null) return creationEffect(manifest, move, now);
    return move.kind === 'CLOSE' ? closingEffect(manifest, held) : actionEffect(manifest, held, move, actionOf(manifest, move), now);
  } catch (error) {
    if (error instanceof FormulaError) throw new NotBuildable(`a formula ${error.message}`);
    throw error;
  }
}

/** @throws NotBuildable for an amount below zero, or more than is held. */
export function requireBuildable({ locked, payouts, value, ends }: Effect): void {
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

/** Index of a state on the chain. */
export function stateIndex({ states }: ProductManifest, state: string): bigint {
  return BigInt(states.findIndex(({ name }) => name === state));
}

/** Returns the state in an instance's fields. */
export function stateOf({ states, state_field }: ProductManifest, fields: Fields): string | undefined {
  return states[Number(fields.get(state_field) ?? -1n)]?.name;
}

function creationEffect(manifest: ProductManifest, move: Move, now: number): Effect {
  const { creation } = manifest;
  const fields = emptyFields(manifest);
  const actor = manifest.keys.find(({ role }) => role === 'ACTOR');
  if (actor !== undefined) fields.set(actor.datum_field, move.signer);
  fillFromParameters(fields, creation.parameters, move);
  const value = numbersOf(move.parameters).get(creation.value_parameter);
  if (value === undefined) throw new NotBuildable('the value is missing');
  applySettings(manifest, fields, creation.sets, namesFor(fields, value, now), move);
  fields.set(manifest.state_field, stateIndex(manifest, creation.to_state));
  return { fields, value, locked: value, payouts: [], ends: false };
}

function closingEffect(manifest: ProductManifest, held: Held): Effect {
  if (manifest.closing === null) throw new NotBuildable('the product cannot be closed by hand');
  const fields = new Map(held.fields).set(manifest.state_field, stateIndex(manifest, manifest.closing.to_state));
  const payouts = payee(manifest, held, manifest.closing.released_to, held.value);
  return { fields, value: 0n, locked: 0n, payouts, ends: true };
}

function actionEffect(manifest: ProductManifest, held: Held, move: Move, action: ProductAction, now: number): Effect {
  const before = namesFor(held.fields, held.value, now);
  const parameters = numbersOf(move.parameters);
  const names = new Map([...before].filter(([name]) => name !== 'now'));
  const locked = action.locks === null ? 0n : evaluate(parseFormula(action.locks), { names, parameters });
  const total = held.value + locked;
  const payouts = payoutsOf(manifest, held, action.payouts, total, { names, parameters });
  const value = total - payouts.reduce((sum, { cents }) => sum + cents, 0n);
  const ends = action.value_effect === 'RELEASE';
  const fields = new Map(held.fields);
  fillFromParameters(fields, action.parameters, move);
  applySettings(manifest, fields, action.sets, before, move);
  fields.set(manifest.state_field, stateIndex(manifest, action.to_state));
  return { fields, value, locked, payouts, ends };
}

interface Known { readonly names: ReadonlyMap<string, bigint>; readonly parameters: ReadonlyMap<string, bigint> }

function payoutsOf(
  manifest: ProductManifest, held: Held, payouts: readonly ProductPayout[], total: bigint, known: Known,
): Effect['payouts'] {
  let rest = total;
  return payouts.flatMap(({ key, cents }) => {
    const names = new Map(known.names).set('rest', rest);
    const paid = evaluate(parseFormula(cents), { ...known, names });
    rest -= paid;
    return payee(manifest, held, key, paid);
  });
}

/** Empty for zero cents: an output without money has no meaning. */
function payee(manifest: ProductManifest, held: Held, key: string, cents: bigint): Effect['payouts'] {
  const field = manifest.keys.find(({ name }) => name === key)?.datum_field;
  const holder = field === undefined ? undefined : held.fields.get(field);
  if (typeof holder !== 'string') throw new NotBuildable(`there is no key ${key}`);
  return cents === 0n ? [] : [{ key, holder, cents }];
}

export function actionOf({ actions }: ProductManifest, move: Move): ProductAction {
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
  { datum_fields }: ProductManifest, fields: Map<string, ChainValue>, settings: readonly ProductSetting[],
  names: ReadonlyMap<string, bigint>, move: Move,
): void {
  const parameters = numbersOf(move.parameters);
  for (const { datum_field, value } of settings) {
    const result = evaluate(parseFormula(value), { names, parameters });
    const isBoolean = datum_fields.some(({ name, type }) => name === datum_field && type === 'BOOLEAN');
    fields.set(datum_field, isBoolean ? result !== 0n : result);
  }
}

function namesFor(fields: Fields, value: bigint, now: number): Map<string, bigint> {
  return numbersOf(fields).set('value', value).set('now', BigInt(now));
}

function numbersOf(values: ReadonlyMap<string, ChainValue>): Map<string, bigint> {
  return new Map([...values].flatMap(([name, value]): [string, bigint][] =>
    typeof value === 'string' ? [] : [[name, typeof value === 'bigint' ? value : BigInt(value)]]));
}

/** Parameters of a kind of move. */
export function declaredFor(
  { creation, actions }: ProductManifest, { kind, action }: Pick<Move, 'kind' | 'action'>,
): ProductAction['parameters'] {
  if (kind === 'CREATE') return creation.parameters;
  return kind === 'CLOSE' ? [] : actions.find(({ name }) => name === action)?.parameters ?? [];
}
