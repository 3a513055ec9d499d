/** Public interface of reconciliation for other domains. */
export { BreakEntity } from './break.entity.ts';
export { askBalances, reconcileYesterday } from './jobs.ts';
export type { Books, KnownEvidence, ProviderLine, ReconciliationPorts } from './ports.ts';
export { reconciliationConsumer } from './run-reconciliation.ts';
export { CAUSES, type Cause } from './files/cause.ts';
export { ageInDays, breaksByAge, listOpenBreaks, type AgedBreaks } from './files/open-breaks.ts';
export { readCamtStatement } from './files/read-camt.ts';
export { readCsvStatement, readMapping } from './files/read-csv.ts';
export { readOfxStatement } from './files/read-ofx.ts';
export { reconcileStatement, withCauses, type CausedBreak, type StatementReconciliation } from './files/reconcile-statement.ts';
export { readSettlements } from './files/settlements.ts';
export { UnreadableStatement, type FileProblem, type FileStatement } from './files/statement.ts';
