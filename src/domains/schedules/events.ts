import { presentCurrency } from '../../platform/currencies.ts';
import type { EventDraft } from '../../platform/outbox/event.ts';
import type { Run, Schedule } from './schedule.entity.ts';

type ScheduleEvent = 'created' | 'updated' | 'paused' | 'resumed' | 'cancelled' | 'completed';

/** Event of a schedule at its version. It does not name an outside creditor. */
export function scheduleEvent(type: ScheduleEvent, it: Schedule, changed?: readonly string[]): EventDraft {
  const { amount, creditor, rail } = it.action;
  return {
    type: `schedule.${type}`,
    entityId: it.scheduleId,
    version: it.version,
    data: {
      account_id: it.accountId,
      amount: amount.value,
      ...(changed && { changed }),
      creditor_account_id: creditor.kind === 'account' ? (creditor.account_id ?? null) : null,
      ...presentCurrency(amount.currency),
      next_run_at: it.nextRunAt?.toISOString() ?? null,
      rail,
      schedule_id: it.scheduleId,
      schedule_type: it.scheduleType,
      state: it.state,
    },
  };
}

/** Event of a run that was executed, refused for good or found too late. */
export function runEvent(it: Run): EventDraft {
  const isExecuted = it.state === 'EXECUTED';
  return {
    type: `schedule_run.${it.state.toLowerCase()}`,
    entityId: it.runId,
    version: it.version,
    correlation: { obligation_id: isExecuted ? it.obligationId : null },
    data: {
      account_id: it.accountId,
      amount: it.action.amount.value,
      ...presentCurrency(it.action.amount.currency),
      ...(it.state === 'MISFIRED' ? { misfire_grace_seconds: it.misfireGraceSeconds } : { attempts: it.attempts }),
      ...(isExecuted && { obligation_id: it.obligationId }),
      ...(it.state === 'REFUSED' && { error: it.refusal?.error }),
      run_id: it.runId,
      schedule_id: it.scheduleId,
      scheduled_for: it.scheduledFor.toISOString(),
      sequence: it.sequence,
      state: it.state,
    },
  };
}
