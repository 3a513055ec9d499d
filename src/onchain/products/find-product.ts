import type { EntityManager } from '@mikro-orm/postgresql';
import { present } from '../../platform/assert.ts';
import { rowCodec } from '../../platform/db/row.ts';
import { rowLoader } from '../../platform/db/row-loader.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { ProductEntity, ProductVersionEntity, type BoundProduct, type Product } from './product.entity.ts';
import { versionOf } from './versions.ts';

const loadProducts = rowLoader('products', rowCodec(ProductEntity), ({ productId }) => productId);
const PRODUCT_ID = /^[a-z][a-z0-9-]{1,62}[a-z0-9]$/;

/** Loads the product in a path for the gateway. */
export const productResource: ResourceKind<BoundProduct> = {
  missing: 'PRODUCT_NOT_FOUND',
  find: async ({ db, tenant }, productId) => {
    const product = PRODUCT_ID.test(productId) ? await db.lookUp(
      'products', productId, (query, ids) => loadProducts(query, tenant, ids),
    ) : undefined;
    return product && { product, bound: await versionOf(db, productId, product.productVersion) };
  },
};

/** A name that a product can have, whether one has it or not. */
export const productNameResource: ResourceKind<string> = {
  missing: 'PRODUCT_NOT_FOUND',
  find: async (_ctx, name) => (PRODUCT_ID.test(name) ? name : undefined),
};

/** A product with the version that is bound. */
export async function readProduct(em: EntityManager, tenantId: string, productId: string): Promise<BoundProduct | undefined> {
  const product = await em.findOne(ProductEntity, { tenantId, productId });
  return product ? (await withVersions(em, tenantId, [product]))[0] : undefined;
}

/** Products with their versions that are bound. */
export async function withVersions(em: EntityManager, tenantId: string, products: readonly Product[]): Promise<BoundProduct[]> {
  if (products.length === 0) return [];
  const versions = await em.find(ProductVersionEntity, {
    tenantId, $or: products.map(({ productId, productVersion }) => ({ productId, productVersion })),
  });
  const byProduct = new Map(versions.map((it) => [it.productId, it]));
  return products.map((product) => ({
    product, bound: present(byProduct.get(product.productId), 'the version that is bound (product_bound)'),
  }));
}
