/** All that other parts of Pix, and what puts the service together, may import of returns. */
export { announceReceived } from './announce-received.ts';
export { returnDetour, returnFinder } from './detour.ts';
export { findCredit, findCreditOf } from './find-credit.ts';
export { followReturns } from './follow-returns.ts';
export type { PixCredit, PixReturn, ReturnDraft } from './pix-return.ts';
export { returnDerived, returnLoaders } from './record.ts';
export { returnRail } from './return-rail.ts';
export { returnFunctions } from './returns.sql.ts';
export { returnsOf } from './return-route.ts';
export { draftReturn, returnLoads, sendReturn, sentReturn, type ReturnsContext, type ReturnWish, type SentReturn } from './send-return.ts';
export { sponsorReturns, type ReturnAnswer, type ReturnRequest, type SponsorReturn, type SponsorReturns } from './sponsor-returns.ts';
