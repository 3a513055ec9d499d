import type { DebtorCreditor, Error as ErrorAnswer, ScheduleAction, ScheduleResponse, ScheduleRun } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { exponentOf } from '../../platform/currencies.ts';
import { presentAmount, toCents } from '../../platform/money.ts';
import { maskExternalId } from '../accounts/index.ts';
import { openDescription } from '../obligations/index.ts';
import { remaining } from './schedule.ts';
import type { Run, Schedule } from './schedule.entity.ts';

/** A schedule in the contract's form. */
export function presentSchedule(ctx: Pick<Context, 'tenant' | 'vault'>, it: Schedule, lastRun: Run | undefined): ScheduleResponse {
  return {
    schedule_id: it.scheduleId,
    account_id: it.accountId,
    schedule_type: it.scheduleType,
    state: it.state,
    action: presentAction(ctx, it.action),
    currency_exponent: exponentOf(it.action.amount.currency),
    run_at: text(it.runAt),
    first_run_at: text(it.firstRunAt),
    recurrence: it.recurrence ?? null,
    retry_policy: it.retryPolicy ?? null,
    misfire_grace_seconds: it.misfireGraceSeconds,
    timezone: it.timezone,
    next_run_at: text(it.nextRunAt),
    last_run: lastRun ? presentRun(lastRun) : null,
    occurrences: {
      total: it.total, executed: it.executed, refused: it.refused, misfired: it.misfired, skipped: it.skipped, remaining: remaining(it),
    },
    created_at: it.createdAt.toISOString(),
    created_by: it.createdBy,
    updated_at: it.updatedAt.toISOString(),
    ended_at: text(it.endedAt),
    version: Number(it.version),
  };
}

/** A run in the contract's form. */
export function presentRun(it: Run): ScheduleRun {
  return {
    run_id: it.runId,
    schedule_id: it.scheduleId,
    sequence: it.sequence,
    scheduled_for: it.scheduledFor.toISOString(),
    state: it.state,
    amount: presentAmount(it.action.amount.currency, toCents(it.action.amount.value)),
    attempts: it.attempts,
    next_attempt_at: it.state === 'RETRYING' ? text(it.dueAt) : null,
    obligation_id: it.state === 'EXECUTED' ? it.obligationId : null,
    refusal: (it.refusal ?? null) as ErrorAnswer | null,
    created_at: it.createdAt.toISOString(),
    updated_at: it.updatedAt.toISOString(),
  };
}

function presentAction(ctx: Pick<Context, 'tenant' | 'vault'>, action: ScheduleAction): ScheduleAction {
  const { kind, rail, amount, creditor, description, payment_description: kept, match_keys = {}, metadata = {} } = action;
  const said = openDescription(ctx, kept);
  return {
    kind, rail, amount, creditor: maskSide(creditor), ...(description !== undefined && { description }),
    ...(said !== undefined && { payment_description: said }), match_keys, metadata,
  };
}

function maskSide(side: DebtorCreditor): DebtorCreditor {
  return { ...side, ...(side.external_id !== undefined && { external_id: maskExternalId(side.external_id) }) };
}

function text(instant: Date | null | undefined): string | null {
  return instant?.toISOString() ?? null;
}
