import type { Database } from '../../platform/db/database.ts';
import { gaugesFrom, zeroBeforeTimeout, type Metric } from '../../platform/metrics/index.ts';
import type { Health } from './health.ts';

const READY = { name: 'razao_ready', help: '1 when this process answers 200 to /readyz' };

const healthOf = new WeakMap<Database, Health>();

/** Connects the readiness metric of the process on `database` to `health`. */
export function showReadiness(database: Database, health: Health): void {
  healthOf.set(database, health);
}

export const healthMetrics: readonly Metric[] = [gaugesFrom([READY], async ({ database }) => {
  const health = healthOf.get(database);
  return health ? [{ gauge: READY.name, value: await Promise.race([readinessOf(health), zeroBeforeTimeout()]) }] : [];
})];

async function readinessOf(health: Health): Promise<number> {
  return health.statusOf(await health.look()) === 'ready' ? 1 : 0;
}
