import type { HealthResponse } from '../../../generated/models.ts';
import { clockIsOff } from '../../platform/db/clock-watch.ts';
import { fail } from '../../platform/errors.ts';
import type { Context } from '../../platform/context.ts';
import type { ProductsContext } from '../../onchain/products/index.ts';
import { presentClock, type Health } from './health.ts';

/** Context of `getHealth`. */
export interface HealthContext extends Pick<Context, 'tenant' | 'db'>, Pick<ProductsContext, 'chainHealth'> {
  readonly health: Health;
}

/**
 * Reports if the service works; degraded while schedules, webhooks or moves of products wait, or custody differs from the chain.
 * @throws ApiError SERVICE_UNAVAILABLE when Postgres does not answer or cannot write, or the clock of this process differs from Postgres'.
 */
export async function getHealth(ctx: HealthContext): Promise<HealthResponse> {
  const report = await ctx.health.look();
  const { at, postgres, mongodb, clockAheadMs } = report;
  if (postgres !== 'up') fail('SERVICE_UNAVAILABLE');
  if (clockAheadMs !== 0) throw clockIsOff();
  const chain = await ctx.chainHealth(ctx);
  return {
    status: mongodb === 'up' && (chain ?? 'up') === 'up' ? 'ok' : 'degraded',
    checked_at: at.toISOString(),
    dependencies: [
      { name: 'postgres', status: postgres }, { name: 'mongodb', status: mongodb },
      ...(chain === null ? [] : [{ name: 'chain', status: chain }]),
    ],
    ...presentClock(report),
  };
}
