import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  BatteryReportCard, CertificationEvidenceDocument, CertificationEvidenceKind, CertificationResponse, ProductCertificationSummary,
} from '../../../../generated/models.ts';
import { sha256 } from '../../../platform/canonical.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { readDocument } from '../../foundry/index.ts';
import { ATTACK_SET } from '../battery/battery.ts';
import type { ProductsContext } from '../context.ts';
import { ProductVersionEntity, type BoundProduct } from '../product.entity.ts';
import { CertificationEntity, type Certification } from './certification.entity.ts';
import { presentCertification, recordsOf, standingOf, type CertificationStanding } from './certification.ts';

/** The newest certification of a product. */
export async function newestCertification(em: EntityManager, tenantId: string, productId: string): Promise<Certification | undefined> {
  return (await em.findOne(CertificationEntity, { tenantId, productId }, { orderBy: { certificationNo: 'desc' } })) ?? undefined;
}

/**
 * Computes the standing of a certification against what is bound now: reads the bound version and the documents again, and hashes the
 * documents.
 */
export async function standingNow(
  em: EntityManager, it: Certification, { bound: { productId, productVersion } }: BoundProduct,
): Promise<CertificationStanding> {
  const bound = await em.findOneOrFail(ProductVersionEntity, { tenantId: it.tenantId, productId, productVersion }, {
    fields: ['artifactHash', 'scriptHash'],
  });
  const changed = new Set<CertificationEvidenceKind>();
  let attackSet = 0;
  for (const [kind, { key, hash }] of recordsOf(it.evidence)) {
    const document = await readDocument(em, it.tenantId, key);
    if (!document || sha256(document.content) !== hash) changed.add(kind);
    else if (kind === 'battery') attackSet = (JSON.parse(document.content) as BatteryReportCard).attack_set;
  }
  return standingOf(it, bound, { changed, attackSet: changed.has('battery') ? ATTACK_SET : attackSet }, ATTACK_SET);
}

/**
 * The newest certification of a product, as it is now.
 * @throws ApiError CERTIFICATION_NOT_FOUND.
 */
export function getCertification(ctx: ProductsContext, product: BoundProduct): Promise<CertificationResponse> {
  return ctx.db.read(async (em) => {
    const found = (await newestCertification(em, ctx.tenant, product.product.productId)) ?? fail('CERTIFICATION_NOT_FOUND');
    return presentCertification(ctx, found, await standingNow(em, found, product), product.product.lifecycle);
  }, { isolation: 'repeatable read' });
}

/**
 * A document of the newest certification, as it lies at its key.
 * @throws ApiError CERTIFICATION_NOT_FOUND, CERTIFICATION_EVIDENCE_NOT_FOUND.
 */
export function getCertificationEvidence(
  ctx: Context, { product }: BoundProduct, kind: CertificationEvidenceKind,
): Promise<CertificationEvidenceDocument> {
  return ctx.db.read(async (em) => {
    const found = (await newestCertification(em, ctx.tenant, product.productId)) ?? fail('CERTIFICATION_NOT_FOUND');
    const record = found.evidence[kind];
    const document = record && (await readDocument(em, ctx.tenant, record.key));
    if (!record || !document) return fail('CERTIFICATION_EVIDENCE_NOT_FOUND', { kind });
    const { hash, key, inherited } = record;
    return { kind, hash, key, inherited, document: JSON.parse(document.content) as object } as CertificationEvidenceDocument;
  }, { isolation: 'repeatable read' });
}

/** Summaries of products' newest certifications, by product; one that was never certified is not in it. */
export async function certificationsOf(em: EntityManager, tenant: string, products: readonly BoundProduct[]): Promise<ReadonlyMap<
  string, ProductCertificationSummary
>> {
  const summaries = new Map<string, ProductCertificationSummary>();
  for (const product of products) {
    const { productId } = product.product;
    const found = await newestCertification(em, tenant, productId);
    if (!found) continue;
    const { staleReasons, liveBlockers } = await standingNow(em, found, product);
    summaries.set(productId, {
      certified_at: found.certifiedAt.toISOString(), stale: staleReasons.length > 0, live_eligible: liveBlockers.length === 0,
    });
  }
  return summaries;
}
