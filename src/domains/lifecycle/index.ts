/** All that other domains may import of lifecycle. */
export type { OpenCount } from './close-account.ts';
export { openedAccount } from './opened-account.ts';
export { alteredAccountRow } from './record.ts';
