import type { CaptureHoldRequest, HoldResponse } from '../../../generated/models.ts';
import { toCents } from '../../platform/money.ts';
import type { JournalContext } from '../journal/index.ts';
import { capturedHold, type Capture } from './changes.ts';
import type { Hold } from './hold.ts';
import { answered } from './present.ts';

/**
 * Pays another account out of a hold, at once and finally. A hold is captured once.
 * @throws ApiError ACCOUNT_NOT_FOUND, HOLD_NOT_ACTIVE, HOLD_OF_CHARGE, CAPTURE_EXCEEDS_HOLD, RAIL_NEEDS_ACCOUNTS, SAME_ACCOUNT,
 *   CURRENCY_MISMATCH, ACCOUNT_CLOSED, ACCOUNT_FROZEN, PARTY_BLOCKED, LIMIT_EXCEEDED, BALANCE_OVERFLOW.
 */
export async function captureHold(ctx: JournalContext, { holdId, accountId }: Hold, body: CaptureHoldRequest): Promise<HoldResponse> {
  const capture: Capture = {
    creditorAccountId: body.creditor_account_id,
    amount: typeof body.amount_cents === 'number' ? toCents(body.amount_cents) : undefined,
    obligationId: ctx.ids.next('obl'),
    createdBy: ctx.actor,
  };
  return ctx.journal.submit(ctx, {
    loads: { accounts: [accountId, capture.creditorAccountId], rows: [holdId] },
    decide: (ledger) => answered(capturedHold(ledger, holdId, capture)),
  });
}
