import type { BlockResponse, ReleaseBlockRequest } from '../../../../generated/models.ts';
import type { JournalContext } from '../../journal/index.ts';
import type { Block } from './block.ts';
import { releasedBlock } from './changes.ts';
import { answered } from './present.ts';

/**
 * Releases a block: its secured amount is free again. Releasing a released block changes nothing.
 * @throws ApiError BLOCK_NOT_ACTIVE, BLOCK_OF_MED_CASE.
 */
export async function releaseBlock(
  ctx: JournalContext, { blockId, accountId }: Block, { reason }: ReleaseBlockRequest,
): Promise<BlockResponse> {
  return ctx.journal.submit(ctx, {
    loads: { accounts: [accountId], rows: [blockId] },
    decide: (ledger) => answered(releasedBlock(ledger, blockId, reason)),
  });
}
