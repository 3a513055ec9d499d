import { ApiError } from '../../platform/errors.ts';
import type { JournalContext } from '../journal/index.ts';

/**
 * Ends the holds of these accounts that are past their deadline. The journal does so before it decides anything over an
 * account: so this asks for nothing but that. Done twice, or by several at once, each ends once.
 */
export async function expireHolds(ctx: JournalContext, accountIds: readonly string[]): Promise<void> {
  await ctx.journal.submitOnce(ctx, ctx.ids.next('cmd'), {
    loads: { accounts: accountIds },
    decide: () => ({ entries: [], rows: [], events: [], answer: null }),
  });
}

/** The same ahead of a read. When too many writes wait, the read shows the holds as they still stand: nothing is free too early. */
export async function expireBeforeRead(ctx: JournalContext, accountIds: readonly string[]): Promise<void> {
  try {
    await expireHolds(ctx, accountIds);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'OVERLOADED') throw error;
  }
}
