export type { Commitments } from './get-account-balance.ts';
