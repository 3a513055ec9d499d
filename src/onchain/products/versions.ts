import type { EntityManager } from '@mikro-orm/postgresql';
import { LRUCache } from 'lru-cache';
import { present } from '../../platform/assert.ts';
import type { TenantDb } from '../../platform/db/database.ts';
import { serverMemory } from '../../platform/db/server-memory.ts';
import { ProductVersionEntity, type ProductVersion } from './product.entity.ts';

/** Enough for those that are at work; one takes some ten kilobytes. */
const MOST = 500;

const versionsOf = serverMemory(() => new LRUCache<string, ProductVersion>({ max: MOST }));

/** A version of a product, which never changes: read once by each process while it is at work. */
export async function versionOf(db: TenantDb, productId: string, productVersion: number): Promise<ProductVersion> {
  const versions = versionsOf(db.database);
  const key = `${db.tenant}/${productId}/${productVersion}`;
  const known = versions.get(key) ?? await db.read((em) => readVersion(em, db.tenant, productId, productVersion));
  versions.set(key, known);
  return known;
}

/** A version that was bound once, in a transaction that reads more. */
export async function readVersion(em: EntityManager, tenantId: string, productId: string, productVersion: number): Promise<ProductVersion> {
  return present(await em.findOne(ProductVersionEntity, { tenantId, productId, productVersion }), 'a version is never deleted');
}
