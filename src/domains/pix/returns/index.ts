/** All that other parts of Pix, and what puts the service together, may import of returns. */
export { findCredit, findCreditOf } from './find-credit.ts';
export { followReturns } from './follow-returns.ts';
export type { PixCredit, ReturnDraft } from './pix-return.ts';
export { draftReturn, returnLoads, sendReturn, sentReturn, type ReturnsContext, type ReturnOrder, type SentReturn } from './send-return.ts';
export type { ReturnRequest, SponsorReturn } from './sponsor-returns.ts';
