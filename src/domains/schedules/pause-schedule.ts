import type { ScheduleResponse } from '../../../generated/models.ts';
import { announceChange, lockSchedule, requireOpen, skipWaiting } from './change-schedule.ts';
import type { ScheduleContext } from './dispatch.ts';
import { showSchedule } from './queries.ts';

/**
 * Pauses a schedule until it is resumed: nothing comes due, and runs that wait for a retry are skipped. Pausing a paused one changes
 * nothing.
 * @throws ApiError SCHEDULE_TERMINAL.
 */
export function pauseSchedule(ctx: ScheduleContext, scheduleId: string): Promise<ScheduleResponse> {
  return ctx.db.write(async (unit) => {
    const locked = await lockSchedule(ctx, unit, scheduleId);
    const { em, schedule } = locked;
    requireOpen(schedule);
    if (schedule.state === 'ACTIVE') {
      await skipWaiting(ctx, locked);
      schedule.state = 'PAUSED';
      schedule.nextRunAt = null;
      announceChange(locked, 'paused');
    }
    await em.flush();
    return showSchedule(ctx, em, schedule);
  });
}
