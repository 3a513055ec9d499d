import type { EntityManager } from '@mikro-orm/postgresql';
import type { BundleSignature, CompileResponse, CompileSubmitRequest } from '../../../../generated/models.ts';
import { canonicalJson } from '../../../platform/canonical.ts';
import type { Context } from '../../../platform/context.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { fail, refusalError } from '../../../platform/errors.ts';
import { requireDayQuota } from '../../../platform/quotas/day-quota.ts';
import { ProductKeyEntity, type ProductKey } from '../keys/product-key.entity.ts';
import { isSignedBy } from '../keys/public-key.ts';
import { bundleRefusal } from './bundle-form.ts';
import { CompileEntity, type Compile } from './compile.entity.ts';
import { compileEvent, presentCompile } from './present.ts';
import { countCompilesOfDay } from './queries.ts';

/**
 * Submits a bundle, which runs through the gates as soon as a worker is free.
 * @throws ApiError BUNDLE_INVALID, BUNDLE_HASH_MISMATCH, PRODUCT_KEY_NOT_ENROLLED, PRODUCT_KEY_SUPERSEDED, BUNDLE_SIGNATURE_INVALID,
 * QUOTA_EXCEEDED.
 */
export async function submitCompile(ctx: Context, request: CompileSubmitRequest): Promise<CompileResponse> {
  const refused = bundleRefusal(request);
  if (refused) throw refusalError(refused);
  const { product_id: productId, files, bundle_hash: bundleHash, signature } = request;
  return ctx.db.write(async ({ em, announce }) => {
    await lockHead(em, ctx.tenant); // jobs are counted one by one
    const { fingerprint } = await requireSigner(em, ctx.tenant, signature, bundleHash);
    const countedOn = await requireDayQuota(em, ctx, 'compiles_per_day', countCompilesOfDay);
    const now = ctx.clock.now();
    const compile: Compile = em.create(CompileEntity, {
      tenantId: ctx.tenant, compileId: ctx.ids.next('cmp'), productId, state: 'QUEUED', bundleHash, files: canonicalJson(files),
      signature: signature.signature,
      fingerprint, countedOn, artifactHash: null, artifactKey: null, scriptHash: null, scriptBytes: null, reportHash: null, reportKey: null,
      failureReason: null, dueAt: now, lease: null, attempts: 0, createdAt: now, createdBy: ctx.actor, startedAt: null, finishedAt: null,
    });
    em.persist(compile);
    announce(compileEvent(compile));
    return presentCompile(compile, null);
  });
}

/**
 * Returns the active key that signed. A key that the signature names is looked up first, so that a signer with a superseded key learns of
 * it.
 */
async function requireSigner(
  em: EntityManager, tenantId: string, { signature, signing_pubkey_fpr: named = '' }: BundleSignature, digest: string,
): Promise<ProductKey> {
  const keys = await em.find(ProductKeyEntity, { tenantId, ...(named !== '' && { fingerprint: named }) });
  const active = keys.filter(({ status }) => status === 'ACTIVE');
  if (active.length === 0) return failWithoutKey(em, tenantId, keys);
  return active.find(({ publicKey }) => isSignedBy(publicKey, signature, digest)) ?? fail('BUNDLE_SIGNATURE_INVALID');
}

async function failWithoutKey(em: EntityManager, tenantId: string, named: readonly ProductKey[]): Promise<never> {
  const superseded = named.find(({ status }) => status === 'SUPERSEDED');
  const inForce = await em.find(ProductKeyEntity, { tenantId, status: 'ACTIVE', ...(superseded && { author: superseded.author }) });
  if (superseded) return fail('PRODUCT_KEY_SUPERSEDED', { enrolled_fpr: inForce[0]?.fingerprint });
  return fail(inForce.length === 0 ? 'PRODUCT_KEY_NOT_ENROLLED' : 'BUNDLE_SIGNATURE_INVALID');
}
