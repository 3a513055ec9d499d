import type { DrainPlanItem, DrainPlanResponse } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import { presentAmount } from '../../../platform/money.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { CURRENCY } from '../instances/instance.ts';
import type { BoundProduct } from '../product.entity.ts';
import { presentItem } from './present.ts';
import { openInstances, planOf } from './queries.ts';

/**
 * Plans how each open instance of a product would close, oldest first, computed again; and sums all of them.
 * @throws ApiError INVALID_CURSOR.
 */
export async function operatorPlanDrain(ctx: Context, { product }: BoundProduct, query: PageQuery): Promise<DrainPlanResponse> {
  const { productId, lifecycle } = product;
  const page = new Page<string>(ctx, 'operatorPlanDrain', { productId }, query);
  const now = ctx.clock.now();
  return ctx.db.read(async (em) => {
    const rows: DrainPlanItem[] = [];
    let [open, closable, committed] = [0, 0, 0n];
    for await (const drainable of openInstances(em, ctx.tenant, productId)) {
      const { instance } = drainable;
      const item = presentItem(instance, instance.state === null ? null : planOf(drainable, now));
      open += 1;
      committed += instance.held + instance.pending;
      if (item.closable) closable += 1;
      if (rows.length < page.take && (page.after === undefined || instance.instanceId > page.after)) rows.push(item);
    }
    const { data, next_cursor } = page.close(rows, ({ instance_id }) => instance_id, (item) => item);
    return {
      product_id: productId, lifecycle, open_instances: open, closable_instances: closable,
      committed_value: presentAmount(CURRENCY, committed), planned_at: now.toISOString(), items: data, next_cursor,
    };
  }, { isolation: 'repeatable read' });
}
