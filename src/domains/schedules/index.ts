/** All that other domains may import of schedules. */
export { tickAll } from './jobs.ts';
export { ScheduleEntity, ScheduleRunEntity } from './schedule.entity.ts';
