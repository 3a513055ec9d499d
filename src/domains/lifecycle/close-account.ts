import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountActionRequest, AccountResponse } from '../../../generated/models.ts';
import { lockHead } from '../../platform/db/lock-row.ts';
import { fail } from '../../platform/errors.ts';
import { BlockEntity, expireBeforeRead, HoldEntity } from '../holds/index.ts';
import type { JournalContext } from '../journal/index.ts';
import { AccountEntity, accountClosed, asAccount, closePaymentMethods, joinedAccounts, presentAccount } from '../accounts/index.ts';

/** Counts the open items of accounts, within the transaction that would close one. */
export type OpenCount = (em: EntityManager, tenant: string, accountIds: readonly string[]) => Promise<number>;

/** Context of closing: counts of open items that domains above this one have on an account, by their names in the details. */
export type LifecycleContext = JournalContext & { readonly openOnAccounts: Readonly<Record<string, OpenCount>> };

/**
 * Closes an empty account permanently, with its payment methods. The tenant's head is locked meanwhile: a movement or a hold comes before
 * the closing, which then counts it, or comes after and is refused.
 * @throws ApiError ACCOUNT_OF_SQUAD, ACCOUNT_NOT_EMPTY.
 */
export async function closeAccount(
  ctx: LifecycleContext, accountId: string, { reason }: AccountActionRequest = {},
): Promise<AccountResponse> {
  await expireBeforeRead(ctx, [accountId]);
  return ctx.db.write(async (unit) => {
    await lockHead(unit.em, ctx.tenant);
    const account = await unit.em.findOneOrFail(AccountEntity, { tenantId: ctx.tenant, accountId, systemRole: null });
    if (account.status === 'CLOSED') return presentAccount(asAccount(account));
    if (account.type === 'SQUAD') fail('ACCOUNT_OF_SQUAD', { account_id: accountId });
    const open = await countOpen(unit.em, ctx, accountId, account.type);
    if (Object.values(open).some((count) => count !== 0)) fail('ACCOUNT_NOT_EMPTY', open);
    await closePaymentMethods(unit, ctx, accountId);
    account.status = 'CLOSED';
    account.version += 1n;
    account.updatedAt = ctx.clock.now();
    unit.touch(accountId);
    unit.count('accounts', -1);
    const closed = asAccount(account);
    unit.announce(accountClosed(closed, account.version, reason ?? null));
    return presentAccount(closed);
  });
}

interface MoneyRow {
  posted: string;
  outgoing: string;
  incoming: string;
}

/** Counts what prevents closing: amounts in minor units, and numbers of rows. An EXTERNAL account has no money of the tenant's. */
async function countOpen(em: EntityManager, ctx: LifecycleContext, accountId: string, type: string): Promise<Record<string, number>> {
  const ids = await joinedAccounts(em, ctx.tenant, accountId);
  const rows = type === 'EXTERNAL' ? [] : await em.execute<MoneyRow[]>(
    'select posted, outgoing, incoming from razao.balances where tenant_id = ? and account_id = ?', [ctx.tenant, accountId]);
  const sum = (field: keyof MoneyRow): number => Number(rows.reduce((total, row) => total + BigInt(row[field]), 0n));
  const counts: Record<string, number> = {
    posted: sum('posted'), outgoing: sum('outgoing'), incoming: sum('incoming'),
    ...await countReservations(em, ctx.tenant, accountId), obligations: await countObligations(em, ctx.tenant, accountId),
  };
  for (const [name, count] of Object.entries(ctx.openOnAccounts)) counts[name] = await count(em, ctx.tenant, ids);
  return counts;
}

async function countReservations(em: EntityManager, tenant: string, accountId: string): Promise<{ holds: number; blocks: number }> {
  const where = { tenantId: tenant, accountId, state: 'ACTIVE' as const };
  return { holds: await em.count(HoldEntity, where), blocks: await em.count(BlockEntity, where) };
}

async function countObligations(em: EntityManager, tenant: string, accountId: string): Promise<number> {
  const [row] = await em.execute<{ open: number }[]>(
    `select count(*)::int as open from (
       select obligation_id from razao.obligations where tenant_id = ? and state <> 'FINAL' and debtor_account_id = ?
       union
       select obligation_id from razao.obligations where tenant_id = ? and state <> 'FINAL' and creditor_account_id = ?
     ) sides`, [tenant, accountId, tenant, accountId]);
  return row?.open ?? 0;
}
