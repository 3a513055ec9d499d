/** Public interface of lifecycle for other domains. */
export type { OpenCount } from './close-account.ts';
export { openedAccount } from './opened-account.ts';
export { alteredAccountRow } from './record.ts';
