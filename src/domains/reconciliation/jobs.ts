import { accountingDay, addDays } from '../../platform/clock.ts';
import type { WriteKey } from '../../platform/db/command.ts';
import type { Database } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { once } from '../../platform/idempotency/idempotency.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { askBalance } from './ask-balance.ts';
import type { Books, ReconciliationContext } from './ports.ts';
import { RunEntity } from './run.entity.ts';
import { MAX_DAYS, startReconciliationRun } from './start-reconciliation-run.ts';

type ContextFor = (tenant: string, command?: WriteKey) => ReconciliationContext;

export function reconciliationJobs(database: Database, contextFor: ContextFor): Job[] {
  return [
    { name: 'reconcile-yesterday', every: '30 minutes', run: () => reconcileYesterday(database, contextFor) },
    { name: 'ask-balances', every: '1 hour', run: () => askBalances(database, contextFor) },
  ];
}

/** Queries the balance of each provider that carries a rail of a tenant. */
export async function askBalances(database: Database, contextFor: ContextFor): Promise<void> {
  for (const tenant of await database.tenants()) {
    const ctx = contextFor(tenant);
    const accounts = Map.groupBy(await ctx.reconciliation.booksOf(tenant), ({ providerId, currency }) => `${providerId} ${currency}`);
    await Promise.all([...accounts.values()].flatMap(([books]) => (books ? [askBalance(ctx, books)] : [])));
  }
}

/**
 * Compares the days until yesterday with every provider that offers a statement, once for each day, however often it runs: a comparison
 * takes in the days before it that went by without one, or whose comparison failed, up to `MAX_DAYS`.
 * @throws Error when some could not be started: because of a client's run that is under way, for example. They are tried again.
 */
export async function reconcileYesterday(database: Database, contextFor: ContextFor): Promise<void> {
  let failed = 0;
  for (const tenant of await database.tenants()) {
    const ctx = contextFor(tenant);
    const day = addDays(accountingDay(ctx.clock.now()), -1);
    for (const books of await ctx.reconciliation.booksOf(tenant)) {
      const command = { id: `reconcile:${books.providerId}:${books.rail}:${books.currency}:${day}`, digest: null, status: 201 };
      await compareUntil(contextFor(tenant, command), books, day).catch((error: unknown) => {
        failed += 1;
        const reason = error instanceof ApiError ? { reason: error.code } : { err: error }; // a refusal needs no stack
        ctx.log.warn({ tenant, provider_id: books.providerId, day, ...reason }, 'a nightly comparison could not be started');
      });
    }
  }
  if (failed > 0) throw new Error(`${failed} nightly comparisons could not be started`);
}

async function compareUntil(ctx: ReconciliationContext, { providerId, rail, currency }: Books, day: string): Promise<void> {
  const last = await ctx.db.read((em) => em.findOne(RunEntity, {
    tenantId: ctx.tenant, providerId, rail, currency, sourceKind: 'FETCH', createdBy: ctx.actor, state: { $ne: 'FAILED' },
  }, { orderBy: { runId: 'desc' } }));
  const earliest = addDays(day, 1 - MAX_DAYS);
  const next = last ? addDays(last.toDay, 1) : day;
  if (next > day) return;
  await once(() => startReconciliationRun(ctx, {
    provider_id: providerId, rail, currency, from: next < earliest ? earliest : next, to: day, source: { kind: 'FETCH' },
  }));
}
