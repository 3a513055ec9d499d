/** All that other domains may import of obligations. */
export { stuckJob } from './announce-stuck.ts';
export { createObligation, paymentOut, requireSide, type ObligationsContext, type RailCheck } from './create-obligation.ts';
export { Dispatcher, type DispatchSettings } from './dispatcher.ts';
export { obligationFinalAtOnce, type Passage } from './final-at-once.ts';
export { accountSide, isOutbound, ONLY_PROVIDER, refuseAccount, type Obligation, type ObligationDraft, type Side } from './obligation.ts';
export { findObligation, ObligationEntity, obligationResource } from './queries.ts';
export { loadObligations, obligationEvent, obligationRow } from './record.ts';
export {
  settleObligation, settlementLoads, type Objection, type OutsideWord, type SettlementDecision,
} from './settle-obligation.ts';
export { decideRedispatch } from './redispatch-obligation.ts';
export { decideResolution, resolveObligation } from './resolve-obligation.ts';
export { scheduledTransfer } from './scheduled-transfer.ts';
