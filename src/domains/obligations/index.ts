/** All that other domains may import of obligations. */
export { stuckJob } from './announce-stuck.ts';
export { createObligation, paymentOut, requireSide, type ObligationsContext, type Payee, type PayeeInside, type RailCheck } from './create-obligation.ts';
export { Dispatcher, type Detour, type DispatchSettings } from './dispatcher.ts';
export { dispatchRow } from './dispatch-store.ts';
export { newObligation, obligationFinalAtOnce, type Passage } from './final-at-once.ts';
export { accountSide, creationEntry, isOutbound, ONLY_PROVIDER, refuseAccount, type Obligation, type ObligationDraft, type Side } from './obligation.ts';
export {
  END_TO_END_ID, expectedName, heldMoneyRow, isFurtherMoney, MONEY_IN, moneyInBy, moneyInKey, moneyInRow, moneyOf, namedByProvider, namedByRail, refuseBooked, type MoneyIn,
} from './money-in.ts';
export { obligationFunctions } from './obligations.sql.ts';
export { findObligation, findSentPayment, ObligationEntity, obligationResource } from './queries.ts';
export { debitsOn, isDebitOn, loadObligations, obligationEvent, obligationRow } from './record.ts';
export {
  settleObligation, settlementLoads, type Objection, type Obstacle, type OutsideWord, type SettlementDecision,
} from './settle-obligation.ts';
export { decideRedispatch } from './redispatch-obligation.ts';
export { decideResolution, resolveObligation } from './resolve-obligation.ts';
export { scheduledTransfer } from './scheduled-transfer.ts';
