import type { ProductLifecycle, ProductResponse, SetLifecycleRequest } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { WriteUnit } from '../../../platform/db/database.ts';
import { lockHead } from '../../../platform/db/lock-row.ts';
import { fail } from '../../../platform/errors.ts';
import { newestCertification, standingNow } from '../certification/queries.ts';
import type { ProductsContext } from '../context.ts';
import { holdingsIn, holdingsOf } from '../holdings.ts';
import type { BoundProduct } from '../product.entity.ts';
import { LIFECYCLE_MOVES } from '../product.ts';
import { readProduct } from '../find-product.ts';
import { setLifecycle } from '../set-lifecycle.ts';
import { presentProductNow } from './queries.ts';

/**
 * Moves a product through its lifecycle. Where it is already, nothing changes.
 * @throws ApiError PRODUCT_LIFECYCLE_CONFLICT, PRODUCT_HAS_OPEN_INSTANCES, CERTIFICATION_INSUFFICIENT.
 */
export function operatorSetProductLifecycle(ctx: ProductsContext, productId: string, { lifecycle, reason = null }: {
  lifecycle: SetLifecycleRequest['lifecycle']; reason?: string | null | undefined;
}): Promise<ProductResponse> {
  return ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant); // an instance is created before the move, or after it
    const found = present(await readProduct(unit.em, ctx.tenant, productId), 'the product that the path named');
    const { product } = found;
    if (product.lifecycle !== lifecycle) {
      await requireMove(unit, ctx, found, lifecycle);
      setLifecycle(unit, ctx, product, lifecycle, reason);
      await unit.em.flush();
    }
    return presentProductNow(unit.em, ctx, found);
  });
}

async function requireMove({ em }: WriteUnit, ctx: ProductsContext, found: BoundProduct, requested: ProductLifecycle): Promise<void> {
  const { lifecycle, productId } = found.product;
  const allowed = LIFECYCLE_MOVES[lifecycle];
  if (!allowed.includes(requested)) fail(
    'PRODUCT_LIFECYCLE_CONFLICT', { lifecycle, requested, allowed }, `A ${lifecycle} product cannot become ${requested}.`,
  );
  if (requested === 'RETIRED') {
    const { openInstances, committed } = holdingsIn(await holdingsOf(em, ctx.tenant, [productId]), productId);
    if (openInstances === 0) return;
    fail('PRODUCT_HAS_OPEN_INSTANCES', {
      open_instances: openInstances, committed_value: { currency: found.bound.manifest.currency, value: Number(committed) },
    }, `${openInstances} instances of the product are open.`);
  }
  if (requested === 'SUSPENDED') return;
  const blockers = await blockersOf(em, ctx.tenant, found, requested);
  if (blockers.length > 0) fail('CERTIFICATION_INSUFFICIENT', { requested, blockers });
}

/** Blockers that keep a product from CERTIFIED or LIVE. */
async function blockersOf(
  em: WriteUnit['em'], tenant: string, found: BoundProduct, requested: ProductLifecycle,
): Promise<readonly string[]> {
  const certification = await newestCertification(em, tenant, found.product.productId);
  if (certification?.productVersion !== found.product.productVersion) return ['MISSING'];
  const { liveBlockers } = await standingNow(em, certification, found);
  return requested === 'LIVE' ? liveBlockers : liveBlockers.filter((it) => it === 'STALE');
}
