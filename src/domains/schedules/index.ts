/** Public interface of schedules for other domains. */
export { tickAll } from './jobs.ts';
