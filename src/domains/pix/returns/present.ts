import type { PixReturnResponse } from '../../../../generated/models.ts';
import { presentAmount, type Cents } from '../../../platform/money.ts';
import type { PixReturn } from './pix-return.ts';

/** A return in the contract's form. */
export function presentReturn(it: PixReturn): PixReturnResponse {
  const money = (value: Cents) => presentAmount(it.currency, value);
  return {
    obligation_id: it.obligationId,
    return_end_to_end_id: it.returnEndToEndId,
    account_id: it.accountId,
    original_obligation_id: it.originalObligationId,
    original_end_to_end_id: it.originalEndToEndId,
    amount: money(it.amount),
    reason_code: it.reasonCode,
    state: it.state,
    original_amount: money(it.originalAmount),
    returned_amount: money(it.returnedAmount),
    remaining_amount: money(it.originalAmount - it.returnedAmount),
    returnable_until: it.returnableUntil.toISOString(),
    created_at: it.createdAt.toISOString(),
    created_by: it.createdBy,
  };
}
