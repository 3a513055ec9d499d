import type { CertificationEvidence, CertificationResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { fail, refusalError } from '../../../platform/errors.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import type { ProductsContext } from '../context.ts';
import { readProduct } from '../find-product.ts';
import type { BoundProduct } from '../product.entity.ts';
import { setLifecycle } from '../set-lifecycle.ts';
import { CertificationEntity, type Certification } from './certification.entity.ts';
import { envelopeHashOf, isInherited, presentCertification } from './certification.ts';
import { verifyEvidence } from './evidence.ts';
import { newestCertification, standingNow } from './queries.ts';

/**
 * Certifies the version that is bound, from documents of the tenant's store. A DRAFT product becomes CERTIFIED.
 * @throws ApiError PRODUCT_RETIRED, CERTIFICATION_EVIDENCE_NOT_FOUND, EVIDENCE_HASH_MISMATCH, EVIDENCE_NOT_APPLICABLE,
 *   EVIDENCE_VERDICT_FAILED.
 */
export function certifyProduct(ctx: ProductsContext, productId: string, evidence: CertificationEvidence): Promise<CertificationResponse> {
  return ctx.db.write((unit) => certify(unit, ctx, productId, evidence));
}

async function certify(
  unit: WriteUnit, ctx: ProductsContext, productId: string, given: CertificationEvidence,
): Promise<CertificationResponse> {
  const { em } = unit;
  await lockHead(em, ctx.tenant); // what is certified is what is bound
  const found = present(await readProduct(em, ctx.tenant, productId), 'the product that the path named');
  return certifyBound(unit, ctx, found, given);
}

/**
 * Certifies what is bound, in the caller's transaction, which holds the tenant's head.
 * @throws ApiError as `certifyProduct`.
 */
export async function certifyBound(
  unit: WriteUnit, ctx: ProductsContext, found: BoundProduct, given: CertificationEvidence,
): Promise<CertificationResponse> {
  const { em } = unit;
  const { productId } = found.product;
  const judged = await verifyEvidence(em, ctx.tenant, found.bound, given);
  if ('code' in judged && judged.code === 'CERTIFICATION_EVIDENCE_NOT_FOUND') throw refusalError(judged);
  if (found.product.lifecycle === 'RETIRED') fail('PRODUCT_RETIRED');
  if ('code' in judged) throw refusalError(judged);
  const { bound: { productVersion, artifactHash, scriptHash } } = found;
  const before = await newestCertification(em, ctx.tenant, productId);
  const content = {
    tenantId: ctx.tenant, productId, productVersion, artifactHash, scriptHash, evidence: judged, certifiedAt: ctx.clock.now(),
    certifiedBy: ctx.actor,
  };
  const made: Certification = em.create(CertificationEntity, {
    ...content, certificationNo: (before?.certificationNo ?? 0) + 1, envelopeHash: envelopeHashOf(content),
  });
  em.persist(made);
  const standing = await standingNow(em, made, found);
  unit.announce(grantedEvent(made, standing.liveBlockers.length === 0));
  if (found.product.lifecycle === 'DRAFT') setLifecycle(unit, ctx, found.product, 'CERTIFIED', null);
  return presentCertification(ctx, made, standing, found.product.lifecycle);
}

function grantedEvent(it: Certification, isLiveEligible: boolean): EventOf<'certification.granted'> {
  return {
    type: 'certification.granted', entityId: `certification:${it.productId}`, version: BigInt(it.certificationNo),
    data: {
      product_id: it.productId, product_version: it.productVersion, artifact_hash: it.artifactHash, envelope_hash: it.envelopeHash,
      inherited: isInherited(it),
      live_eligible: isLiveEligible,
    },
  };
}
