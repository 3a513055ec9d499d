import type { HealthResponse } from '../../../generated/models.ts';
import { clockIsOff } from '../../platform/db/clock-watch.ts';
import { fail } from '../../platform/errors.ts';
import type { Health } from './health.ts';

/** What the verb needs besides the context of every request. */
export interface HealthContext {
  readonly health: Health;
}

/**
 * Whether the service works; degraded while schedules and webhooks wait.
 * @throws ApiError SERVICE_UNAVAILABLE when Postgres does not answer or cannot write, or the clock of this process is not Postgres'.
 */
export async function getHealth({ health }: HealthContext): Promise<HealthResponse> {
  const { at, postgres, mongodb, clockAheadMs } = await health.look();
  if (postgres !== 'up') fail('SERVICE_UNAVAILABLE');
  if (clockAheadMs !== 0) throw clockIsOff();
  return {
    status: mongodb === 'up' ? 'ok' : 'degraded',
    checked_at: at.toISOString(),
    dependencies: [{ name: 'postgres', status: postgres }, { name: 'mongodb', status: mongodb }],
  };
}
