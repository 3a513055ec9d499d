import type { BlockResponse } from '../../../../generated/models.ts';
import { presentCurrency } from '../../../platform/currencies.ts';
import { fromCents } from '../../../platform/money.ts';
import type { Decision } from '../../journal/index.ts';
import type { Block } from './block.ts';
import type { BlockDecision } from './changes.ts';

/** A block in the contract's form. */
export function presentBlock(it: Block): BlockResponse {
  return {
    block_id: it.blockId,
    account_id: it.accountId,
    state: it.state,
    ...presentCurrency(it.currency),
    amount: fromCents(it.amount),
    secured: fromCents(it.secured),
    captured: fromCents(it.captured),
    reason_code: it.reasonCode,
    reference: it.reference,
    description: it.description,
    med_case_id: it.medCaseId,
    obligation_id: it.obligationId,
    tx_id: it.txId,
    metadata: { ...it.metadata },
    created_at: it.createdAt.toISOString(),
    created_by: it.createdBy,
    updated_at: it.updatedAt.toISOString(),
    resolved_at: it.resolvedAt?.toISOString() ?? null,
    release_reason: it.releaseReason,
    version: Number(it.version),
    ...presentClock(it),
  };
}

type PresentedClock = Pick<BlockResponse, 'kind' | 'authority' | 'sent_at' | 'expires_at'>;

function presentClock({ kind, authority, countsFrom, expiresAt }: Block): PresentedClock {
  return {
    ...(kind !== null && { kind }), ...(authority !== null && { authority }), ...(countsFrom && { sent_at: countsFrom.toISOString() }),
    ...(expiresAt && { expires_at: expiresAt.toISOString() }),
  };
}

/** Makes a command's decision, whose answer is the block, of a decision about a block. */
export function answered(decision: BlockDecision): Decision<BlockResponse> {
  return 'refused' in decision ? decision : { ...decision, answer: presentBlock(decision.block) };
}
