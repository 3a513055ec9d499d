import type { Context } from '../../platform/context.ts';
import { findJoinedAccounts, type Account } from '../accounts/index.ts';

/**
 * The accounts whose movements read as one history: the account itself, and where it was promoted, both ends. What moved
 * between them cancels out.
 */
export function historyOf(ctx: Context, { accountId }: Pick<Account, 'accountId'>): Promise<readonly string[]> {
  return findJoinedAccounts(ctx, accountId);
}
