import type { HealthResponse } from '../../../generated/models.ts';
import { clockIsOff } from '../../platform/db/clock-watch.ts';
import { fail } from '../../platform/errors.ts';
import type { Context } from '../../platform/context.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import type { CheckerContext } from '../checker/index.ts';
import type { ProductsContext } from '../../onchain/products/index.ts';
import { presentClock, type Health } from './health.ts';

/** Context of `getHealth`. */
export interface HealthContext extends Pick<Context, 'tenant' | 'db'>, Pick<ProductsContext, 'chainHealth'>, CheckerContext {
  readonly health: Health;
}

/**
 * Reports if the service works; degraded while schedules, webhooks or moves of products wait, custody differs from
 * the chain, or books differ from their entries. The row that differs is shown to a client that may read the journal.
 * @throws ApiError SERVICE_UNAVAILABLE when Postgres does not answer or cannot write, or the clock of this process differs from Postgres'.
 */
export async function getHealth(ctx: HealthContext & Pick<RequestContext, 'scopes'>): Promise<HealthResponse> {
  const report = await ctx.health.look();
  const { at, postgres, mongodb, clockAheadMs } = report;
  if (postgres !== 'up') fail('SERVICE_UNAVAILABLE');
  if (clockAheadMs !== 0) throw clockIsOff();
  const [chain, books] = await Promise.all([ctx.chainHealth(ctx), ctx.booksState(ctx.db, ctx.scopes.has('service/audit.read'))]);
  return {
    status: mongodb === 'up' && (chain ?? 'up') === 'up' && books?.status !== 'differ' ? 'ok' : 'degraded',
    checked_at: at.toISOString(),
    dependencies: [
      { name: 'postgres', status: postgres }, { name: 'mongodb', status: mongodb },
      ...(chain === null ? [] : [{ name: 'chain', status: chain }]),
    ],
    ...(books && { books }),
    ...presentClock(report),
  };
}
