import type { BlockResponse, ReleaseBlockRequest } from '../../../../generated/models.ts';
import type { BlocksContext } from './context.ts';
import { readFuture } from './block-clock.ts';
import type { Block } from './block.ts';
import { releasedBlock, rescheduledBlock } from './changes.ts';
import { answered } from './present.ts';

/**
 * Releases a block: its secured amount is free again. With `at` the clock does so at that instant, earlier or later than before.
 * Releasing a released block changes nothing.
 * @throws ApiError BLOCK_NOT_ACTIVE, BLOCK_OF_MED_CASE, BLOCK_TOO_LONG; RequestInvalid for an instant that has passed.
 */
export async function releaseBlock(
  ctx: BlocksContext, { blockId, accountId }: Block, { reason, at }: ReleaseBlockRequest,
): Promise<BlockResponse> {
  const expiresAt = at === undefined ? undefined : readFuture(ctx.clock, at, ['body', 'at']);
  return ctx.journal.submit(ctx, {
    loads: { accounts: [accountId], rows: [blockId] },
    decide: (ledger) => answered(
      expiresAt ? rescheduledBlock(ledger, blockId, expiresAt, ctx.blockLaw) : releasedBlock(ledger, blockId, reason),
    ),
  });
}
