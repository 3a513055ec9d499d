import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';

/** A permanent document of the product-artifact store. */
export const ProductDocumentEntity = defineEntity({
  name: 'ProductDocument',
  tableName: 'product_documents',
  properties: {
    tenantId: p.text().primary(),
    key: p.text().primary(),
    /** SHA-256 of the text. */
    hash: p.text(),
    /** Canonical JSON (RFC 8785). */
    content: p.text(),
    createdAt: p.datetime(),
  },
});
export type ProductDocument = InferEntity<typeof ProductDocumentEntity>;
