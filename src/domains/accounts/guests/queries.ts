import type { GuestAccountListResponse, GuestAccountResponse } from '../../../../generated/models.ts';
import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import { presentCurrency } from '../../../platform/currencies.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import type { PageQuery } from '../../../platform/http/pages.ts';
import { findParty, maskedTaxId, type Party } from '../../parties/index.ts';
import { AccountEntity, type AccountRecord } from '../account.entity.ts';
import { isAccountId } from '../find-account.ts';
import { pageOfType, type TypeFilters } from '../page-of-type.ts';
import { asAccount } from '../present.ts';

/** A guest account with its party. */
export interface GuestAccount {
  readonly account: AccountRecord;
  readonly owner: Party;
}

/** Loads a guest account; an account of another type is reported as missing. */
export const guestAccountResource: ResourceKind<GuestAccount> = {
  missing: 'ACCOUNT_NOT_FOUND',
  find: (ctx, accountId): Promise<GuestAccount | undefined> => ctx.db.read(async (em) => {
    if (!isAccountId(accountId)) return undefined;
    const account = await em.findOne(AccountEntity, { tenantId: ctx.tenant, accountId, type: 'GUEST', systemRole: null });
    if (!account) return undefined;
    const ownerPartyId = present(account.ownerPartyId, 'the owner of a GUEST account');
    return { account, owner: present(await findParty(em, ctx.tenant, ownerPartyId), 'the party that owns an account') };
  }),
};

/**
 * Lists the tenant's accounts of guests, newest first, promoted ones too.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listGuestAccounts(ctx: Context, filters: TypeFilters, query: PageQuery): Promise<GuestAccountListResponse> {
  const { data, next_cursor } = await pageOfType(
    ctx, 'GUEST', filters, query, (account, owner) => presentGuestAccount(ctx, { account, owner }),
  );
  return { items: data, next_cursor };
}

/** Presents a guest account to its tenant: the guest's tax identifier is masked. */
export function presentGuestAccount(
  ctx: Pick<Context, 'tenant' | 'vault'>, { account: record, owner }: GuestAccount,
): GuestAccountResponse {
  const account = asAccount(record);
  return {
    id: account.accountId,
    owner_party_id: account.ownerPartyId,
    display_name: owner.displayName,
    owner_tax_id: maskedTaxId(ctx, owner),
    ...presentCurrency(account.currency),
    type: account.type,
    status: account.status,
    is_frozen: account.isFrozen,
    address: account.address,
    promoted_to_account_id: account.promotedToAccountId,
    metadata: account.metadata ?? {},
    created_at: account.createdAt.toISOString(),
    created_by: account.createdBy,
    updated_at: account.updatedAt.toISOString(),
  };
}

/** One guest account. */
export function getGuestAccount(ctx: Pick<Context, 'tenant' | 'vault'>, found: GuestAccount): GuestAccountResponse {
  return presentGuestAccount(ctx, found);
}
