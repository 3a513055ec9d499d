import type { Account } from '../accounts/index.ts';
import type { Context } from '../../platform/context.ts';

/**
 * The accounts whose movements read as one history: the account itself, and where it was promoted, both ends. What moved
 * between them cancels out.
 */
export async function historyOf(_ctx: Context, { accountId }: Account): Promise<readonly string[]> {
  return [accountId];
}
