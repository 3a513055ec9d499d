import type { ScheduleResponse } from '../../../generated/models.ts';
import { endSchedule, lockSchedule, skipWaiting } from './change-schedule.ts';
import type { ScheduleContext } from './dispatch.ts';
import { showSchedule } from './queries.ts';

/** Ends a schedule for good; what waits for a retry is skipped. A cancelled one stays as it is. */
export function cancelSchedule(ctx: ScheduleContext, scheduleId: string): Promise<ScheduleResponse> {
  return ctx.db.write(async (unit) => {
    const locked = await lockSchedule(ctx, unit, scheduleId);
    const { em, schedule } = locked;
    if (schedule.state !== 'CANCELLED') {
      await skipWaiting(ctx, locked);
      endSchedule(locked, 'CANCELLED');
    }
    await em.flush();
    return showSchedule(em, schedule);
  });
}
