import type { SplitSpec } from '../../../../generated/models.ts';
import { assert } from '../../../platform/assert.ts';
import { canonicalJson, sha256 } from '../../../platform/canonical.ts';
import { refusal, type Refusal } from '../../../platform/errors.ts';

/** Millionths of a cent in a cent. */
const MILLION = 1_000_000;
const ALL_BASIS_POINTS = 10_000;

/** A member among whom an amount is divided. */
export interface Sharer {
  readonly account: string;
  /** Number of parts that they bear of an amount divided by quotas, from 1. */
  readonly quota: number;
  /** The sum of `lost` of all their parts in the squad before this division, in millionths of a cent. */
  readonly rounding: number;
}

/** Share that one member bears of an amount. */
export interface Part {
  readonly account: string;
  readonly cents: number;
  /**
   * Difference of the exact part over `cents`, in millionths of a cent; below zero for one who bears a cent that was left over. A whole
   * number from -1,000,000 to 999,999, so that a member's sum is exact for nine billion expenses. Fractions of a millionth are dropped: a
   * hundred thousand expenses later that is a tenth of a cent.
   */
  readonly lost: number;
}

/** Accounts that a division names: those of its parts, or undefined where it is by equal parts or quotas. */
function namedBy(split: SplitSpec): readonly string[] | undefined {
  return 'parts' in split ? split.parts.map(({ account_id }) => account_id) : undefined;
}

/**
 * The members who share an expense: those of the snapshot, in its order; else those the split names, else `unnamed`, in the order
 * of joining. Accounts are given by their id, not by another reference to them.
 * @param active the active members of the squad, in the order of joining.
 * @param unnamed who shares it where nobody is named; all active members when left out.
 * @returns SPLIT_MEMBER_NOT_ACTIVE when an account that is named is not among `active`.
 */
export function sharersOf(
  split: SplitSpec, snapshot: readonly string[] | null, active: readonly Sharer[], unnamed?: readonly string[],
): readonly Sharer[] | Refusal {
  const members = new Map(active.map((sharer) => [sharer.account, sharer]));
  const named = new Set([...(snapshot ?? []), ...(namedBy(split) ?? [])]);
  const missing = [...named].filter((account) => !members.has(account));
  if (missing.length > 0) return refusal('SPLIT_MEMBER_NOT_ACTIVE', { account_ids: missing });
  if (snapshot) return snapshot.flatMap((account) => members.get(account) ?? []);
  const chosen = namedBy(split) ?? unnamed;
  return chosen ? active.filter(({ account }) => chosen.includes(account)) : active;
}

/**
 * The members who share what a recurring expense posts by itself. Equal parts and quotas go on without those who have left.
 * @returns undefined when it cannot be posted: amounts or percentages name a member who has left, or nobody is left.
 */
export function sharersLeft(
  split: SplitSpec, snapshot: readonly string[] | null, active: readonly Sharer[],
): readonly Sharer[] | undefined {
  const here = new Set(active.map(({ account }) => account));
  const still = namedBy(split) || !snapshot ? snapshot : snapshot.filter((account) => here.has(account));
  const sharers = sharersOf(split, still, active);
  return 'code' in sharers || sharers.length === 0 ? undefined : sharers;
}

/** The members as if parts they bore had never been: a new division takes back what those it replaces had lost. */
export function withoutParts(sharers: readonly Sharer[], replaced: readonly Pick<Part, 'account' | 'lost'>[]): readonly Sharer[] {
  const lost = new Map<string, number>();
  for (const part of replaced) lost.set(part.account, (lost.get(part.account) ?? 0) + part.lost);
  return sharers.map((sharer) => ({ ...sharer, rounding: sharer.rounding - (lost.get(sharer.account) ?? 0) }));
}

/**
 * Divides an amount (cents, from 1) to the cent. Parts are rounded down; each cent left over goes to one of the members who have
 * lost most by rounding in the squad so far, this division included, of equal ones to the first. So the same member does not bear
 * every odd cent. Who bears nothing by quota or percentage gets none.
 * @returns the parts, in the order of `sharers`, which sum to `amount`; or SPLIT_INVALID, with `reason` MEMBERS when members are
 *   named twice or the parts are not theirs, SUM when the parts do not sum to the amount or to 10,000 basis points.
 */
export function divide(amount: number, split: SplitSpec, sharers: readonly Sharer[]): readonly Part[] | Refusal {
  const fault = memberFault(split, sharers) ?? sumFault(split, amount);
  if (fault) return fault;
  const weight = weightsBy(split);
  return byWeight(amount, sharers.map((sharer) => ({ sharer, weight: BigInt(weight(sharer)) })));
}

function memberFault(split: SplitSpec, sharers: readonly Sharer[]): Refusal | undefined {
  const expected = sharers.map(({ account }) => account);
  const given = namedBy(split) ?? expected;
  const distinct = new Set([...expected, ...given]).size;
  if (distinct === expected.length && distinct === given.length) return undefined;
  return refusal('SPLIT_INVALID', { reason: 'MEMBERS', expected, given }, 'The split does not name each member once.');
}

function sumFault(split: SplitSpec, amount: number): Refusal | undefined {
  switch (split.method) {
    case 'EXACT': return unless(amount, split.parts.map(({ cents }) => cents), 'cents');
    case 'PERCENT': return unless(ALL_BASIS_POINTS, split.parts.map(({ basis_points }) => basis_points), 'basis points');
    default: return undefined;
  }
}

function unless(expected: number, parts: readonly number[], unit: string): Refusal | undefined {
  const given = sum(parts.map(BigInt));
  if (given === BigInt(expected)) return undefined;
  return refusal('SPLIT_INVALID', { reason: 'SUM', expected, given: Number(given) }, `The parts sum to ${given} of ${expected} ${unit}.`);
}

/** Weight of each member in the division. Exact parts are their own weights: they lose nothing. */
function weightsBy(split: SplitSpec): (sharer: Sharer) => number {
  switch (split.method) {
    case 'EQUAL': return () => 1;
    case 'QUOTA': return ({ quota }) => quota;
    case 'EXACT': return lookUp(split.parts.map(({ account_id, cents }) => [account_id, cents]));
    case 'PERCENT': return lookUp(split.parts.map(({ account_id, basis_points }) => [account_id, basis_points]));
  }
}

function lookUp(entries: readonly (readonly [string, number])[]): (sharer: Sharer) => number {
  const weights = new Map(entries);
  return ({ account }) => weights.get(account) ?? 0;
}

interface Weighted {
  readonly sharer: Sharer;
  readonly weight: bigint;
}

/** An amount times a weight passes 2^53, thus bigint until the parts are known. */
function byWeight(amount: number, weighted: readonly Weighted[]): readonly Part[] {
  const whole = sum(weighted.map(({ weight }) => weight));
  assert(whole > 0n, 'an amount is divided among nobody');
  const down = weighted.map((each) => ({ ...each, part: roundedDown(BigInt(amount), each, whole) }));
  const left = amount - down.reduce((cents, { part }) => cents + part.cents, 0);
  const bearers = down.filter(({ weight }) => weight > 0n).sort((a, b) => lostSoFar(b) - lostSoFar(a)).slice(0, left);
  const oneMore = new Set(bearers.map(({ part }) => part));
  return down.map(({ part }) => (oneMore.has(part) ? { ...part, cents: part.cents + 1, lost: part.lost - MILLION } : part));
}

function roundedDown(amount: bigint, { sharer, weight }: Weighted, whole: bigint): Part {
  const exact = amount * weight;
  const lost = ((exact % whole) * BigInt(MILLION)) / whole;
  return { account: sharer.account, cents: Number(exact / whole), lost: Number(lost) };
}

function lostSoFar({ sharer, part }: { sharer: Sharer; part: Part }): number {
  return sharer.rounding + part.lost;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

/**
 * Name of a share: stable, used once, and not a secret, because access to a share depends on the caller.
 * @param seq the number of the squad at which the amount was divided.
 * @param place of the share in that division, from 0.
 * @returns 64 hex digits, `#` and the place.
 */
export function shareReference(tenant: string, squad: string, seq: number, place: number): string {
  return `${sha256(canonicalJson([tenant, squad, seq]))}#${place}`;
}
