/** Public interface of the battery for other domains. */
export { type Attack, BatteryError } from './sandbox/attack.ts';
export { ATTACKS } from './attacks/index.ts';
export { type BatteryJob, type ReportOfBattery, runAttacks } from './run-attacks.ts';
export { type Taken, moneyAttacks } from './money-attacks.ts';
