/** All that other domains may import of limits. */
export { limitRules } from './limit-rules.ts';
export { limitFunctions } from './limits.sql.ts';
export { pixLimitsJob } from './pix/activate-pix-limits.ts';
export type { PixLimitsContext } from './pix/context.ts';
export { PixLimitsEntity } from './pix/pix-limits.entity.ts';
export type { PixLimitSettings } from './pix/pix-limits.ts';
export { LimitPolicyEntity } from './policies/limit-policy.entity.ts';
export { limitPolicyResource } from './policies/queries.ts';
export { verifyLimits, type LimitsVerdict } from './verify-limits.ts';
