import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type {
  RailFamily, ReconciliationBreakCounts, ReconciliationFailureReason, ReconciliationRunState, ReconciliationSourceKind, ReconciliationStatementLine,
  ReconciliationTotals,
} from '../../../generated/models.ts';

/** What a completed run came to, in the contract's form. */
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
    tenantId: p.string().primary(),
    runId: p.string().primary(),
    providerId: p.string(),
    rail: p.string().$type<RailFamily>(),
    currency: p.string(),
    fromDay: p.date(),
    toDay: p.date(),
    sourceKind: p.string().$type<ReconciliationSourceKind>(),
    /** The lines that were sent along; null where they are fetched. */
    statement: p.json<ReconciliationStatementLine[]>().nullable(),
    closingBalance: p.bigint('bigint').nullable(),
    state: p.string().$type<ReconciliationRunState>(),
    failureReason: p.string().$type<ReconciliationFailureReason>().nullable(),
    result: p.json<RunResult>().nullable(),
    version: p.bigint('bigint'),
    createdAt: p.datetime(),
    createdBy: p.string(),
    completedAt: p.datetime().nullable(),
  },
});

export type Run = InferEntity<typeof RunEntity>;
