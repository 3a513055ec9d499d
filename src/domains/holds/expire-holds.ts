import { ApiError } from '../../platform/errors.ts';
import type { JournalContext } from '../journal/index.ts';

/**
 * Expires the holds of these accounts that are past their deadline. The journal does so before it decides on an account, so an empty
 * command suffices. Repeated or concurrent calls expire each hold once.
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
