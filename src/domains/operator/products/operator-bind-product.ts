import type { BindArtifactRequest, ProductResponse } from '../../../../generated/models.ts';
import { bindArtifact, type ProductsContext } from '../../../onchain/products/index.ts';

/**
 * Binds the foundry's artifact of a bundle of the tenant: as a new product, or as the next version of the product of that name.
 * @throws ApiError ARTIFACT_NOT_FOUND, PRODUCT_LIFECYCLE_CONFLICT, QUOTA_EXCEEDED; for evidence the refusals of `certifyProduct`.
 */
export async function operatorBindProduct(ctx: ProductsContext, productId: string, body: BindArtifactRequest): Promise<ProductResponse> {
  const { artifact_hash: artifactHash, display_name: displayName, evidence } = body;
  return bindArtifact(ctx, { productId, artifactHash, displayName, evidence });
}
