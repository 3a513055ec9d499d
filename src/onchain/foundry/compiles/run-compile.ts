import type { GateReport, ProductBundleFile } from '../../../../generated/models.ts';
import type { LeasedJob } from '../../../platform/jobs/leased-jobs.ts';
import { requireLease } from '../../../platform/worker/lease.ts';
import { TOOLCHAIN } from '../toolchain.ts';
import type { FoundryContext } from './context.ts';
import { storeDocument } from '../documents.ts';
import { looked } from '../gates/gates.ts';
import type { GateRun } from '../gates/gate-run.ts';
import { CompileEntity, type Compile } from './compile.entity.ts';
import { compileEvent } from './present.ts';

/** The form of the report. */
const REPORT_VERSION = 1;
/** Number of attempts before a job FAILED: its worker died, or threw. */
const MOST_ATTEMPTS = 3;

/**
 * Runs a bundle through the gates. The same bundle gets the same report, except for ids and times, whichever worker ends it.
 * @throws any error that prevents an end: the job is then started again, `MOST_ATTEMPTS` times at most.
 */
export async function runCompile(ctx: FoundryContext, job: LeasedJob): Promise<void> {
  if (job.attempts > MOST_ATTEMPTS) return giveUp(ctx, job);
  const files = await begin(ctx, job);
  const judgement = await ctx.foundryChild.runGatesInChild(files, { signal: job.signal });
  job.signal.throwIfAborted(); // the result of a killed child does not concern the bundle
  await end(ctx, job, judgement);
}

async function begin(ctx: FoundryContext, job: LeasedJob): Promise<ProductBundleFile[]> {
  return ctx.db.write(async ({ em }) => {
    await requireLease(em, ctx.tenant, job.lease);
    const compile = await em.findOneOrFail(CompileEntity, keyOf(ctx, job), { populate: ['files'] });
    compile.state = 'RUNNING';
    compile.startedAt ??= ctx.clock.now();
    return JSON.parse(compile.files) as ProductBundleFile[];
  });
}

async function end(ctx: FoundryContext, job: LeasedJob, judgement: GateRun): Promise<void> {
  await ctx.db.write(async ({ em, announce }) => {
    const compile = await take(ctx, job, em);
    const { productId, compileId } = compile;
    const { artifact } = judgement;
    if (artifact !== null) {
      const { hash, key } = storeDocument(em, ctx, `${productId}/foundry/${compileId}/artifact.json`, artifact);
      Object.assign(compile, {
        artifactHash: hash, artifactKey: key, scriptHash: artifact.script_hash, scriptBytes: artifact.script.length / 2,
      });
    }
    const finishedAt = ctx.clock.now();
    const report = reportOf(compile, judgement, finishedAt);
    const { hash, key } = storeDocument(em, ctx, `${productId}/foundry/${compileId}/gate-report.json`, report);
    Object.assign(compile, {
      state: artifact === null ? 'REJECTED' : 'SUCCEEDED', reportHash: hash, reportKey: key, finishedAt, dueAt: null, lease: null,
    });
    announce(compileEvent(compile, report.gates.filter(({ verdict }) => verdict === 'FAILED').map(({ gate }) => gate)));
  });
}

/** Ends the job after a fault of ours: it counts against no quota. */
async function giveUp(ctx: FoundryContext, job: LeasedJob): Promise<void> {
  await ctx.db.write(async ({ em, announce }) => {
    const compile = await take(ctx, job, em);
    const failureReason = `The job was begun ${MOST_ATTEMPTS} times and came to no end.`;
    Object.assign(compile, { state: 'FAILED', failureReason, countedOn: null, finishedAt: ctx.clock.now(), dueAt: null, lease: null });
    announce(compileEvent(compile));
  });
}

/** The signature was checked when the bundle was submitted. */
function reportOf(compile: Compile, { gates, verdict }: GateRun, reportedAt: Date): GateReport {
  return {
    report_version: REPORT_VERSION, compile_id: compile.compileId, product_id: compile.productId, bundle_hash: compile.bundleHash,
    artifact_hash: compile.artifactHash, toolchain: TOOLCHAIN, verdict, gates: [looked('signature', []), ...gates],
    reported_at: reportedAt.toISOString(),
  };
}

async function take(ctx: FoundryContext, job: LeasedJob, em: Parameters<typeof requireLease>[0]): Promise<Compile> {
  await requireLease(em, ctx.tenant, job.lease);
  return em.findOneOrFail(CompileEntity, keyOf(ctx, job));
}

function keyOf({ tenant: tenantId }: FoundryContext, { lease: { subject: compileId } }: LeasedJob): {
  tenantId: string; compileId: string;
} {
  return { tenantId, compileId };
}
