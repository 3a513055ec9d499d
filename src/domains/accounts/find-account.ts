import type { EntityManager } from '@mikro-orm/postgresql';
import { present } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import type { PostgresRow } from '../../platform/db/row.ts';
import { refusal, refusalError, type Refusal } from '../../platform/errors.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { accountCodec, AccountEntity, type AccountRecord } from './account.entity.ts';
import type { Account } from './account.ts';
import { asAccount } from './present.ts';

const FIND = { name: 'find-accounts', text: 'select * from razao.find_accounts($1, $2)' };
/** True when a text has the form of an account's id. */
export function isAccountId(text: string): boolean {
  return ACCOUNT_ID.test(text);
}

const ACCOUNT_ID = /^acc_[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * Returns the tenant's account of this id; undefined for a missing one, another tenant's and the ledger's own alike. Concurrent look-ups
 * of a tenant are one query; each sees all that was committed before its call.
 */
export async function findAccount(ctx: Pick<Context, 'tenant' | 'db'>, accountId: string): Promise<Account | undefined> {
  if (!isAccountId(accountId)) return undefined;
  const { tenant } = ctx;
  return ctx.db.lookUp('accounts', accountId, async (query, ids) => {
    const accounts = (await query<PostgresRow>(FIND, [tenant, ids])).map((row) => asAccount(accountCodec.read(row)));
    return new Map(accounts.map((account) => [account.accountId, account]));
  });
}

/** Returns the account that a promoted one became; any other account itself. */
export async function followPromotion(ctx: Pick<Context, 'tenant' | 'db'>, account: Account): Promise<Account> {
  const { promotedToAccountId: newId } = account;
  return newId === null ? account : present(await findAccount(ctx, newId), 'the account that another was promoted to');
}

/**
 * Returns the row of the account that a command means by this id: the one it was promoted to, if it was; null when it belongs to none of
 * the tenant's parties. Call it under the tenant's locked head, so that no promotion comes between.
 */
export async function lockedAccount(em: EntityManager, tenantId: string, accountId: string): Promise<AccountRecord | null> {
  const account = await em.findOne(AccountEntity, { tenantId, accountId, systemRole: null });
  const newId = account?.promotedToAccountId ?? null;
  return newId === null ? account : em.findOneOrFail(AccountEntity, { tenantId, accountId: newId });
}

/** Refusal for an account that a request names and that does not exist. It contains the id, since a request may name several. */
export function noAccount(accountId: string): Refusal {
  return refusal('ACCOUNT_NOT_FOUND', { account_id: accountId });
}

/** @throws ApiError ACCOUNT_NOT_FOUND always. */
export function failAccount(accountId: string): never {
  throw refusalError(noAccount(accountId));
}

/** Finds the account that a body or a query names. @throws ApiError ACCOUNT_NOT_FOUND. */
export async function requireAccount(ctx: Pick<Context, 'tenant' | 'db'>, accountId: string): Promise<Account> {
  return (await findAccount(ctx, accountId)) ?? failAccount(accountId);
}

/** Loads the account that a path names. */
export const accountResource: ResourceKind<Account> = { missing: 'ACCOUNT_NOT_FOUND', find: findAccount };
