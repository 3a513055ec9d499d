/** All that other domains may import of reconciliation. */
import { BreakEntity } from './break.entity.ts';
import { RunEntity } from './run.entity.ts';

export { loadBreaks } from './break.ts';
export { reconcileYesterday, reconciliationJobs } from './jobs.ts';
export type { Books, KnownEvidence, ProviderLine, ReconciliationContext, ReconciliationPorts } from './ports.ts';
export { breakResource, runResource } from './queries.ts';
export { railPorts } from './rail-ports.ts';
export { reconciliationConsumer } from './run-reconciliation.ts';

export const reconciliationEntities = [RunEntity, BreakEntity];
