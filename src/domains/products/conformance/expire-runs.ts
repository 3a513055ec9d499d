import type { Context } from '../../../platform/context.ts';
import type { Database, WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { RunEntity } from './conformance.entity.ts';
import { stateOf } from './conformance.ts';
import { runEvent } from './present.ts';
import { readRun } from './queries.ts';

const DUE = { name: 'conformance-runs-due', text: 'select tenant_id, run_id from razao.conformance_runs_due($1, $2)' };
const MOST_AT_ONCE = 500;

/** Writes down that the time of runs is over, for every tenant. Until it has, `stateOf` says so. */
export function expiryJob(database: Database, contextFor: (tenant: string) => Context): Job {
  return {
    name: 'conformance-runs', every: '1 minute',
    run: async () => {
      const due = await database.query<{ tenant_id: string; run_id: string }>(DUE, [database.clock.now(), MOST_AT_ONCE]);
      for (const { tenant_id, run_id } of due) await expireRun(contextFor(tenant_id), run_id);
    },
  };
}

/** Ends a run whose time is over, unless it ended in time and waits for its verdict. */
export async function expireRun(ctx: Context, runId: string): Promise<void> {
  await ctx.db.write(async ({ em, announce }) => {
    await lockHead(em, ctx.tenant); // before rows, as whoever binds a version does
    const { run, steps } = await readRun(em, ctx.tenant, runId);
    if (run.state !== 'OPEN' || stateOf(run, steps, ctx.clock.now()) !== 'EXPIRED') return;
    Object.assign(run, { state: 'EXPIRED', finishedAt: run.expiresAt, version: run.version + 1n });
    announce(runEvent(run, steps.length));
  });
}

/** Ends the open runs of a product, as another version is bound under the tenant's head: they play what is not bound any more. */
export async function endRuns({ em, announce }: WriteUnit, { tenant: tenantId, clock }: Context, productId: string): Promise<void> {
  for (const run of await em.find(RunEntity, { tenantId, productId, state: 'OPEN' }, { orderBy: { runId: 'asc' } })) {
    Object.assign(run, { state: 'EXPIRED', finishedAt: clock.now(), version: run.version + 1n });
    announce(runEvent(run, 0));
  }
}
