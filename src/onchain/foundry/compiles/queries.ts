import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type {
  CompileListResponse, CompileResponse, CompileSourceResponse, CompileState, FoundryQuotaResponse, GateReport, ProductBundleFile,
} from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import { sha256 } from '../../../platform/canonical.ts';
import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { dayUse } from '../../../platform/quotas/day-quota.ts';
import type { ArtifactDocument } from '../artifact.ts';
import type { FoundArtifact } from './context.ts';
import { readDocument } from '../documents.ts';
import { CompileEntity, type Compile } from './compile.entity.ts';
import { presentCompile, summarizeCompile } from './present.ts';

const COMPILE_ID = /^cmp_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Loads the compile job that a path names. */
export const compileResource: ResourceKind<Compile> = {
  missing: 'COMPILE_NOT_FOUND',
  find: async ({ db, tenant: tenantId }, compileId) => {
    if (!COMPILE_ID.test(compileId)) return undefined;
    return (await db.read((em) => em.findOne(CompileEntity, { tenantId, compileId }))) ?? undefined;
  },
};

export interface CompileFilters {
  productId?: string | undefined;
  state?: CompileState | undefined;
}

/**
 * Lists the compile jobs of the tenant, newest first.
 * @param operation of the pages: a cursor of one list is not valid for another.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listCompiles(
  ctx: Context, operation: 'listCompiles' | 'operatorListCompiles', { productId, state }: CompileFilters, query: PageQuery,
): Promise<CompileListResponse> {
  const page = new Page<string>(ctx, operation, { productId, state }, query);
  const where: FilterQuery<Compile> = {
    tenantId: ctx.tenant, ...(page.after !== undefined && { compileId: { $lt: page.after } }),
    ...(productId !== undefined && { productId }),
    ...(state !== undefined && { state }),
  };
  const rows = await ctx.db.read((em) => em.find(CompileEntity, where, { orderBy: { compileId: 'desc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ compileId }) => compileId, summarizeCompile);
  return { items: data, next_cursor };
}

/** Returns a job with the report of its gates, once there is one. */
export async function getCompile(ctx: Context, compile: Compile): Promise<CompileResponse> {
  const { reportKey } = compile;
  if (reportKey === null) return presentCompile(compile, null);
  const document = present(
    await ctx.db.read((em) => readDocument(em, ctx.tenant, reportKey)), 'the gate report, which was stored as the job ended',
  );
  return presentCompile(compile, JSON.parse(document.content) as GateReport);
}

/** Returns the bundle of a job, as it was submitted. */
export async function operatorGetCompileSource(ctx: Context, compile: Compile): Promise<CompileSourceResponse> {
  const { files } = await ctx.db.read((em) => em.findOneOrFail(
    CompileEntity, { tenantId: ctx.tenant, compileId: compile.compileId }, { populate: ['files'] },
  ));
  return {
    compile_id: compile.compileId, product_id: compile.productId, bundle_hash: compile.bundleHash, signature: compile.signature,
    signing_pubkey_fpr: compile.fingerprint, submitted_at: compile.createdAt.toISOString(), submitted_by: compile.createdBy,
    files: (JSON.parse(files) as ProductBundleFile[]).map(({ path, content }) => ({
      path, sha256: sha256(content), size_bytes: Buffer.byteLength(content), content,
    })),
  };
}

/** Returns the compiles that are left of the day's quota. */
export async function getFoundryQuota(ctx: Context): Promise<FoundryQuotaResponse> {
  const { day, effective, used, resetsAt } = await ctx.db.read((em) => dayUse(em, ctx, 'compiles_per_day', countCompilesOfDay));
  return { day, daily_allowance: effective, used, remaining: Math.max(effective - used, 0), resets_at: resetsAt.toISOString() };
}

/** Counts the jobs that use the quota of an accounting day: all submitted ones except those that FAILED. */
export async function countCompilesOfDay(em: EntityManager, tenant: string, day: string): Promise<number> {
  return em.count(CompileEntity, { tenantId: tenant, countedOn: day });
}

/** Finds the artifact of a product by its hash; of jobs that made the same one, that of the first. */
export async function findArtifact(ctx: Context, productId: string, artifactHash: string): Promise<FoundArtifact | undefined> {
  return ctx.db.read(async (em) => {
    const compile = await em.findOne(CompileEntity, { tenantId: ctx.tenant, productId, artifactHash }, { orderBy: { compileId: 'asc' } });
    if (!compile?.artifactKey) return undefined;
    const document = present(await readDocument(em, ctx.tenant, compile.artifactKey), 'the artifact, which was stored as the job ended');
    return { compileId: compile.compileId, document: JSON.parse(document.content) as ArtifactDocument };
  });
}
