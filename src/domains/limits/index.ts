/** All that other domains may import of limits. */
export { PixLimitsEntity } from './pix/pix-limits.entity.ts';
export { LimitPolicyEntity } from './policies/limit-policy.entity.ts';
export { movedLimitsRow } from './record.ts';
export { verifyLimits, type LimitsVerdict } from './verify-limits.ts';
