import type { DrainBlocker, ProductAction, ProductManifest, ProductMoveKind } from '../../../../generated/models.ts';
import { assert, present } from '../../../platform/assert.ts';
import { type Effect, type Fields, type Move, NotBuildable, effectOf } from '../../chain/moves/index.ts';

/** Number of moves that the search for a path tries at most: for a manifest whose paths branch more, none is found. */
const MOST_TRIED = 2_000;

/** An instance to be brought to its end. */
export interface Drainable {
  readonly state: string;
  readonly fields: Fields;
  /** Cents that it holds. */
  readonly value: bigint;
  /** The account that created it and locked its value. */
  readonly creator: string;
  /** The accounts whose keys it has, by the name of the key; a key without an account here is absent. */
  readonly accounts: ReadonlyMap<string, string>;
  /**
   * Moves that the validator refused to a drain of the instance in this state, by `moveName`; they are taken only where nothing else leads
   * on.
   */
  readonly refused: ReadonlySet<string>;
}

/** A move on the way. */
interface DrainMove {
  readonly kind: Exclude<ProductMoveKind, 'CREATE'>;
  readonly action: string | null;
  readonly from: string;
  readonly to: string;
  /** The key that signs, and the account whose key it is. */
  readonly signedBy: string;
  readonly account: string;
}

/** Share of the value that an account gets. */
interface DrainPayment {
  readonly key: string;
  readonly account: string;
  readonly cents: bigint;
}

/** The way an instance would take to its end. */
export interface DrainPath {
  readonly moves: readonly DrainMove[];
  /** In the order in which they are first paid; together all that it holds. */
  readonly releases: readonly DrainPayment[];
  /** Seconds since 1970 from which on all its moves may be made; null where that is now. */
  readonly opensAt: number | null;
}

/** Reason why there is no path. */
export type DrainBlockReason = Exclude<DrainBlocker, 'AWAITING_INDEX' | 'NOT_YET'>;

/** Name of a move among those of a product. */
export function moveName({ kind, action }: Pick<DrainMove, 'kind' | 'action'>): string {
  return action ?? kind;
}

/**
 * Plans the moves by which an instance reaches a final state, by the manifest alone. A plan may use moves that lock no more value, need
 * no parameter that only a party can give, and are signed and paid by keys of accounts here. Of several plans it takes the one with the
 * fewest moves, then the one that pays the creator most, then the closing, then the first in the manifest's order. The same instance in
 * the same second has the same plan.
 * @param now seconds since 1970.
 */
export function planDrain(manifest: ProductManifest, instance: Drainable, now: number): DrainPath | DrainBlockReason {
  const moves = movesOf(manifest, instance);
  const open = moves.filter(({ blockReason }) => blockReason === null);
  const fresh = open.filter((move) => !instance.refused.has(moveName(move)));
  return search(manifest, instance, fresh, open, now) ?? search(manifest, instance, open, open, now)
    ?? whatIsMissing(manifest, instance, moves);
}

/** A move of the manifest as a drain sees it. */
interface Candidate {
  readonly kind: DrainMove['kind'];
  readonly action: string | null;
  readonly from: readonly string[];
  readonly to: string;
  readonly signedBy: string;
  readonly notBefore: string | null;
  readonly notAfter: string | null;
  /** Reason why a drain cannot make it. */
  readonly blockReason: DrainBlockReason | null;
}

/** All of them, the closing first: it is there to end what is open. */
function movesOf({ actions, closing }: ProductManifest, { accounts }: Drainable): Candidate[] {
  const unheld = (...keys: readonly string[]): DrainBlockReason | null => (keys.every((key) => accounts.has(key)) ? null : 'KEY_NOT_HELD');
  const acts = actions.map((it): Candidate => ({
    kind: 'ACTION', action: it.name, from: it.from_states, to: it.to_state, signedBy: it.signed_by, notBefore: it.not_before,
    notAfter: it.not_after,
    blockReason: blockReasonOf(it) ?? unheld(it.signed_by, ...it.payouts.map(({ key }) => key)),
  }));
  if (closing === null) return acts;
  const { from_states: from, to_state: to, signed_by: signedBy, released_to } = closing;
  return [{
    kind: 'CLOSE', action: null, from, to, signedBy, notBefore: null, notAfter: null, blockReason: unheld(signedBy, released_to),
  }, ...acts];
}

function blockReasonOf({ parameters, locks }: ProductAction): DrainBlockReason | null {
  if (parameters.some(({ required }) => required)) return 'PARAMETER_UNKNOWN';
  return locks === null ? null : 'LOCK_NEEDED';
}

/** A way as far as it has been followed. */
interface PartialPath {
  readonly moves: readonly Candidate[];
  readonly states: readonly string[];
  readonly fields: Fields;
  readonly value: bigint;
  readonly payouts: Effect['payouts'];
  /** From when on all its moves may be made, in seconds since 1970. */
  readonly at: number;
  readonly ends: boolean;
}

/** The best way, breadth first. @param first what may be its first move. @param then what may follow. */
function search(
  manifest: ProductManifest, instance: Drainable, first: readonly Candidate[], then: readonly Candidate[], now: number,
): DrainPath | undefined {
  let paths = [beginning(instance, now)];
  for (let length = 0, tried = 0; length < manifest.states.length && tried < MOST_TRIED; length += 1) {
    const ahead = paths.flatMap((path) => (length === 0 ? first : then).filter(({ from }) => from.includes(path.states.at(-1) ?? ''))
      .map((move) => ({ path, move })));
    paths = ahead.slice(0, MOST_TRIED - tried).flatMap(({ path, move }) => follow(manifest, path, move) ?? []);
    tried += ahead.length;
    const best = bestFor(instance, paths.flatMap((path) => (path.ends ? evaluateAt(manifest, instance, path, now) ?? [] : [])));
    if (best !== undefined) return pathOf(instance, best, now);
  }
  return undefined;
}

function beginning({ state, fields, value }: Drainable, at: number): PartialPath {
  return { moves: [], states: [state], fields, value, payouts: [], at, ends: false };
}

/** The trail a move longer; undefined where the move cannot be made any more. */
function follow(manifest: ProductManifest, path: PartialPath, move: Candidate): PartialPath | undefined {
  const at = Math.max(path.at, secondsIn(path.fields, move.notBefore) ?? 0);
  const effect = at < (secondsIn(path.fields, move.notAfter) ?? Infinity) ? effectOrNothing(manifest, path, move, at) : undefined;
  if (effect === undefined) return undefined;
  const { fields, value, payouts, ends } = effect;
  return {
    moves: [...path.moves, move], states: [...path.states, move.to], fields, value, payouts: [...path.payouts, ...payouts], at, ends,
  };
}

/** The same moves, all made when the last of them may be: a drain does not wait between its moves. */
function evaluateAt(manifest: ProductManifest, instance: Drainable, path: PartialPath, now: number): PartialPath | undefined {
  if (path.at === now) return path;
  return path.moves.reduce<PartialPath | undefined>((so, move) => so && follow(manifest, so, move), beginning(instance, path.at));
}

function secondsIn(fields: Fields, field: string | null): number | undefined {
  const value = field === null ? undefined : fields.get(field);
  return typeof value === 'bigint' ? Number(value) : undefined;
}

function effectOrNothing(
  manifest: ProductManifest, path: PartialPath, { kind, action, signedBy }: Candidate, at: number,
): Effect | undefined {
  const field = manifest.keys.find(({ name }) => name === signedBy)?.datum_field;
  const signer = field === undefined ? undefined : path.fields.get(field);
  const move: Move = { kind, action, parameters: new Map(), signer: typeof signer === 'string' ? signer : '' };
  try {
    return effectOf(manifest, path, move, at);
  } catch (error) {
    if (error instanceof NotBuildable) return undefined;
    throw error;
  }
}

/** The trail that pays the creator most; of as much the first. */
function bestFor({ accounts, creator }: Drainable, paths: readonly PartialPath[]): PartialPath | undefined {
  const got = ({ payouts }: PartialPath): bigint => payouts.reduce(
    (sum, { key, cents }) => (accounts.get(key) === creator ? sum + cents : sum), 0n,
  );
  return paths.reduce<PartialPath | undefined>((best, path) => (best === undefined || got(path) > got(best) ? path : best), undefined);
}

function pathOf({ accounts, value }: Drainable, path: PartialPath, now: number): DrainPath {
  const accountOf = (key: string): string => present(accounts.get(key), 'the account of a key that signs or is paid');
  const moves = path.moves.map(({ kind, action, to, signedBy }, index) => ({
    kind, action, from: present(path.states[index], 'the state before a move'), to, signedBy, account: accountOf(signedBy),
  }));
  const byKey = new Map<string, bigint>();
  for (const { key, cents } of path.payouts) byKey.set(key, (byKey.get(key) ?? 0n) + cents);
  const releases = [...byKey].map(([key, cents]) => ({ key, account: accountOf(key), cents }));
  assert(releases.reduce((sum, { cents }) => sum + cents, 0n) === value, 'a drain pays all that is held, and nothing else');
  return { moves, releases, opensAt: path.at > now ? path.at : null };
}

/** Finds the obstacle without which there would be a path: the first that could help, of what parties can do, then of what nobody can. */
function whatIsMissing(manifest: ProductManifest, { state }: Drainable, moves: readonly Candidate[]): DrainBlockReason {
  const finals = new Set(manifest.states.flatMap(({ name, is_final }) => (is_final ? [name] : [])));
  const helps = (reason: DrainBlockReason, allowed: readonly Candidate[]): boolean => allowed.some((move) => move.blockReason === reason
    && reachable([state], allowed).some((name) => move.from.includes(name)) && reachable([move.to], allowed).some((name) =>
      finals.has(name)));
  const order: readonly DrainBlockReason[] = ['LOCK_NEEDED', 'PARAMETER_UNKNOWN', 'KEY_NOT_HELD'];
  return order.find(
    (blockReason, place) => helps(blockReason, moves.filter((it) => it.blockReason === null || order.indexOf(it.blockReason) <= place)),
  ) ?? 'NO_PATH';
}

/** The states that moves lead to from these, and these themselves. */
function reachable(states: readonly string[], moves: readonly Candidate[]): readonly string[] {
  const next = moves.flatMap(({ from, to }) => (!states.includes(to) && from.some((name) => states.includes(name)) ? [to] : []));
  return next.length === 0 ? states : reachable([...states, ...new Set(next)], moves);
}
