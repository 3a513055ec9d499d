/** Public interface of reconciliation for other domains. */
export { BreakEntity } from './break.entity.ts';
export { askBalances, reconcileYesterday } from './jobs.ts';
export type { Books, KnownEvidence, ProviderLine, ReconciliationPorts } from './ports.ts';
export { reconciliationConsumer } from './run-reconciliation.ts';
