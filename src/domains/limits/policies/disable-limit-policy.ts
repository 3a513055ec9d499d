import type { LimitPolicyResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { LimitPolicyEntity, type LimitPolicy } from './limit-policy.entity.ts';
import { policyEvent, presentPolicy } from './present.ts';
import { lastEntry } from './store-policy.ts';

/** Disables a policy permanently, from the next movement on. Disabling a disabled one changes nothing. */
export async function disableLimitPolicy(ctx: Context, policyId: string): Promise<LimitPolicyResponse> {
  return ctx.db.write(async ({ em, announce, touch }) => {
    await lockHead(em, ctx.tenant);
    const row: unknown = await em.findOneOrFail(LimitPolicyEntity, { tenantId: ctx.tenant, policyId });
    const policy = row as LimitPolicy;
    if (!policy.enabled) return presentPolicy(policy);
    policy.enabled = false;
    policy.disabledAt = ctx.clock.now();
    policy.disabledBy = ctx.actor;
    policy.untilSeq = await lastEntry(em, ctx.tenant);
    policy.version += 1n;
    touch(policy.scopeType === 'ACCOUNT' ? String(policy.scopeId) : policyId);
    announce(policyEvent('disabled', policy));
    return presentPolicy(policy);
  });
}
