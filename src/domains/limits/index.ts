/** All that other domains may import of limits. */
export { movedLimitsRow } from './record.ts';
export { verifyLimits, type LimitsVerdict } from './verify-limits.ts';
