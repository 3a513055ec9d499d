/** All that other domains may import of schedules. */
export type { DispatchTable, ScheduleContext } from './dispatch.ts';
export { scheduleJobs, tickAll } from './jobs.ts';
export { countOpenSchedules, scheduleResource } from './queries.ts';
export { scheduleFunctions } from './schedules.sql.ts';
export { ScheduleEntity, ScheduleRunEntity } from './schedule.entity.ts';
