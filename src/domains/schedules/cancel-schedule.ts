import type { ScheduleResponse } from '../../../generated/models.ts';
import { endSchedule, lockSchedule, skipWaiting } from './change-schedule.ts';
import type { ScheduleContext } from './dispatch.ts';
import { showSchedule } from './queries.ts';

/** Cancels a schedule permanently; runs that wait for a retry are skipped. Cancelling a cancelled one changes nothing. */
export function cancelSchedule(ctx: ScheduleContext, scheduleId: string): Promise<ScheduleResponse> {
  return ctx.db.write(async (unit) => {
    const locked = await lockSchedule(ctx, unit, scheduleId);
    const { em, schedule } = locked;
    if (schedule.state !== 'CANCELLED') {
      await skipWaiting(ctx, locked);
      endSchedule(locked, 'CANCELLED');
    }
    await em.flush();
    return showSchedule(ctx, em, schedule);
  });
}
