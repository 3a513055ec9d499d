import type { Context } from '../../../platform/context.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import type { Consumer } from '../../../platform/worker/consumer.ts';
import { storeDocument } from '../../foundry/index.ts';
import { TOPICS } from '../instances/instance.ts';
import { StepEntity, type ConformanceRun } from './conformance.entity.ts';
import { hasEnded, transcriptKey, verdictOf, type RunStep } from './conformance.ts';
import { runEvent, stepEvent, transcriptOf } from './present.ts';
import { readRun, type PlayedRun } from './queries.ts';

/** Applies the chain's outcome of a move to the run that requested it. */
export function conformanceConsumer(contextFor: (tenant: string) => Context): Consumer {
  return {
    name: 'conformance',
    types: ['product_instance.move_accepted', 'product_instance.move_refused'],
    topic: TOPICS.CONFORMANCE,
    handle: async ({ tenant: tenantId, entityId: instanceId, data }) => {
      const ctx = contextFor(tenantId);
      const step = await ctx.db.read((em) => em.findOne(StepEntity, { tenantId, instanceId, sequence: Number(data['sequence']) }));
      if (step) await decideRun(ctx, step.runId);
    },
  };
}

/** Takes up what steps have come to: each is announced once, and the last one brings the verdict and the transcript. */
export async function decideRun(ctx: Context, runId: string): Promise<void> {
  if (!hasNews(await ctx.db.read((em) => readRun(em, ctx.tenant, runId), { isolation: 'repeatable read' }))) return;
  await ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant); // before rows, as when a version is bound
    const played = await readRun(unit.em, ctx.tenant, runId);
    if (hasNews(played)) judge(unit, ctx, played);
  });
}

function hasNews({ run, steps }: PlayedRun): boolean {
  const next = steps[run.judged];
  return run.state === 'OPEN' && next !== undefined && hasEnded(next);
}

function judge(unit: WriteUnit, ctx: Context, { run, steps }: PlayedRun): void {
  announceEnded(unit, run, steps);
  const outcome = verdictOf(steps);
  if (!outcome || outcome.finishedAt >= run.expiresAt) return;
  const { verdict, finishedAt } = outcome;
  const { hash, key } = storeDocument(unit.em, ctx, transcriptKey(run), transcriptOf(run, steps, verdict, finishedAt));
  Object.assign(run, { state: 'COMPLETED', verdict, evidenceHash: hash, evidenceKey: key, finishedAt, version: run.version + 1n });
  unit.announce(runEvent(run, steps.length));
}

/** Announces the steps that have ended since it was last done. */
export function announceEnded({ announce }: WriteUnit, run: ConformanceRun, steps: readonly RunStep[]): void {
  const end = steps.findIndex((step) => !hasEnded(step));
  const ended = steps.slice(run.judged, end < 0 ? steps.length : end);
  run.judged += ended.length;
  for (const step of ended.filter(({ result }) => result.status !== 'SKIPPED')) announce(stepEvent(run, step, run.version += 1n));
}
