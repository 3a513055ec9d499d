import type { LimitScopeType } from '../../../../generated/models.ts';
import type { RowOf } from '../../../platform/db/row.ts';
import type { LimitPolicyEntity } from './limit-policy.entity.ts';

/** The fields of a limit policy that checks use. */
export type Policy = Omit<
  RowOf<typeof LimitPolicyEntity>,
  'enabled' | 'afterSeq' | 'untilSeq' | 'anyCurrencyUntilSeq' | 'version' | 'createdAt' | 'createdBy' | 'disabledAt' | 'disabledBy'
>;

/** A requested policy, before it has a counter. */
export type PolicyDraft = Omit<Policy, 'counter'>;

/** The most specific first. */
const SPECIFICITY: readonly LimitScopeType[] = ['ACCOUNT', 'PRODUCT', 'RAIL', 'ACCOUNT_TYPE', 'GLOBAL'];

export function bySpecificity(a: Policy, b: Policy): number {
  return SPECIFICITY.indexOf(a.scopeType) - SPECIFICITY.indexOf(b.scopeType) || (a.policyId > b.policyId ? -1 : 1);
}

/** Returns the rail whose movements it covers; null for all. */
export function railOf({ scopeType, scopeId, rail }: PolicyDraft): string | null {
  return scopeType === 'RAIL' ? scopeId : rail;
}

/** True when it covers movements of a product. @param productId null for movements of none. */
export function coversProduct({ scopeType, scopeId }: Policy, productId: string | null): boolean {
  return scopeType !== 'PRODUCT' || (productId !== null && scopeId === productId);
}

/** True when it covers all movements of accounts of that type. */
export function coversType({ scopeType, scopeId }: Policy, accountType: string): boolean {
  return scopeType !== 'PRODUCT' && (scopeType !== 'ACCOUNT_TYPE' || scopeId === accountType);
}

export function coversRail(policy: Policy, rail: string): boolean {
  const own = railOf(policy);
  return own === null || own === rail;
}

export function coversLevel({ appliesMaxKycLevel }: Policy, level: number): boolean {
  return appliesMaxKycLevel === null || level <= appliesMaxKycLevel;
}

/**
 * True when two policies share a counter: they have the same key, so that a policy that replaces another continues its count. Different
 * hours have windows of their own, and so another counter.
 */
export function shareCounter(a: PolicyDraft, b: PolicyDraft): boolean {
  return a.policyKey !== null && a.policyKey === b.policyKey && a.dimension === b.dimension && a.direction === b.direction
    && a.window === b.window &&
    a.currency === b.currency &&
    a.activeBetween?.start === b.activeBetween?.start && a.activeBetween?.end === b.activeBetween?.end;
}

/** Owner of the shared counter of a scope. */
export function subjectOf({ scopeType, scopeId }: Pick<Policy, 'scopeType' | 'scopeId'>): string {
  return scopeId === null ? scopeType : `${scopeType}:${scopeId}`;
}

/** True when each account has its own counter. */
export function isPerAccount({ scopeType, enforcePer }: Policy): boolean {
  return scopeType === 'ACCOUNT' || enforcePer === 'ACCOUNT';
}

/** A difference by which a policy of an account would loosen a broader one. */
export interface Loosening {
  readonly field: string;
  readonly ceiling: unknown;
  readonly requested: unknown;
}

/** Returns the difference by which a policy allows more than the broader one; undefined when it only tightens it. */
export function looseningOf(narrow: PolicyDraft, broad: PolicyDraft): Loosening | undefined {
  const told = (field: string, ceiling: unknown, requested: unknown): Loosening => ({ field, ceiling, requested });
  if (narrow.action !== 'REJECT') return told('action', 'REJECT', narrow.action);
  for (const field of ['dimension', 'direction', 'window'] as const) {
    if (narrow[field] !== broad[field]) return told(field, broad[field], narrow[field]);
  }
  if (railOf(narrow) !== railOf(broad)) return told('rail', railOf(broad), railOf(narrow));
  if (narrow.threshold > broad.threshold) return told('threshold', broad.threshold, narrow.threshold);
  const { activeBetween: hours } = narrow;
  if (hours?.start !== broad.activeBetween?.start || hours?.end !== broad.activeBetween?.end) {
    return told('active_between', broad.activeBetween, hours);
  }
  const level = narrow.appliesMaxKycLevel;
  const isNarrower = level !== null && (broad.appliesMaxKycLevel === null || level < broad.appliesMaxKycLevel);
  return isNarrower ? told('applies_max_kyc_level', broad.appliesMaxKycLevel, level) : undefined;
}

/** True when the more specific of two policies with one key replaces the other. */
export function shadows(narrow: Policy, broad: Policy): boolean {
  return narrow.scopeType !== 'ACCOUNT' || narrow.mayLoosen || looseningOf(narrow, broad) === undefined;
}
