import type { EntityManager } from '@mikro-orm/postgresql';
import type { ProductStoredDocument } from '../../../generated/models.ts';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import type { Context } from '../../platform/context.ts';
import { ProductDocumentEntity, type ProductDocument } from './document.entity.ts';

/** Stores a document under a new key, in the caller's transaction. @param document JSON. */
export function storeDocument(
  em: EntityManager, { tenant, clock }: Pick<Context, 'tenant' | 'clock'>, key: string, document: unknown,
): ProductStoredDocument {
  const content = canonicalJson(document);
  const hash = sha256(content);
  em.persist(em.create(ProductDocumentEntity, { tenantId: tenant, key, hash, content, createdAt: clock.now() }));
  return { hash, key };
}

/** Returns the document of a key. */
export async function readDocument(em: EntityManager, tenantId: string, key: string): Promise<ProductDocument | undefined> {
  return (await em.findOne(ProductDocumentEntity, { tenantId, key })) ?? undefined;
}
