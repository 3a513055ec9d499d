/** All that other domains may import of schedules. */
import { ScheduleEntity, ScheduleRunEntity } from './schedule.entity.ts';

export type { DispatchTable, ScheduleContext } from './dispatch.ts';
export { scheduleJobs, tickAll } from './jobs.ts';
export { countOpenSchedules, scheduleResource } from './queries.ts';

export const schedulesEntities = [ScheduleEntity, ScheduleRunEntity];
