import type { FilterQuery } from '@mikro-orm/postgresql';
import type { LimitPolicyListResponse, LimitPolicyResponse, LimitScopeType } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { isAccountId, joinedAccounts } from '../../accounts/index.ts';
import { LimitPolicyEntity, type LimitPolicy } from './limit-policy.entity.ts';
import { presentPolicy } from './present.ts';

const POLICY_ID = /^lim_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Finds the tenant's policy of this id; undefined for a missing and a foreign one alike. */
export async function findLimitPolicy(ctx: Pick<Context, 'tenant' | 'db'>, policyId: string): Promise<LimitPolicy | undefined> {
  if (!POLICY_ID.test(policyId)) return undefined;
  return (await ctx.db.read((em) => em.findOne(LimitPolicyEntity, { tenantId: ctx.tenant, policyId }))) ?? undefined;
}

/** Loads the policy that a path names. */
export const limitPolicyResource: ResourceKind<LimitPolicy> = { missing: 'LIMIT_POLICY_NOT_FOUND', find: findLimitPolicy };

export interface LimitPolicyFilters {
  scope_type?: LimitScopeType | undefined;
  scope_id?: string | undefined;
  policy_key?: string | undefined;
  enabled?: boolean | undefined;
}

/**
 * Lists the tenant's policies, newest first, with the disabled ones.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listLimitPolicies(ctx: Context, filters: LimitPolicyFilters, query: PageQuery): Promise<LimitPolicyListResponse> {
  const page = new Page<string>(ctx, 'listLimitPolicies', filters, query);
  const where: FilterQuery<LimitPolicy> = {
    tenantId: ctx.tenant,
    ...(page.after !== undefined && { policyId: { $lt: page.after } }),
    ...(filters.scope_type !== undefined && { scopeType: filters.scope_type }),
    ...(filters.policy_key !== undefined && { policyKey: filters.policy_key }),
    ...(filters.enabled !== undefined && { enabled: filters.enabled }),
  };
  const { scope_id } = filters;
  const rows = await ctx.db.read(async (em) => em.find(LimitPolicyEntity, {
    ...where,
    ...(scope_id !== undefined && { scopeId: isAccountId(scope_id) ? { $in: await joinedAccounts(em, ctx.tenant, scope_id) } : scope_id }),
  }, { orderBy: { policyId: 'desc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ policyId }) => policyId, presentPolicy);
  return { items: data, next_cursor };
}

/** One limit policy. */
export function getLimitPolicy(policy: LimitPolicy): LimitPolicyResponse {
  return presentPolicy(policy);
}
