/** Public interface of rails for other domains. */
export { endToEndId, isEndToEndId, PAYMENT_NAME, type EndToEndKind } from './end-to-end-id.ts';
export { mockRail } from './mock-rail.ts';
export {
  BANK_RAILS, BOUND_RAILS, CAPABILITIES, PAYMENTS, RailTimeout, RailUnreachable, ReferenceTaken,
  type BankRail, type BoundRail, type FoundPayment, type GivenPayment, type PayAnswer, type RailAdapter, type RailDirection,
  type RailFamily, type RailParty, type RailPayment, type SentPayment, type StatementLine,
} from './rail.ts';
export { rejectCodes, rejectReason, type RejectCode } from './reject-codes.ts';
export { bindRail, storeBinding } from './bind-rail.ts';
export { RailBindingEntity, type RailBindingRecord } from './binding.entity.ts';
export { IN_PROCESS, Rails, type Adapters, type RailBinding, type Route } from './rails.ts';
export { SponsorClient, type SponsorAccount, type SponsorAnswer, type SponsorClientOptions } from './sponsor-client.ts';
export {
  isSignedRequest, signRequest,
  type GivenPaymentPage, type PaymentRequest, type PaymentStatus, type SponsorAmount, type SponsorCall, type SponsorGivenPayment,
  type SponsorParty, type SponsorPayment, type SponsorStatementLine,
  type SponsorStatementPage,
} from './sponsor-interface.ts';
export { API_PIX, apiPixRails, SPONSOR, SPONSOR_ADAPTERS, sponsorRails } from './sponsor-rail.ts';
export { readFoundPayment, readPayAnswer } from './standing.ts';
