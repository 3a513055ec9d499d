/** What other folders may use of squads. */
export { verifySquads, type SquadsVerdict } from './verify/verify-squads.ts';
