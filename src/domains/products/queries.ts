import type { EntityManager, FilterQuery, InferEntity } from '@mikro-orm/postgresql';
import type { ProductLifecycle, ProductListResponse, ProductResponse, ScenarioListResponse } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { rowCodec } from '../../platform/db/row.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/pages.ts';
import { certificationsOf } from './certification/queries.ts';
import type { ProductsContext } from './context.ts';
import { holdingsOf } from './holdings.ts';
import { rowLoader } from '../../platform/db/row-loader.ts';
import { presentProduct, type AboutProducts } from './present.ts';
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

async function withVersions(em: EntityManager, tenantId: string, products: readonly Product[]): Promise<BoundProduct[]> {
  if (products.length === 0) return [];
  const versions = await em.find(ProductVersionEntity, {
    tenantId, $or: products.map(({ productId, productVersion }) => ({ productId, productVersion })),
  });
  const byProduct = new Map(versions.map((it) => [it.productId, it]));
  return products.map((product) => ({
    product, bound: present(byProduct.get(product.productId), 'the version that is bound (product_bound)'),
  }));
}

/**
 * The tenant's products by name, in every lifecycle unless one is requested.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listProducts(
  ctx: ProductsContext, lifecycle: ProductLifecycle | undefined, query: PageQuery,
): Promise<ProductListResponse> {
  const { tenant: tenantId } = ctx;
  const page = new Page<string>(ctx, 'listProducts', { lifecycle }, query);
  const where: FilterQuery<InferEntity<typeof ProductEntity>> = {
    tenantId, ...(page.after !== undefined && { productId: { $gt: page.after } }), ...(lifecycle !== undefined && { lifecycle }),
  };
  return ctx.db.read(async (em) => {
    const products = await em.find(ProductEntity, where, { orderBy: { productId: 'asc' }, limit: page.take });
    const rows = await withVersions(em, tenantId, products);
    const about = await readAbout(em, tenantId, rows);
    const { data, next_cursor } = page.close(rows, ({ product }) => product.productId, (row) => presentProduct(ctx, row, about));
    return { items: data, next_cursor };
  }, { isolation: 'repeatable read' });
}

/** One product, as it was found. */
export async function getProduct(ctx: ProductsContext, found: BoundProduct): Promise<ProductResponse> {
  return ctx.db.read((em) => presentProductNow(em, ctx, found), { isolation: 'repeatable read' });
}

/** A product as the transaction sees it. */
export async function presentProductNow(em: EntityManager, ctx: ProductsContext, found: BoundProduct): Promise<ProductResponse> {
  return presentProduct(ctx, found, await readAbout(em, ctx.tenant, [found]));
}

async function readAbout(em: EntityManager, tenant: string, products: readonly BoundProduct[]): Promise<AboutProducts> {
  return {
    holdings: await holdingsOf(em, tenant, products.map(({ product }) => product.productId)),
    certifications: await certificationsOf(em, tenant, products),
  };
}

/**
 * The scenarios of the bound version, in the order of its manifest.
 * @throws ApiError INVALID_CURSOR.
 */
export function listProductScenarios(ctx: ProductsContext, { product, bound }: BoundProduct, query: PageQuery): ScenarioListResponse {
  const { productId: product_id, productVersion: product_version } = product;
  const page = new Page<number>(ctx, 'listProductScenarios', { product_id, product_version }, query);
  const from = page.after === undefined ? 0 : page.after + 1;
  const rows = bound.scenarios.slice(from, from + page.take).map((scenario, place) => ({ scenario, place: from + place }));
  const { data, next_cursor } = page.close(rows, ({ place }) => place, ({ scenario }) => scenario);
  return { items: data, next_cursor };
}
