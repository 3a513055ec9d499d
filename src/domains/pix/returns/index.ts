/** All that other parts of Pix may import of returns. */
export { findCredit } from './find-credit.ts';
export type { PixCredit, ReturnDraft } from './pix-return.ts';
export { draftReturn, returnLoads, sendReturn, sentReturn, type ReturnsContext, type ReturnWish, type SentReturn } from './send-return.ts';
