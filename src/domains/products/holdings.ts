import type { EntityManager } from '@mikro-orm/postgresql';
import type { Cents } from '../../platform/money.ts';

/** What the open instances of a product hold, in all its versions. */
export interface Holdings {
  readonly openInstances: number;
  /** In minor units of the product's currency. */
  readonly committed: Cents;
}

const NONE: Holdings = { openInstances: 0, committed: 0n };

/** What open instances hold, by product; a product without any is not in it. The one place that counts them: no instance can be made yet. */
export async function holdingsOf(_em: EntityManager, _tenant: string, _productIds: readonly string[]): Promise<ReadonlyMap<string, Holdings>> {
  return new Map();
}

/** Those of one product. */
export function holdingsIn(holdings: ReadonlyMap<string, Holdings>, productId: string): Holdings {
  return holdings.get(productId) ?? NONE;
}
