import { ProviderBalanceEntity } from '../providers/index.ts';
import type { Books, ReconciliationContext } from './ports.ts';

/**
 * Queries a provider's balance for the tenant in the currency of the books, and stores it. Where the provider reports none, the previous
 * balance stays, with its time.
 */
export async function askBalance(ctx: ReconciliationContext, books: Books): Promise<void> {
  const { tenant: tenantId, clock } = ctx;
  const { providerId, currency } = books;
  try {
    const reported = await ctx.reconciliation.balanceOf(tenantId, books);
    if (reported === undefined) return;
    await ctx.db.write(({ em }) => em.upsert(ProviderBalanceEntity, { tenantId, providerId, currency, reported, reportedAt: clock.now() }));
  } catch (error) {
    ctx.log.warn({ tenant: tenantId, provider_id: providerId, err: error }, 'a provider did not answer its balance');
  }
}
