import type { CertificationEvidence, ProductResponse } from '../../../../generated/models.ts';
import { fail } from '../../../platform/errors.ts';
import { bindVersion } from './bind-version.ts';
import type { ProductsContext } from '../context.ts';
import { bindingOfArtifact } from '../product.ts';

/** Artifact of a bundle of the tenant, to be bound. */
interface BindArtifact {
  readonly productId: string;
  readonly artifactHash: string;
  readonly displayName: string | undefined;
  readonly evidence: CertificationEvidence | undefined;
}

/**
 * Binds an artifact of a SUCCEEDED compile job: as CERTIFIED with evidence, else as DRAFT.
 * @throws ApiError what `certifyProduct` refuses; ARTIFACT_NOT_FOUND, PRODUCT_LIFECYCLE_CONFLICT, QUOTA_EXCEEDED, SERVICE_UNAVAILABLE.
 */
export async function bindArtifact(
  ctx: ProductsContext, { productId, artifactHash, displayName, evidence }: BindArtifact,
): Promise<ProductResponse> {
  const { compileId, document } = (await ctx.artifacts.findArtifact(ctx, productId, artifactHash)) ?? fail('ARTIFACT_NOT_FOUND');
  return bindVersion(ctx, {
    productId, displayName, evidence, source: { kind: 'COMPILE', template_id: null, template_version: null, compile_id: compileId },
    decide: (found) => bindingOfArtifact(found, artifactHash), artifact: async () => document,
  });
}
