import type { EntityManager } from '@mikro-orm/postgresql';
import type { Run, Schedule } from './schedule.entity.ts';

/**
 * Writes of ticks, many rows at a time: each in one statement over a list. The identity map would update them by a CASE with as many
 * branches as there are rows, which takes Postgres longer than all else.
 */

const INSERT_RUNS = 'select razao.insert_schedule_runs(?, ?::json)';

const UPDATE_RUNS = `
  update razao.schedule_runs r
  set state = n.state, attempts = n.attempts, due_at = n.due_at, lease = n.lease, refusal = n.refusal, version = n.version, updated_at = n.updated_at
  from json_populate_recordset(null::razao.schedule_runs, ?::json) n
  where r.tenant_id = n.tenant_id and r.schedule_id = n.schedule_id and r.scheduled_for = n.scheduled_for`;

const UPDATE_SCHEDULES = `
  update razao.schedules s
  set state = n.state, next_run_at = n.next_run_at, last_run_for = n.last_run_for, total = n.total, executed = n.executed,
    refused = n.refused, misfired = n.misfired, skipped = n.skipped, version = n.version, updated_at = n.updated_at, ended_at = n.ended_at
  from json_populate_recordset(null::razao.schedules, ?::json) n
  where s.tenant_id = n.tenant_id and s.schedule_id = n.schedule_id`;

export async function insertRuns(em: EntityManager, runs: readonly Run[]): Promise<void> {
  const [first] = runs;
  if (first) await em.execute(INSERT_RUNS, [first.tenantId, JSON.stringify(runs.map(runColumns))]);
}

/** Writes the changed columns of runs. */
export async function updateRuns(em: EntityManager, runs: readonly Run[]): Promise<void> {
  if (runs.length > 0) await em.execute(UPDATE_RUNS, [JSON.stringify(runs.map(runColumns))]);
}

/** Writes the progress of schedules, without the fields that a caller may change. */
export async function updateProgress(em: EntityManager, schedules: readonly Schedule[]): Promise<void> {
  if (schedules.length > 0) await em.execute(UPDATE_SCHEDULES, [JSON.stringify(schedules.map(progressColumns))]);
}

function runColumns(it: Run) {
  return {
    tenant_id: it.tenantId, schedule_id: it.scheduleId, scheduled_for: it.scheduledFor, run_id: it.runId, sequence: it.sequence,
    state: it.state, account_id: it.accountId, action: it.action, retry_policy: it.retryPolicy,
    misfire_grace_seconds: it.misfireGraceSeconds, attempts: it.attempts, due_at: it.dueAt, obligation_id: it.obligationId,
    refusal: it.refusal, version: String(it.version), created_at: it.createdAt, updated_at: it.updatedAt, lease: it.lease,
  };
}

function progressColumns(it: Schedule) {
  return {
    tenant_id: it.tenantId, schedule_id: it.scheduleId, state: it.state, next_run_at: it.nextRunAt, last_run_for: it.lastRunFor,
    total: it.total, executed: it.executed, refused: it.refused, misfired: it.misfired, skipped: it.skipped,
    version: String(it.version), updated_at: it.updatedAt, ended_at: it.endedAt,
  };
}
