import type { BindArtifactRequest, ProductResponse } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import { bindArtifact, type ProductsContext } from '../../products/index.ts';

/**
 * Binds what the foundry made of a bundle of the tenant: as a new product, or as the next version of the one that has the name.
 * @throws ApiError NOT_BUILT for an artifact with its certificates; ARTIFACT_NOT_FOUND, PRODUCT_LIFECYCLE_CONFLICT, QUOTA_EXCEEDED.
 */
export async function operatorBindProduct(ctx: ProductsContext, productId: string, body: BindArtifactRequest): Promise<ProductResponse> {
  if (body.evidence !== undefined) fail('NOT_BUILT');
  return bindArtifact(ctx, { productId, artifactHash: body.artifact_hash, displayName: body.display_name });
}
