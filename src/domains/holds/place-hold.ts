import type { HoldResponse, PlaceHoldRequest } from '../../../generated/models.ts';
import { toCents } from '../../platform/money.ts';
import type { JournalContext } from '../journal/index.ts';
import { placedHold, type HoldDraft } from './changes.ts';
import { answered } from './present.ts';
import { readDeadline } from './read-deadline.ts';

/**
 * Reserves money of an account for a later capture.
 * @throws ApiError ACCOUNT_NOT_FOUND, ACCOUNT_NOT_RESERVABLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED, ACCOUNT_FROZEN,
 *   PARTY_BLOCKED, INSUFFICIENT_FUNDS; RequestInvalid for a deadline that has passed.
 */
export async function placeHold(ctx: JournalContext, body: PlaceHoldRequest): Promise<HoldResponse> {
  const draft: HoldDraft = {
    holdId: ctx.ids.next('hld'),
    txId: ctx.ids.next('txn'),
    accountId: body.account_id,
    amount: toCents(body.amount_cents),
    currency: body.currency,
    expiresAt: readDeadline(ctx.clock, body.expires_at ?? null),
    description: body.description ?? null,
    pixMandateChargeId: null,
    metadata: body.metadata ?? {},
    createdBy: ctx.actor,
  };
  return ctx.journal.submit(ctx, {
    loads: { accounts: [draft.accountId] },
    decide: (ledger) => answered(placedHold(ledger, draft)),
  });
}
