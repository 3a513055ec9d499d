import type { BlockResponse, PlaceBlockRequest } from '../../../../generated/models.ts';
import { toCents } from '../../../platform/money.ts';
import type { JournalContext } from '../../journal/index.ts';
import { placedBlock, type BlockDraft } from './changes.ts';
import { answered } from './present.ts';

/**
 * Blocks money of an account: the available money, and later arrivals.
 * @throws ApiError ACCOUNT_NOT_FOUND, ACCOUNT_NOT_RESERVABLE, CURRENCY_MISMATCH, ACCOUNT_CLOSED.
 */
export async function placeBlock(ctx: JournalContext, body: PlaceBlockRequest): Promise<BlockResponse> {
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
  };
  return ctx.journal.submit(ctx, {
    loads: { accounts: [draft.accountId] },
    decide: (ledger) => answered(placedBlock(ledger, draft)),
  });
}
