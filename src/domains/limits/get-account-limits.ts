import type { AccountLimit, AccountLimitsResponse } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { Account } from '../accounts/index.ts';
import { isExemptType, type OwnLimits, type SharedLimits } from './limits.ts';
import { readLimits } from './read-limits.ts';
import { Usage } from './counters/usage.ts';
import { windowAt, type Window } from './counters/windows.ts';
import { LimitPolicyEntity, type LimitPolicy } from './policies/limit-policy.entity.ts';
import type { EnforcedPolicy } from './policies/policy-book.ts';
import { coversLevel, coversType, isPerAccount, railOf, shadows } from './policies/policy.ts';
import { presentPolicy } from './policies/present.ts';

/** Returns every enabled policy that covers movements of the account now, the most specific scope first. */
export async function getAccountLimits(
  ctx: Context, { accountId, type, currency }: Pick<Account, 'accountId' | 'type' | 'currency'>,
): Promise<AccountLimitsResponse> {
  const { own, shared } = await readLimits(ctx, accountId);
  const asOf = ctx.clock.now();
  const covering = [...own.book.policies, ...shared.book.policies].filter(
    (it) => it.currency === currency && coversType(it, type) && coversLevel(it, own.level),
  );
  const stored = await findPolicies(ctx, covering);
  const standing = covering.map((policy) => ({ policy, window: windowAt(policy.window, policy.activeBetween, asOf.getTime()) }));
  const exempt = isExemptType(type);
  return {
    account_id: accountId, as_of: asOf.toISOString(), exempt,
    limits: standing.flatMap((it) => {
      const row = stored.get(it.policy.policyId);
      const used = exempt ? 0 : usedOf(it, accountId, own, shared);
      return row ? [{ ...standingOf(it, standing, used), policy: presentPolicy(row) }] : [];
    }),
  };
}

interface Standing {
  readonly policy: EnforcedPolicy;
  /** The running window; undefined outside of its hours. */
  readonly window: Window | undefined;
}

function standingOf({ policy, window }: Standing, all: readonly Standing[], used: number): Omit<AccountLimit, 'policy'> {
  const shadow = window && all.slice(0, all.findIndex((it) => it.policy === policy)).find(
    (it) => it.window && takesPlaceOf(it.policy, policy),
  );
  const shown = policy.counter === null ? undefined : window;
  return {
    status: window ? (shadow ? 'SHADOWED' : 'ACTIVE') : 'INACTIVE', shadowed_by: shadow?.policy.policyId ?? null,
    window_start: shown ? new Date(shown.start).toISOString() : null, window_end: shown ? new Date(shown.end).toISOString() : null,
    used, remaining: Math.max(0, policy.threshold - used),
  };
}

/** True when one policy replaces the other for all of its movements. */
function takesPlaceOf(narrow: EnforcedPolicy, broad: EnforcedPolicy): boolean {
  if (narrow.policyKey === null || narrow.policyKey !== broad.policyKey || narrow.scopeType === broad.scopeType) return false;
  const rail = railOf(narrow);
  return narrow.direction === broad.direction && (rail === null || rail === railOf(broad)) && shadows(narrow, broad);
}

function usedOf({ policy, window }: Standing, accountId: string, own: OwnLimits, shared: SharedLimits): number {
  if (policy.counter === null || !window) return 0;
  const mine = policy.direction === 'DEBIT' ? own.used : own.credited;
  const usage = isPerAccount(policy) ? mine : (shared.used.get(policy.sharedSubject ?? accountId) ?? Usage.none);
  return usage.usedIn(policy.counter, window.start);
}

async function findPolicies(ctx: Context, policies: readonly EnforcedPolicy[]): Promise<Map<string, LimitPolicy>> {
  if (policies.length === 0) return new Map();
  const ids = policies.map(({ policyId }) => policyId);
  const rows: unknown = await ctx.db.read((em) => em.find(LimitPolicyEntity, { tenantId: ctx.tenant, policyId: { $in: ids } }));
  return new Map((rows as LimitPolicy[]).map((row) => [row.policyId, row]));
}
