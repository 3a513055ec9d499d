import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { AccountSearchResponseOut, AccountStatus, AccountType } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { matchingWords, PartyEntity } from '../parties/index.ts';
import { AccountEntity, type AccountRecord } from './account.entity.ts';
import { asAccount, presentAccountItem } from './present.ts';

export interface AccountFilters {
  query?: string | undefined;
  type?: AccountType | undefined;
  status?: AccountStatus | undefined;
  currency?: string | undefined;
  owner_party_id?: string | undefined;
  is_frozen?: boolean | undefined;
}

/**
 * Lists the tenant's accounts, newest first; never the ledger's own.
 * @throws ApiError INVALID_CURSOR.
 */
export async function searchAccounts(ctx: Context, filters: AccountFilters, query: PageQuery): Promise<AccountSearchResponseOut> {
  const page = new Page<string>(ctx, 'searchAccounts', filters, query);
  const rows = await ctx.db.read((em) => {
    const where: FilterQuery<AccountRecord> = {
      tenantId: ctx.tenant,
      systemRole: null,
      ...(page.after !== undefined && { accountId: { $lt: page.after } }),
      ...(filters.type !== undefined && { type: filters.type }),
      ...(filters.status !== undefined && { status: filters.status }),
      ...(filters.currency !== undefined && { currency: filters.currency }),
      ...(filters.owner_party_id !== undefined && { ownerPartyId: filters.owner_party_id }),
      ...(filters.is_frozen !== undefined && { isFrozen: filters.is_frozen }),
      ...(filters.query !== undefined && { $or: matching(em, ctx.tenant, filters.query) }),
    };
    return em.find(AccountEntity, where, { orderBy: { accountId: 'desc' }, limit: page.take });
  });
  return page.close(rows, ({ accountId }) => accountId, (row) => presentAccountItem(asAccount(row)));
}

/** The account's own identifier or address, or words of its owner's names and identifiers. */
function matching(em: EntityManager, tenant: string, query: string): FilterQuery<AccountRecord>[] {
  const id = query.trim().toUpperCase().replace(/^ACC_/, 'acc_');
  const owners = em.createQueryBuilder(PartyEntity, 'owner').select('partyId')
    .where({ tenantId: tenant, $and: matchingWords(query) });
  return [{ accountId: id }, { address: query.trim().toLowerCase() }, { ownerPartyId: { $in: owners } }];
}
