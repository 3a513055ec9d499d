import type { HoldResponse } from '../../../generated/models.ts';
import type { JournalContext } from '../journal/index.ts';
import { releasedHold } from './changes.ts';
import type { Hold } from './hold.ts';
import { answered } from './present.ts';

/**
 * Releases a hold: its amount is free again. Releasing a released hold changes nothing.
 * @throws ApiError HOLD_NOT_ACTIVE, HOLD_OF_CHARGE.
 */
export async function releaseHold(ctx: JournalContext, { holdId, accountId }: Hold): Promise<HoldResponse> {
  return ctx.journal.submit(ctx, {
    loads: { accounts: [accountId], rows: [holdId] },
    decide: (ledger) => answered(releasedHold(ledger, holdId)),
  });
}
