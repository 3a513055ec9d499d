import type { CertificationEvidence, CertificationResponse } from '../../../../generated/models.ts';
import { certifyProduct, type ProductsContext } from '../../../onchain/products/index.ts';

/** Certifies a product of the tenant that the path names. @throws ApiError as `certifyProduct` says. */
export function operatorCertifyProduct(
  ctx: ProductsContext, productId: string, evidence: CertificationEvidence,
): Promise<CertificationResponse> {
  return certifyProduct(ctx, productId, evidence);
}
