/** Exports of squads for other folders. */
export { verifySquads, type SquadsVerdict } from './verify/verify-squads.ts';
