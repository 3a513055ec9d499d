import type { CertificationResponse, ProductLifecycle, ProductListResponse, ProductResponse } from '../../../../generated/models.ts';
import type { PageQuery } from '../../../platform/http/pages.ts';
import { getCertification, getProduct, listProducts, type BoundProduct, type ProductsContext } from '../../../onchain/products/index.ts';

/**
 * The products of the tenant that the path names.
 * @throws ApiError INVALID_CURSOR.
 */
export function operatorListProducts(
  ctx: ProductsContext, lifecycle: ProductLifecycle | undefined, query: PageQuery,
): Promise<ProductListResponse> {
  return listProducts(ctx, lifecycle, query);
}

/** One product of the tenant that the path names. */
export function operatorGetProduct(ctx: ProductsContext, product: BoundProduct): Promise<ProductResponse> {
  return getProduct(ctx, product);
}

/**
 * The newest certification of a product of the tenant that the path names.
 * @throws ApiError CERTIFICATION_NOT_FOUND.
 */
export function operatorGetCertification(ctx: ProductsContext, product: BoundProduct): Promise<CertificationResponse> {
  return getCertification(ctx, product);
}
