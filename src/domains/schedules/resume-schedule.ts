import type { ScheduleResponse } from '../../../generated/models.ts';
import { announceChange, completeIfExhausted, lockSchedule, requireOpen } from './change-schedule.ts';
import type { ScheduleContext } from './dispatch.ts';
import { showSchedule } from './queries.ts';
import { nextRunFromNow } from './schedule.ts';

/**
 * Makes a paused schedule active again, from its next occurrence after now; with none left it is completed at once. Resuming an active one
 * changes nothing.
 * @throws ApiError SCHEDULE_TERMINAL.
 */
export function resumeSchedule(ctx: ScheduleContext, scheduleId: string): Promise<ScheduleResponse> {
  return ctx.db.write(async (unit) => {
    const locked = await lockSchedule(ctx, unit, scheduleId);
    const { em, schedule, now } = locked;
    requireOpen(schedule);
    if (schedule.state === 'PAUSED') {
      schedule.state = 'ACTIVE';
      schedule.nextRunAt = nextRunFromNow(schedule, now);
      if (!completeIfExhausted(locked)) announceChange(locked, 'resumed');
    }
    await em.flush();
    return showSchedule(ctx, em, schedule);
  });
}
