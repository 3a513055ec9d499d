import type { CertificationEvidence, ProductResponse, ProductSource } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { refusalError, type Refusal } from '../../../platform/errors.ts';
import { isRetry, RetryDecision } from '../../../platform/retry-decision.ts';
import { storeDocument, type ArtifactDocument } from '../../foundry/index.ts';
import { certifyBound } from '../certification/certify-product.ts';
import { applyScript, type AppliedScript } from './apply-script.ts';
import { endRuns } from '../conformance/expire-runs.ts';
import type { ProductsContext } from '../context.ts';
import { boundEvent } from './present.ts';
import { ProductEntity, ProductVersionEntity, type BoundProduct, type ProductVersion } from '../product.entity.ts';
import { readProduct } from '../find-product.ts';
import { NETWORK, type Binding } from '../product.ts';
import { presentProductNow } from './queries.ts';

/** Artifact to be bound under a name. */
interface Bind {
  readonly productId: string;
  readonly source: ProductSource;
  /** The one it has, or the title of the manifest, unless given. */
  readonly displayName: string | undefined;
  /** The documents that certify what is bound, at once or not at all. */
  readonly evidence?: CertificationEvidence | undefined;
  /** Decides on the binding by the product that has the name. Called again under the tenant's lock. */
  readonly decide: (found: BoundProduct | undefined) => Binding | Refusal;
  /** Asked for only where there is something to bind. */
  readonly artifact: () => Promise<ArtifactDocument>;
}

interface Compiled {
  readonly artifact: ArtifactDocument;
  readonly applied: AppliedScript;
}

const TRIES = 3;

/**
 * Binds an artifact under a name, as a new product or as the next version of the one that has it.
 *
 * It is compiled for the tenant before the write, outside of any lock. A caller that finds that another has bound meanwhile what it found
 * bound, begins again.
 * @throws ApiError what `decide` refuses; QUOTA_EXCEEDED; SERVICE_UNAVAILABLE.
 */
export async function bindVersion(ctx: ProductsContext, bind: Bind): Promise<ProductResponse> {
  for (let tried = 1; ; tried += 1) {
    const binding = allowed(bind.decide(await ctx.db.read((em) => readProduct(em, ctx.tenant, bind.productId))));
    const compiled = binding === 'BOUND_ALREADY' ? undefined : await compile(ctx, bind);
    try {
      return await ctx.db.write((unit) => write(unit, ctx, bind, compiled));
    } catch (error) {
      if (!isRetry(error, 'STALE_READ') || tried === TRIES) throw error;
    }
  }
}

function allowed(binding: Binding | Refusal): Binding {
  if (typeof binding === 'string') return binding;
  throw refusalError(binding);
}

async function compile(ctx: ProductsContext, { productId, artifact: find }: Bind): Promise<Compiled> {
  const artifact = await find();
  return { artifact, applied: await applyScript(ctx, productId, artifact) };
}

async function write(unit: WriteUnit, ctx: ProductsContext, bind: Bind, compiled: Compiled | undefined): Promise<ProductResponse> {
  await lockHead(unit.em, ctx.tenant); // names and versions are given one by one
  const found = await readProduct(unit.em, ctx.tenant, bind.productId);
  const binding = allowed(bind.decide(found));
  if (binding === 'BOUND_ALREADY') return presentProductNow(unit.em, ctx, present(found, 'what is bound already'));
  if (!compiled) throw new RetryDecision('STALE_READ'); // the version that was bound before is not any more
  if (binding === 'NEW_PRODUCT') unit.count('products', 1);
  await endRuns(unit, ctx, bind.productId);
  const made = add(unit, ctx, bind, found, compiled);
  if (bind.evidence) await certifyBound(unit, ctx, made, bind.evidence);
  await unit.em.flush();
  return presentProductNow(unit.em, ctx, made);
}

function add(unit: WriteUnit, ctx: ProductsContext, bind: Bind, found: BoundProduct | undefined, compiled: Compiled): BoundProduct {
  const productVersion = (found?.product.productVersion ?? 0) + 1;
  const state = {
    productVersion, displayName: bind.displayName ?? found?.product.displayName ?? compiled.artifact.manifest.title,
    lifecycle: 'DRAFT' as const,
    lifecycleReason: null, version: (found?.product.version ?? 0n) + 1n, updatedAt: ctx.clock.now(),
  };
  const product = found ? Object.assign(found.product, state) : unit.em.create(ProductEntity, {
    tenantId: ctx.tenant, productId: bind.productId, ...state,
  });
  const bound = unit.em.create(ProductVersionEntity, newVersion(unit, ctx, bind, productVersion, compiled));
  unit.em.persist([product, bound]);
  unit.announce(boundEvent({ product, bound }));
  return { product, bound };
}

function newVersion(
  unit: WriteUnit, ctx: ProductsContext, { productId, source }: Bind, productVersion: number, { artifact, applied }: Compiled,
): ProductVersion {
  const stored = storeDocument(unit.em, ctx, `${productId}/${productVersion}/artifact.json`, artifact);
  const { manifest, scenarios } = artifact;
  return {
    tenantId: ctx.tenant, productId, productVersion, sourceKind: source.kind, templateId: source.template_id,
    templateVersion: source.template_version,
    compileId: source.compile_id, artifactHash: stored.hash, artifactKey: stored.key, scriptHash: applied.scriptHash,
    scriptAddress: applied.scriptAddress,
    script: Buffer.from(applied.script, 'hex'), network: NETWORK, mintingPolicy: applied.mintingPolicy, manifest, scenarios,
    boundAt: ctx.clock.now(),
    boundBy: ctx.actor,
  };
}
