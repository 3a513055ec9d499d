import type { BlockResponse, PlaceBlockRequest } from '../../../../generated/models.ts';
import { refusalError } from '../../../platform/errors.ts';
import { toCents } from '../../../platform/money.ts';
import type { BlocksContext } from './context.ts';
import { readBlockClock, refuseEnd } from './block-clock.ts';
import { placedBlock, type BlockDraft } from './changes.ts';
import { answered } from './present.ts';

/**
 * Blocks money of an account: the available money, and later arrivals.
 * @throws ApiError BLOCK_TOO_LONG, ACCOUNT_NOT_FOUND, ACCOUNT_NOT_RESERVABLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED; RequestInvalid for
 *   instants and kinds that do not fit.
 */
export async function placeBlock(ctx: BlocksContext, body: PlaceBlockRequest): Promise<BlockResponse> {
  const clock = readBlockClock(ctx.clock, body, ctx.blockLaw);
  const tooLong = refuseEnd(clock, ctx.blockLaw);
  if (tooLong) throw refusalError(tooLong);
  const draft: BlockDraft = {
    blockId: ctx.ids.next('blk'),
    txId: ctx.ids.next('txn'),
    accountId: body.account_id,
    amount: toCents(body.amount),
    currency: body.currency,
    reasonCode: body.reason_code,
    reference: body.reference ?? null,
    description: body.description ?? null,
    medCaseId: null,
    metadata: body.metadata ?? {},
    createdBy: ctx.actor,
    ...clock,
  };
  return ctx.journal.submit(ctx, {
    loads: { accounts: [draft.accountId] },
    decide: (ledger) => answered(placedBlock(ledger, draft)),
  });
}
