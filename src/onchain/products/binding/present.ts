import type { ProductCertificationSummary, ProductResponse } from '../../../../generated/models.ts';
import { presentAmount } from '../../../platform/money.ts';
import type { EventOf } from '../../../platform/outbox/event.ts';
import type { ProductsContext } from '../context.ts';
import { holdingsIn, type Holdings } from '../holdings.ts';
import type { BoundProduct } from '../product.entity.ts';
import { acceptsInstances } from '../product.ts';

/** Data of products beside their rows, by product. */
export interface AboutProducts {
  readonly holdings: ReadonlyMap<string, Holdings>;
  readonly certifications: ReadonlyMap<string, ProductCertificationSummary>;
}

/** A product in the contract's form. */
export function presentProduct(
  ctx: ProductsContext, { product, bound }: BoundProduct, { holdings, certifications }: AboutProducts,
): ProductResponse {
  const { openInstances, committed } = holdingsIn(holdings, product.productId);
  return {
    product_id: product.productId, product_version: product.productVersion, display_name: product.displayName, lifecycle: product.lifecycle,
    lifecycle_reason: product.lifecycleReason,
    source: { kind: bound.sourceKind, template_id: bound.templateId, template_version: bound.templateVersion, compile_id: bound.compileId },
    artifact: {
      artifact_hash: bound.artifactHash, script_hash: bound.scriptHash, script_address: bound.scriptAddress, network: bound.network,
    },
    manifest: bound.manifest, certification: certifications.get(product.productId) ?? null,
    accepts_instances: acceptsInstances(product.lifecycle, ctx.products.isTrial),
    open_instances: openInstances, committed_value: presentAmount(bound.manifest.currency, committed),
    bound_at: bound.boundAt.toISOString(), bound_by: bound.boundBy, updated_at: product.updatedAt.toISOString(),
  };
}

/** `product.bound`. */
export function boundEvent({ product, bound }: BoundProduct): EventOf<'product.bound'> {
  return {
    type: 'product.bound', entityId: product.productId, version: product.version,
    data: {
      product_id: product.productId, product_version: product.productVersion, lifecycle: product.lifecycle, source_kind: bound.sourceKind,
      artifact_hash: bound.artifactHash,
    },
  };
}
