import type { ProductLifecycle } from '../../../generated/models.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import type { ProductsContext } from './context.ts';
import type { Product } from './product.entity.ts';

/** Writes and announces that a product is somewhere else now. A retired one counts against no quota any more. */
export function setLifecycle(
  unit: WriteUnit, { clock }: Pick<ProductsContext, 'clock'>, product: Product, lifecycle: ProductLifecycle, reason: string | null,
): void {
  const { lifecycle: previous, productId: product_id, productVersion: product_version } = product;
  Object.assign(product, { lifecycle, lifecycleReason: reason, version: product.version + 1n, updatedAt: clock.now() });
  if (lifecycle === 'RETIRED') unit.count('products', -1);
  unit.announce({
    type: 'product.lifecycle_changed', entityId: product_id, version: product.version,
    data: { product_id, product_version, previous_lifecycle: previous, lifecycle },
  });
}
