/** All that other domains may import of reconciliation. */
export { BreakEntity as ReconciliationBreakEntity, loadBreaks } from './break.ts';
export { reconcileYesterday, reconciliationJobs } from './jobs.ts';
export type { Books, KnownEvidence, ProviderLine, ReconciliationContext, ReconciliationPorts } from './ports.ts';
export { breakResource, runResource } from './queries.ts';
export { RunEntity as ReconciliationRunEntity } from './run.entity.ts';
export { railPorts } from './rail-ports.ts';
export { reconciliationFunctions } from './reconciliation.sql.ts';
export { reconciliationConsumer } from './run-reconciliation.ts';
