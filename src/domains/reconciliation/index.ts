/** All that other domains may import of reconciliation. */
export { reconcileYesterday } from './jobs.ts';
export type { Books, KnownEvidence, ProviderLine, ReconciliationPorts } from './ports.ts';
export { reconciliationConsumer } from './run-reconciliation.ts';
