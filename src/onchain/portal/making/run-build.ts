import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import type { LeasedJob } from '../../../platform/jobs/leased-jobs.ts';
import { requireLease } from '../../../platform/worker/lease.ts';
import type { ClientLanguage } from '../clients/client-input.ts';
import type { PortalContext } from './context.ts';
import { buildIdOf } from './build-id.ts';
import { BuildError } from './bounds.ts';
import { ClientBuildEntity } from './build.entity.ts';
import type { Generator } from './generator.ts';
import { makeArchive } from './make-archive.ts';
import { BUILD_SECONDS, BUILDS } from './metrics.ts';
import { insertBuildRequest } from './build-requests.ts';
import { readInput } from './read-input.ts';

const AGAIN_AFTER_FAILURE_SECONDS = 300;
const AGAIN_WHILE_FETCHING_SECONDS = 2;
/** Archives of a language that are kept. */
const KEPT = 2;

type BuildContext = Context & PortalContext;

/**
 * Makes a client as the products are now. A build whose products have changed since it was wished for gives way to one of what they are
 * now. One that fails is our mistake: it is logged with the generator's words, and tried again after five minutes.
 */
export async function runBuild(ctx: BuildContext, job: LeasedJob): Promise<void> {
  const { language: name } = await ctx.db.read((em) => em.findOneOrFail(ClientBuildEntity, keyOf(ctx, job)));
  const language = ctx.portal.languages.find((it) => it.name === name);
  if (!language) return postpone(ctx, job, AGAIN_AFTER_FAILURE_SECONDS, `this release makes no client in ${name}`);
  const { input, version } = await readInput(ctx);
  const buildId = buildIdOf(input, language);
  if (buildId !== job.lease.subject) return giveWay(ctx, job, { buildId, language: language.name, version });
  const tools = language.generator ? await ctx.portal.tools.look() : undefined;
  if (tools?.state === 'FETCHING') return postpone(ctx, job, AGAIN_WHILE_FETCHING_SECONDS, null);
  if (tools?.state === 'MISSING') return postpone(ctx, job, AGAIN_AFTER_FAILURE_SECONDS, 'there is no Java or no generator here');
  return make(ctx, job, language, input, tools?.state === 'READY' ? tools.generator : undefined);
}

async function make(
  ctx: BuildContext, job: LeasedJob, language: ClientLanguage, input: Parameters<typeof makeArchive>[0], generator: Generator | undefined,
): Promise<void> {
  const began = performance.now();
  try {
    const archive = await makeArchive(input, language, {
      generator, signal: job.signal, bounds: ctx.portal.bounds, assemble: ctx.portal.assemble,
    });
    job.signal.throwIfAborted();
    await keep(ctx, job, language, Buffer.from(archive));
    BUILDS.of(language.name, 'made').add();
    BUILD_SECONDS.of(language.name).observe((performance.now() - began) / 1000);
  } catch (error) {
    job.signal.throwIfAborted(); // it says nothing about the client
    const said = error instanceof BuildError ? error.said : undefined;
    ctx.log.error(
      { err: error, language: language.name, build: job.lease.subject, said },
      'a client could not be made; it is tried again in five minutes',
    );
    BUILDS.of(language.name, 'failed').add();
    await postpone(ctx, job, AGAIN_AFTER_FAILURE_SECONDS, String(error));
  }
}

async function keep(ctx: BuildContext, job: LeasedJob, { name: language }: ClientLanguage, archive: Buffer): Promise<void> {
  await ctx.db.write(async ({ em }) => {
    await requireLease(em, ctx.tenant, job.lease);
    await em.execute(
      `update razao.client_builds set archive = ?, sha256 = ?, made_at = ?, failure = null, due_at = null, lease = null where tenant_id = ? and build_id = ?`,
      [archive, createHash('sha256').update(archive).digest('hex'), await later(em, 0), ctx.tenant, job.lease.subject]);
    await dropOlder(em, ctx.tenant, language);
  });
}

async function dropOlder(em: EntityManager, tenant: string, language: string): Promise<void> {
  await em.execute(
    `delete from razao.client_builds where tenant_id = ? and build_id in (
       select build_id from razao.client_builds where tenant_id = ? and language = ? and made_at is not null order by made_at desc, build_id offset ${KEPT})`,
    [tenant, tenant, language]);
}

async function giveWay(ctx: BuildContext, job: LeasedJob, wish: Parameters<typeof insertBuildRequest>[2]): Promise<void> {
  await ctx.db.write(async ({ em }) => {
    await requireLease(em, ctx.tenant, job.lease);
    await em.execute('delete from razao.client_builds where tenant_id = ? and build_id = ?', [ctx.tenant, job.lease.subject]);
    await insertBuildRequest(em, ctx.tenant, wish);
  });
}

/** @param failure what went wrong; null where it is only too early. */
async function postpone(ctx: BuildContext, job: LeasedJob, seconds: number, failure: string | null): Promise<void> {
  await ctx.db.write(async ({ em }) => {
    await requireLease(em, ctx.tenant, job.lease);
    await em.execute(
      `update razao.client_builds set due_at = ?, lease = null, failure = ?, failures = failures + ? where tenant_id = ? and build_id = ?`,
      [await later(em, seconds * 1000), failure, failure === null ? 0 : 1, ctx.tenant, job.lease.subject]);
  });
}

/** A time by Postgres' clock, read before it is written: a cluster's nodes must not read it each for itself. */
async function later(em: EntityManager, ms: number): Promise<Date> {
  const [row] = await em.execute<{ at: string | Date }[]>('select razao.later(?) as at', [ms]);
  return new Date(present(row, 'the time').at);
}

function keyOf({ tenant: tenantId }: Context, { lease: { subject: buildId } }: LeasedJob): { tenantId: string; buildId: string } {
  return { tenantId, buildId };
}
