import type { HealthResponse } from '../../../generated/models.ts';
import { fail } from '../../platform/errors.ts';
import type { Health } from './health.ts';

/** What the verb needs besides the context of every request. */
export interface HealthContext {
  readonly health: Health;
}

/**
 * Whether the service works; degraded while schedules and webhooks wait.
 * @throws ApiError SERVICE_UNAVAILABLE when Postgres does not answer or cannot write.
 */
export async function getHealth({ health }: HealthContext): Promise<HealthResponse> {
  const { at, postgres, mongodb } = await health.look();
  if (postgres !== 'up') fail('SERVICE_UNAVAILABLE');
  return {
    status: mongodb === 'up' ? 'ok' : 'degraded',
    checked_at: at.toISOString(),
    dependencies: [{ name: 'postgres', status: postgres }, { name: 'mongodb', status: mongodb }],
  };
}
