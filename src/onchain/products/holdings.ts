import type { EntityManager } from '@mikro-orm/postgresql';
import type { Cents } from '../../platform/money.ts';

/** Holdings of the open instances of a product, in all its versions. */
export interface Holdings {
  readonly openInstances: number;
  /** In minor units of the product's currency, with what creations under way lock. */
  readonly committed: Cents;
}

const NONE: Holdings = { openInstances: 0, committed: 0n };

/** Sums the holdings of open instances, by product; a product without any is not in it. */
export async function holdingsOf(em: EntityManager, tenant: string, productIds: readonly string[]): Promise<ReadonlyMap<string, Holdings>> {
  if (productIds.length === 0) return new Map();
  const rows = await em.execute<{ product_id: string; instances: number; cents: string }[]>(
    `select product_id, count(*)::int as instances, sum(held + pending)::text as cents from razao.product_instances
     where tenant_id = ? and product_id in (?) and status in ('PENDING', 'OPEN') group by product_id`, [tenant, [...productIds]]);
  return new Map(rows.map(({ product_id, instances, cents }) => [product_id, { openInstances: instances, committed: BigInt(cents) }]));
}

/** Those of one product. */
export function holdingsIn(holdings: ReadonlyMap<string, Holdings>, productId: string): Holdings {
  return holdings.get(productId) ?? NONE;
}
