/** All that other domains may import of reconciliation. */
export { BreakEntity as ReconciliationBreakEntity } from './break.ts';
export { reconcileYesterday } from './jobs.ts';
export type { Books, KnownEvidence, ProviderLine, ReconciliationPorts } from './ports.ts';
export { RunEntity as ReconciliationRunEntity } from './run.entity.ts';
export { reconciliationConsumer } from './run-reconciliation.ts';
