import type { EntityManager, FilterQuery, InferEntity } from '@mikro-orm/postgresql';
import type { ProductLifecycle, ProductListResponse, ProductResponse, ScenarioListResponse } from '../../../../generated/models.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { certificationsOf } from '../certification/queries.ts';
import type { ProductsContext } from '../context.ts';
import { withVersions } from '../find-product.ts';
import { holdingsOf } from '../holdings.ts';
import { presentProduct, type AboutProducts } from './present.ts';
import { ProductEntity, type BoundProduct } from '../product.entity.ts';

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
