/** All that other domains may import of obligations. */
export { createObligation, requireSide, type RailCheck } from './create-obligation.ts';
export { obligationConsumers } from './dispatch-obligation.ts';
export { obligationFinalAtOnce } from './final-at-once.ts';
export type { Obligation, Side } from './obligation.ts';
export { maskExternalId } from './present.ts';
export { findObligation, ObligationEntity, obligationResource } from './queries.ts';
export { loadObligations } from './record.ts';
export { resolveObligation } from './resolve-obligation.ts';
export { scheduledTransfer } from './scheduled-transfer.ts';
