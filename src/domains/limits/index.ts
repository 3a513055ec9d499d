/** Public interface of limits for other domains. */
export { movedLimitsRow } from './record.ts';
export { verifyLimits, type LimitsVerdict } from './verify-limits.ts';
