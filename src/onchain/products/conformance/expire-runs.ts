import type { Context } from '../../../platform/context.ts';
import type { Database, WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { RunEntity } from './conformance.entity.ts';
import { stateOf } from './conformance.ts';
import { announceEnded } from './decide-run.ts';
import { runEvent } from './present.ts';
import { readRun, type PlayedRun } from './queries.ts';

const DUE = { name: 'conformance-runs-due', text: 'select tenant_id, run_id from razao.conformance_runs_due($1, $2)' };
const MOST_AT_ONCE = 500;

/** Records for every tenant that runs have expired. Until then, `stateOf` reports it. */
export function expiryJob(database: Database, contextFor: (tenant: string) => Context): Job {
  return {
    name: 'conformance-runs', every: '1 minute', nextDue: 'conformance_runs_next_due',
    run: async () => {
      const due = await database.query<{ tenant_id: string; run_id: string }>(DUE, [database.clock.now(), MOST_AT_ONCE]);
      for (const { tenant_id, run_id } of due) await expireRun(contextFor(tenant_id), run_id);
    },
  };
}

/** Ends a run whose time is over, unless it ended in time and waits for its verdict. */
export async function expireRun(ctx: Context, runId: string): Promise<void> {
  await ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant); // before rows, as when a version is bound
    const played = await readRun(unit.em, ctx.tenant, runId);
    if (played.run.state === 'OPEN' && stateOf(played.run, played.steps, ctx.clock.now()) === 'EXPIRED') expire(
      unit, played, played.run.expiresAt,
    );
  });
}

/** Ends the open runs of a product, as another version is bound under the tenant's head: they play what is not bound any more. */
export async function endRuns(unit: WriteUnit, { tenant: tenantId, clock }: Context, productId: string): Promise<void> {
  for (const { runId } of await unit.em.find(RunEntity, { tenantId, productId, state: 'OPEN' }, { orderBy: { runId: 'asc' } })) {
    expire(unit, await readRun(unit.em, tenantId, runId), clock.now());
  }
}

function expire(unit: WriteUnit, { run, steps }: PlayedRun, finishedAt: Date): void {
  announceEnded(unit, run, steps);
  Object.assign(run, { state: 'EXPIRED', finishedAt, version: run.version + 1n });
  unit.announce(runEvent(run, steps.length));
}
