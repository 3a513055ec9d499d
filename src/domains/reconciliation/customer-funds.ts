import type { EntityManager } from '@mikro-orm/postgresql';
import { ProviderCustomerFundsEntity } from '../providers/index.ts';
import { sumOutside } from './ledger-side.ts';
import type { Books, ReconciliationContext } from './ports.ts';

/** Customers' money in books, in minor units, and the last entry of the journal that is counted. */
export interface CustomerFunds {
  readonly amount: bigint;
  readonly asOfSeq: bigint;
}

/** Customers' funds at the bank by the ledger up to an entry: the last known amount, and the movements since. */
export async function customerFunds(ctx: ReconciliationContext, books: Books, head: bigint): Promise<CustomerFunds> {
  const known = await ctx.db.read((em) => em.findOne(ProviderCustomerFundsEntity, keyOf(ctx, books)));
  const since = known?.asOfSeq ?? 0n;
  return { amount: (known?.amount ?? 0n) + await sumOutside(ctx, books, since, head), asOfSeq: head };
}

/** Stores them, with the run that read them. */
export async function keepCustomerFunds(
  em: EntityManager, ctx: ReconciliationContext, books: Books, { amount, asOfSeq }: CustomerFunds,
): Promise<void> {
  await em.upsert(ProviderCustomerFundsEntity, { ...keyOf(ctx, books), amount, asOfSeq, asOf: ctx.clock.now() });
}

function keyOf({ tenant }: ReconciliationContext, { providerId, rail, currency }: Books) {
  return { tenantId: tenant, providerId, rail, currency };
}
