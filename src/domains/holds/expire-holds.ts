import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import type { JournalContext } from '../journal/index.ts';

/**
 * Expires the holds and blocks of these accounts that are past their deadline. The journal does so before it decides on an account, so
 * an empty command suffices. Repeated or concurrent calls expire each hold once.
 */
export async function expireHolds(ctx: JournalContext, accountIds: readonly string[]): Promise<void> {
  await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), {
    loads: { accounts: accountIds },
    decide: () => ({ entries: [], rows: [], events: [], answer: null }),
  });
}

/** Expires them before a read. When too many writes wait, the read shows the holds as they are stored: no money becomes free too early. */
export async function expireBeforeRead(ctx: JournalContext, accountIds: readonly string[]): Promise<void> {
  try {
    await expireHolds(ctx, accountIds);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'OVERLOADED') throw error;
  }
}

/** Accounts whose due holds are ended together. */
const ACCOUNTS_AT_ONCE = 100;
/** Number of a tenant's earliest due holds that are searched for their accounts. */
const HOLDS_AT_ONCE = 500;

/** Finds accounts with holds or blocks past their deadline, at most a handful, the earliest first. */
export async function accountsWithDueHolds(ctx: Pick<Context, 'tenant' | 'db'>, now: Date, accountId?: string): Promise<string[]> {
  const values = [ctx.tenant, now, ...(accountId === undefined ? [] : [accountId])];
  const dueOf = (table: 'holds' | 'blocks'): string => `(select account_id, expires_at from razao.${table}
    where tenant_id = ? and state = 'ACTIVE' and expires_at <= ? ${accountId === undefined ? '' : 'and account_id = ?'}
    order by expires_at limit ${HOLDS_AT_ONCE})`;
  const rows = await ctx.db.read((em) => em.execute<{ account_id: string }[]>(
    `select account_id from (${dueOf('holds')} union all ${dueOf('blocks')}) due
      group by account_id order by min(expires_at) limit ${ACCOUNTS_AT_ONCE}`, [...values, ...values]));
  return rows.map((row) => row.account_id);
}
