import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type {
  RailFamily, ReconciliationBreakCounts, ReconciliationFailureReason, ReconciliationRunState, ReconciliationSourceKind,
  ReconciliationStatementLine,
  ReconciliationTotals,
} from '../../../generated/models.ts';

/** Result of a completed run, in the contract's form. */
export interface RunResult {
  ledger_version: number;
  statement_hash: string;
  matched_count: number;
  break_counts: ReconciliationBreakCounts;
  totals: ReconciliationTotals;
}

/** A comparison of the ledger with a provider. */
export const RunEntity = defineEntity({
  name: 'ReconciliationRun',
  tableName: 'reconciliation_runs',
  properties: {
    tenantId: p.text().primary(),
    runId: p.text().primary(),
    providerId: p.text(),
    rail: p.text().$type<RailFamily>(),
    currency: p.text(),
    fromDay: p.date(),
    toDay: p.date(),
    sourceKind: p.text().$type<ReconciliationSourceKind>(),
    /** The lines of the request; null where they are fetched. */
    statement: p.json<ReconciliationStatementLine[]>().strictNullable(),
    closingBalance: p.bigint('bigint').strictNullable(),
    state: p.text().$type<ReconciliationRunState>(),
    failureReason: p.text().$type<ReconciliationFailureReason>().strictNullable(),
    result: p.json<RunResult>().strictNullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    completedAt: p.datetime().strictNullable(),
  },
});

export type Run = InferEntity<typeof RunEntity>;
