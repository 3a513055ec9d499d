import type { AdjustHoldRequest, HoldResponse } from '../../../generated/models.ts';
import { toCents } from '../../platform/money.ts';
import type { JournalContext } from '../journal/index.ts';
import { adjustedHold, type Adjustment } from './changes.ts';
import type { Hold } from './hold.ts';
import { answered } from './present.ts';
import { readDeadline } from './read-deadline.ts';

/**
 * Lowers the amount of a hold, moves its deadline, or both.
 * @throws ApiError HOLD_NOT_ACTIVE, HOLD_OF_CHARGE, HOLD_INCREASE_REFUSED; RequestInvalid for a deadline that has passed.
 */
export async function adjustHold(ctx: JournalContext, { holdId, accountId }: Hold, body: AdjustHoldRequest): Promise<HoldResponse> {
  const wanted: Adjustment = {
    amount: typeof body.amount_cents === 'number' ? toCents(body.amount_cents) : undefined,
    expiresAt: body.expires_at === undefined ? undefined : readDeadline(ctx.clock, body.expires_at),
  };
  return ctx.journal.submit(ctx, {
    loads: { accounts: [accountId], rows: [holdId] },
    decide: (ledger) => answered(adjustedHold(ledger, holdId, wanted)),
  });
}
