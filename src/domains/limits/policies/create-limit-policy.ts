import type { CreateLimitPolicyRequest, LimitPolicyResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { readPolicy, sharedScope } from './read-request.ts';
import { storePolicy } from './store-policy.ts';

/**
 * Limits the movements of a shared scope, from the next one on.
 * @throws ApiError INVALID_CURRENCY, POLICY_KEY_TAKEN.
 */
export async function createLimitPolicy(ctx: Context, body: CreateLimitPolicyRequest): Promise<LimitPolicyResponse> {
  const policy = readPolicy(body, sharedScope(body), { policyId: ctx.ids.next('lim'), mayLoosen: true });
  return ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant);
    return storePolicy(ctx, unit, policy, policy.policyId);
  });
}
