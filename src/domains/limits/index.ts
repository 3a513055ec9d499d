/** All that other domains may import of limits. */
import { LimitCounterEntity } from './counter.entity.ts';
import { PixLimitsEntity } from './pix/pix-limits.entity.ts';
import { LimitPolicyEntity } from './policies/limit-policy.entity.ts';

export { limitRules } from './limit-rules.ts';
export { pixLimitsJob } from './pix/activate-pix-limits.ts';
export type { PixLimitsContext } from './pix/context.ts';
export type { PixLimitSettings } from './pix/pix-limits.ts';
export { limitPolicyResource } from './policies/queries.ts';
export { verifyLimits, type LimitsVerdict } from './verify-limits.ts';

export const limitsEntities = [LimitPolicyEntity, LimitCounterEntity, PixLimitsEntity];
