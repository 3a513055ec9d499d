import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountStatus, AccountType, Metadata } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { AccountEntity, type AccountRecord } from './account.entity.ts';
import type { Account } from './account.ts';

interface AccountRow {
  account_id: string;
  owner_party_id: string;
  currency: string;
  type: AccountType;
  status: AccountStatus;
  is_frozen: boolean;
  address: string;
  metadata: Metadata | null;
  promoted_to_account_id: string | null;
  version: string;
  created_at: string | Date;
  created_by: string;
  updated_at: string | Date;
}

const FIND = { name: 'find-accounts', text: 'select * from razao.find_accounts($1, $2)' };
/** Whether a text can be an account's id at all. */
export function isAccountId(text: string): boolean {
  return ACCOUNT_ID.test(text);
}

const ACCOUNT_ID = /^acc_[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * The tenant's account of this id; undefined for a missing one, another tenant's and the ledger's own alike. Look-ups
 * of a tenant that meet are one query; each sees whatever was committed before it was asked for.
 */
export async function findAccount(ctx: Pick<Context, 'tenant' | 'db'>, accountId: string): Promise<Account | undefined> {
  if (!isAccountId(accountId)) return undefined;
  const { tenant } = ctx;
  return ctx.db.lookUp('accounts', accountId, async (query, ids) => {
    const rows = await query<AccountRow>(FIND, [tenant, ids]);
    return new Map(rows.map((row) => [row.account_id, fromRow(row)]));
  });
}

/** The account that it became, of one that was promoted; else itself. */
export async function followPromotion(ctx: Pick<Context, 'tenant' | 'db'>, account: Account): Promise<Account> {
  const { promotedToAccountId: newId } = account;
  return newId === null ? account : present(await findAccount(ctx, newId), 'the account that another was promoted to');
}

/**
 * The row of the account that a command means by this id: the one it was promoted to, if it was; null for none of the
 * tenant's parties. Asked for under the tenant's locked head, so that no promotion comes between.
 */
export async function lockedAccount(em: EntityManager, tenantId: string, accountId: string): Promise<AccountRecord | null> {
  const account = await em.findOne(AccountEntity, { tenantId, accountId, systemRole: null });
  const newId = account?.promotedToAccountId ?? null;
  return newId === null ? account : em.findOneOrFail(AccountEntity, { tenantId, accountId: newId });
}

/** How the gateway loads the account that a path names. */
export const accountResource: ResourceKind<Account> = { missing: 'ACCOUNT_NOT_FOUND', find: findAccount };

function fromRow(row: AccountRow): Account {
  return {
    accountId: row.account_id,
    ownerPartyId: row.owner_party_id,
    currency: row.currency,
    type: row.type,
    status: row.status,
    isFrozen: row.is_frozen,
    address: row.address,
    metadata: row.metadata,
    promotedToAccountId: row.promoted_to_account_id,
    version: BigInt(row.version),
    createdAt: new Date(row.created_at),
    createdBy: row.created_by,
    updatedAt: new Date(row.updated_at),
  };
}
