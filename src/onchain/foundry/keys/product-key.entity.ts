import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import type { ProductKeyStatus } from '../../../../generated/models.ts';

/** A public key whose signature of a bundle is accepted. */
export const ProductKeyEntity = defineEntity({
  name: 'ProductKey',
  tableName: 'product_keys',
  properties: {
    tenantId: p.text().primary(),
    /** SHA-256 of its DER SubjectPublicKeyInfo. */
    fingerprint: p.text().primary(),
    author: p.text(),
    /** PEM, as we write it. */
    publicKey: p.text(),
    status: p.text().$type<ProductKeyStatus>(),
    enrolledAt: p.datetime(),
    enrolledBy: p.text(),
    supersededAt: p.datetime().strictNullable(),
    supersededBy: p.text().strictNullable(),
  },
});
export type ProductKey = InferEntity<typeof ProductKeyEntity>;
