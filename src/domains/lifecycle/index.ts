/** All that other domains may import of lifecycle. */
export type { OpenCount } from './close-account.ts';
