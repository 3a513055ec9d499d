import { accountingDay, addDays } from '../../platform/clock.ts';
import type { WriteKey } from '../../platform/db/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency/idempotency.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { askBalance } from './ask-balance.ts';
import type { Books, ReconciliationContext } from './ports.ts';
import { startReconciliationRun } from './start-reconciliation-run.ts';

type ContextFor = (tenant: string, command?: WriteKey) => ReconciliationContext;

const TENANTS = { name: 'tenants', text: 'select tenant_id from razao.tenants' };

export function reconciliationJobs(database: Database, contextFor: ContextFor): Job[] {
  return [
    { name: 'reconcile-yesterday', every: '30 minutes', run: () => reconcileYesterday(database, contextFor) },
    { name: 'ask-balances', every: '1 hour', run: () => askBalances(database, contextFor) },
  ];
}

/** Queries the balance of each provider that carries a rail of a tenant. */
export async function askBalances(database: Database, contextFor: ContextFor): Promise<void> {
  for (const { tenant_id: tenant } of await database.query<{ tenant_id: string }>(TENANTS, [])) {
    const ctx = contextFor(tenant);
    const accounts = Map.groupBy(await ctx.reconciliation.booksOf(tenant), ({ providerId, currency }) => `${providerId} ${currency}`);
    await Promise.all([...accounts.values()].flatMap(([books]) => (books ? [askBalance(ctx, books)] : [])));
  }
}

/** Compares yesterday with every provider that offers a statement: once for each day, however often it runs. */
export async function reconcileYesterday(database: Database, contextFor: ContextFor): Promise<void> {
  for (const { tenant_id: tenant } of await database.query<{ tenant_id: string }>(TENANTS, [])) {
    const ctx = contextFor(tenant);
    const day = addDays(accountingDay(ctx.clock.now()), -1);
    for (const books of await ctx.reconciliation.booksOf(tenant)) {
      await startOnce(contextFor(
        tenant, { id: `reconcile:${books.providerId}:${books.rail}:${books.currency}:${day}`, digest: null, status: 201 },
      ), books, day)
        .catch((error: unknown) => ctx.log.warn(
          { tenant, provider_id: books.providerId, day, err: error }, 'a nightly comparison could not be started',
        ));
    }
  }
}

/** A run that is refused, for example because a client's run is under way, is tried again on the next tick. */
async function startOnce(ctx: ReconciliationContext, { providerId, rail, currency }: Books, day: string): Promise<void> {
  try {
    await once(() => startReconciliationRun(ctx, {
      provider_id: providerId, rail, currency, from: day, to: day, source: { kind: 'FETCH' },
    }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
