/** All that other domains may import of obligations. */
export { stuckJob } from './announce-stuck.ts';
export {
  createObligation, creationCommand, creationLoads, decideCreation, paymentOut, refuseTerms, requirePossibleObligation, requireSide,
  type ObligationsContext, type RailCheck,
} from './create-obligation.ts';
export type { PaymentReceipts } from './payment-receipts.ts';
export {
  keepCounterparty, keepDescription, openDescription, openPersonal, presentCounterparty, presentMasked, readDescription, readFacts,
  type CounterpartyFacts, type Personal,
} from './counterparty.ts';
export type { Payee, PayeeInside, PayeeOutside } from './payee.ts';
export type { PaidParty, PayeeNames } from './repeat-guard.ts';
export { putPaymentRules, readPaymentRules } from './rules/payment-rules.ts';
export { Dispatcher, type RouteOverride, type DispatchContext } from './dispatcher.ts';
export { dispatchRow } from './dispatch-store.ts';
export { drawnId } from './drawn-id.ts';
export { EVENTS_OF_PAYMENT, paymentsWhere, txOf } from './payments.sql.ts';
export { newObligation, obligationFinalAtOnce, type ImmediatePayment } from './final-at-once.ts';
export {
  accountSide, creationEntry, isBetweenBanks, isOfProduct, isOutbound, OBLIGATION, ONLY_PROVIDER, RECEIVED_BY, refuseAccount, refuseUse,
  resolutionEntry, type Obligation, type ObligationDraft, type ResolutionOutcome, type Side,
} from './obligation.ts';
export {
  expectedName, FUNDS_RECEIPT, fundsReceiptKey, fundsReceiptOf, fundsReceiptRow, heldReceiptRow, isFurtherMoney, namedByProvider,
  namedByRail, receiptFor,
  refuseBooked, type FundsReceipt,
} from './funds-receipt.ts';
export { END_TO_END_ID, obligationCodec } from './obligation.entity.ts';
export { fundsReceiptCodec } from './funds-receipt.entity.ts';
export { readBrakes, readPayoutHours, releaseBrake, type PayoutBrake, type PayoutHour } from './brake/brake.ts';
export { arePayoutsStopped } from './payouts/payouts.sql.ts';
export {
  listForgottenPayments, payoutsUnderWay, readPayoutStop, startPayouts, stopPayouts, type ForgottenPayment,
} from './payouts/payouts.ts';
export { nameOnRail, presentSaid, presentSide } from './present.ts';
export { findObligation, findSentPayment } from './queries.ts';
export { debitsOn, endObligation, isDebitOn, loadObligations, obligationEvent, obligationRow } from './record.ts';
export {
  settleObligation, settlementLoads, type RefusalReason, type ExternalOutcome, type RejectReason, type SettlementDecision,
} from './settle-obligation.ts';
export { decideRedispatch } from './redispatch-obligation.ts';
export { decideResolution, resolveObligation } from './resolve-obligation.ts';
export { scheduledTransfer } from './scheduled-transfer.ts';
