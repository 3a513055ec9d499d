import type { ProviderAccountListResponse, ProviderAccountType } from '../../../../generated/models.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { ProviderBalanceEntity, ProviderCustomerFundsEntity, ProviderEntity, type Provider } from '../../providers/index.ts';
import type { ProviderAccountsContext } from './context.ts';
import { healthOf, providersHealth } from './health.ts';
import { ledgerAccounts, presentProvider } from './present.ts';

type Position = readonly [createdAt: string, providerId: string];

/**
 * Returns the tenant's provider accounts, newest first, with the amounts of the ledger and the last reported ones: no provider is called.
 * A tenant has a few; they are read whole.
 * @throws ApiError INVALID_CURSOR.
 */
export async function operatorListProviderAccounts(
  ctx: ProviderAccountsContext, filters: { type?: ProviderAccountType | undefined }, query: PageQuery,
): Promise<ProviderAccountListResponse> {
  const page = new Page<Position>(ctx, 'operatorListProviderAccounts', filters, query);
  const { tenant: tenantId } = ctx;
  const [[providers, reported, funds], health] = await Promise.all([
    ctx.db.read(async (em) => [
      await em.find(ProviderEntity, { tenantId, ...(filters.type && { type: filters.type }) }, {
        orderBy: { createdAt: 'desc', providerId: 'asc' },
      }),
      await em.find(ProviderBalanceEntity, { tenantId }),
      await em.find(ProviderCustomerFundsEntity, { tenantId }),
    ] as const),
    providersHealth(ctx),
  ]);
  const { after } = page;
  const wanted = providers.filter((it) => after === undefined || comesAfter(it, after)).slice(0, page.take);
  const accounts = await ledgerAccounts(ctx, wanted.flatMap(({ ledgerAccountId }) => ledgerAccountId ?? []));
  const shown = new Map(wanted.map((it) => {
    const isIts = ({ providerId, currency }: { providerId: string; currency: string }) =>
      providerId === it.providerId && currency === it.currency;
    const standing = { health: health.get(it.providerId) ?? healthOf(), reported: reported.find(isIts), funds: funds.filter(isIts) };
    return [it, presentProvider(ctx, it, standing, accounts.get(it.ledgerAccountId ?? ''))] as const;
  }));
  const { data, next_cursor } = page.close([...shown], ([it]) => positionOf(it), ([, presented]) => presented);
  return { items: data, next_cursor };
}

function positionOf({ createdAt, providerId }: Provider): Position {
  return [createdAt.toISOString(), providerId];
}

function comesAfter(it: Provider, [createdAt, providerId]: Position): boolean {
  const [at, id] = positionOf(it);
  return at < createdAt || (at === createdAt && id > providerId);
}
