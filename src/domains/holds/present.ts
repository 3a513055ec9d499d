import type { HoldResponse } from '../../../generated/models.ts';
import { presentCurrency } from '../../platform/currencies.ts';
import { fromCents } from '../../platform/money.ts';
import type { Decision } from '../journal/index.ts';
import type { HoldDecision } from './changes.ts';
import { remaining, type Hold } from './hold.ts';

/** A hold in the contract's form. */
export function presentHold(it: Hold): HoldResponse {
  return {
    hold_id: it.holdId,
    account_id: it.accountId,
    state: it.state,
    ...presentCurrency(it.currency),
    amount_cents: fromCents(it.amount),
    remaining_cents: fromCents(remaining(it)),
    captured_cents: fromCents(it.captured),
    creditor_account_id: it.creditorAccountId,
    obligation_id: it.obligationId,
    tx_id: it.txId,
    expires_at: it.expiresAt?.toISOString() ?? null,
    description: it.description,
    pix_mandate_charge_id: it.pixMandateChargeId,
    metadata: { ...it.metadata },
    created_at: it.createdAt.toISOString(),
    created_by: it.createdBy,
    updated_at: it.updatedAt.toISOString(),
    resolved_at: it.resolvedAt?.toISOString() ?? null,
    version: Number(it.version),
  };
}

/** Makes a command's decision, whose answer is the hold, of a decision about a hold. */
export function answered(decision: HoldDecision): Decision<HoldResponse> {
  if ('refused' in decision) return decision;
  const answer = presentHold(decision.hold);
  return { ...decision, answer, warn: (limit_warnings) => ({ ...answer, limit_warnings: [...limit_warnings] }) };
}
