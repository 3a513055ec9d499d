import { present } from '../../../platform/assert.ts';
import type { LeasedJob } from '../../../platform/jobs/leased-jobs.ts';
import { requireLease } from '../../../platform/worker/lease.ts';
import { readDocument, storeDocument, type ArtifactDocument, type BatteryJob, type ReportOfBattery } from '../../foundry/index.ts';
import type { ProductsContext } from '../context.ts';
import { ProductVersionEntity } from '../product.entity.ts';
import { BatteryEntity, type Battery } from './battery.entity.ts';
import { MOST_ATTEMPTS, reportCard, reportKey } from './battery.ts';
import { batteryEvent } from './present.ts';

/** Outcome of a run: its report, or the problem for which there is none. */
type Outcome = ReportOfBattery | { readonly problem: string };

/**
 * Carries out a run of the battery: its bytes follow from the script and the seed, so that a worker who takes it up from a dead one
 * comes to the same card.
 * @throws whatever keeps it from an end: then it is begun again, `MOST_ATTEMPTS` times at most.
 */
export async function runBatteryJob(ctx: ProductsContext, job: LeasedJob): Promise<void> {
  if (job.attempts > MOST_ATTEMPTS) return end(ctx, job, { problem: `The run was begun ${MOST_ATTEMPTS} times and came to no end.` });
  await begin(ctx, job);
  await end(ctx, job, await unlessAborted(job.signal, ctx.foundryChild.runAttacksInChild(
    await readJob(ctx, job.lease.subject), job.signal,
  )));
}

async function begin(ctx: ProductsContext, job: LeasedJob): Promise<void> {
  await ctx.db.write(async ({ em }) => {
    await requireLease(em, ctx.tenant, job.lease);
    await em.nativeUpdate(BatteryEntity, keyOf(ctx, job), { state: 'RUNNING' });
  });
}

async function readJob(ctx: ProductsContext, batteryId: string): Promise<BatteryJob> {
  return ctx.db.read(async (em) => {
    const { productId, productVersion, seed, rounds } = await em.findOneOrFail(BatteryEntity, { tenantId: ctx.tenant, batteryId });
    const bound = await em.findOneOrFail(
      ProductVersionEntity, { tenantId: ctx.tenant, productId, productVersion }, { populate: ['script'] },
    );
    const { content } = present(await readDocument(em, ctx.tenant, bound.artifactKey), 'the artifact, which was stored as it was bound');
    const { sources } = JSON.parse(content) as ArtifactDocument;
    return {
      manifest: bound.manifest, scenarios: bound.scenarios, sources, script: bound.script.toString('hex'), script_hash: bound.scriptHash,
      constants: { qbrl: bound.mintingPolicy, product: `${ctx.tenant}/${productId}` }, seed, rounds,
    };
  });
}

async function end(ctx: ProductsContext, job: LeasedJob, outcome: Outcome): Promise<void> {
  await ctx.db.write(async ({ em, announce }) => {
    await requireLease(em, ctx.tenant, job.lease);
    const battery: Battery = await em.findOneOrFail(BatteryEntity, keyOf(ctx, job));
    const finishedAt = ctx.clock.now();
    const ended = { finishedAt, dueAt: null, lease: null };
    if ('problem' in outcome) {
      Object.assign(battery, ended, { state: 'FAILED', failureReason: outcome.problem, countedOn: null });
      return announce(batteryEvent(battery));
    }
    const card = reportCard(battery, outcome, finishedAt);
    const { hash, key } = storeDocument(em, ctx, reportKey(battery), card);
    Object.assign(battery, ended, { state: 'COMPLETED', evidenceHash: hash, evidenceKey: key });
    announce(batteryEvent(battery, card));
  });
}

function keyOf({ tenant: tenantId }: ProductsContext, { lease: { subject: batteryId } }: LeasedJob): {
  tenantId: string; batteryId: string;
} {
  return { tenantId, batteryId };
}

/** Awaits `work`, and throws as soon as the signal is aborted. */
async function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return Promise.race([work, new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  })]);
}
