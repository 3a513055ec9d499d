/** All that other domains may import of schedules. */
export { tickAll } from './jobs.ts';
