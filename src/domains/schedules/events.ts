import type { RefusalCode } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { presentCurrency } from '../../platform/currencies.ts';
import type { EventOf } from '../../platform/outbox/event.ts';
import type { Run, Schedule } from './schedule.entity.ts';

type ScheduleEvent = 'created' | 'updated' | 'paused' | 'resumed' | 'cancelled' | 'completed';

/** Event of a schedule at its version. It does not name an outside creditor. */
export function scheduleEvent(type: ScheduleEvent, it: Schedule, changed?: readonly string[]): EventOf<`schedule.${ScheduleEvent}`> {
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

/** Events of the states in which a run has ended. */
const ENDED = { EXECUTED: 'schedule_run.executed', REFUSED: 'schedule_run.refused', MISFIRED: 'schedule_run.misfired' } as const;

/** Event of a run that was executed, refused for good or found too late. */
export function runEvent(it: Run): EventOf<(typeof ENDED)[keyof typeof ENDED]> {
  return {
    type: present(ENDED[it.state as keyof typeof ENDED], 'the event of a run that has ended'),
    entityId: it.runId,
    version: it.version,
    correlation: { obligation_id: it.state === 'EXECUTED' ? it.obligationId : null },
    data: {
      account_id: it.accountId,
      amount: it.action.amount.value,
      ...presentCurrency(it.action.amount.currency),
      ...endOf(it),
      run_id: it.runId,
      schedule_id: it.scheduleId,
      scheduled_for: it.scheduledFor.toISOString(),
      sequence: it.sequence,
      state: it.state,
    },
  };
}

function endOf(it: Run) {
  if (it.state === 'MISFIRED') return { misfire_grace_seconds: it.misfireGraceSeconds };
  if (it.state === 'EXECUTED') return { attempts: it.attempts, obligation_id: it.obligationId };
  return { attempts: it.attempts, error: present(it.refusal, 'the refusal of a refused run').error as RefusalCode };
}
