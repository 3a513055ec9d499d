import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { CertificationEvidenceSet } from '../../../../generated/models.ts';

/**
 * Certification that a version of a product does what its manifest declares, proved by documents. Never changed; the newest of a product
 * counts.
 */
export const CertificationEntity = defineEntity({
  name: 'Certification',
  tableName: 'certifications',
  properties: {
    tenantId: p.text().primary(),
    productId: p.text().primary(),
    /** Counts from 1. */
    certificationNo: p.integer().primary(),
    productVersion: p.integer(),
    artifactHash: p.text(),
    scriptHash: p.text(),
    /** SHA-256 of the canonical JSON of all that was certified. */
    envelopeHash: p.text(),
    evidence: p.json<CertificationEvidenceSet>(),
    certifiedAt: p.datetime(),
    certifiedBy: p.text(),
  },
});
export type Certification = InferEntity<typeof CertificationEntity>;
