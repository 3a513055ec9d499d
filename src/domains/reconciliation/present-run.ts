import type { ReconciliationRunResponse } from '../../../generated/models.ts';
import { presentCurrency } from '../../platform/currencies.ts';
import type { EventOf } from '../../platform/outbox/event.ts';
import type { Run } from './run.entity.ts';

/** A run in the contract's form. */
export function presentRun(it: Run): ReconciliationRunResponse {
  const { result } = it;
  return {
    run_id: it.runId, provider_id: it.providerId, rail: it.rail, ...presentCurrency(it.currency),
    from: it.fromDay, to: it.toDay, source_kind: it.sourceKind,
    state: it.state, failure_reason: it.failureReason ?? null,
    ledger_version: result?.ledger_version ?? null, statement_hash: result?.statement_hash ?? null,
    matched_count: result?.matched_count ?? null,
    break_counts: result?.break_counts ?? null, totals: result?.totals ?? null,
    created_at: it.createdAt.toISOString(), created_by: it.createdBy, completed_at: it.completedAt?.toISOString() ?? null,
  };
}

const EVENT_OF = { RUNNING: 'started', COMPLETED: 'completed', FAILED: 'failed' } as const;

/** Event of a run in its present state. */
export function runEvent(it: Run): EventOf<`reconciliation_run.${'started' | 'completed' | 'failed'}`> {
  const { result } = it;
  return {
    type: `reconciliation_run.${EVENT_OF[it.state]}`, entityId: it.runId, version: it.version,
    data: {
      run_id: it.runId, provider_id: it.providerId, rail: it.rail, ...presentCurrency(it.currency),
      from: it.fromDay, to: it.toDay, state: it.state,
      ...(result && { matched_count: result.matched_count, break_counts: result.break_counts }),
      ...(it.failureReason && { failure_reason: it.failureReason }),
      ...(it.completedAt && { completed_at: it.completedAt.toISOString() }),
    },
  };
}
