import type { AccountStatus } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import { Page, type PageOf, type PageQuery } from '../../platform/http/pages.ts';
import { PartyEntity, type Party } from '../parties/index.ts';
import { AccountEntity, type AccountRecord } from './account.entity.ts';

export interface TypeFilters {
  owner_party_id?: string | undefined;
  status?: AccountStatus | undefined;
  currency?: string | undefined;
}

/**
 * Returns a page of the tenant's accounts of one type with their owners, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export async function pageOfType<T>(
  ctx: Context, type: 'EXTERNAL' | 'GUEST', filters: TypeFilters, query: PageQuery, show: (account: AccountRecord, owner: Party) => T,
): Promise<PageOf<T>> {
  const { tenant: tenantId } = ctx;
  const page = new Page<string>(ctx, `accounts of type ${type}`, filters, query);
  return ctx.db.read(async (em) => {
    const accounts = await em.find(AccountEntity, {
      tenantId,
      type,
      systemRole: null,
      ...(page.after !== undefined && { accountId: { $lt: page.after } }),
      ...(filters.status !== undefined && { status: filters.status }),
      ...(filters.currency !== undefined && { currency: filters.currency }),
      ...(filters.owner_party_id !== undefined && { ownerPartyId: filters.owner_party_id }),
    }, { orderBy: { accountId: 'desc' }, limit: page.take });
    const ids = new Set(accounts.map(({ ownerPartyId }) => present(ownerPartyId, 'the owner of an account')));
    const owners = new Map((await em.find(PartyEntity, { tenantId, partyId: { $in: [...ids] } })).map((party) => [party.partyId, party]));
    return page.close(accounts, ({ accountId }) => accountId, (account) =>
      show(account, present(owners.get(present(account.ownerPartyId, 'the owner of an account')), 'the owner of an account')));
  });
}
