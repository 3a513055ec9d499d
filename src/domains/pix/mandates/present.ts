import type { PixMandateChargeResponse, PixMandateResponse } from '../../../../generated/models.ts';
import { presentAmount, type Cents } from '../../../platform/money.ts';
import { cancellableUntil, retriesLeft } from './calendar.ts';
import { statusAt, type Charge, type Mandate } from './mandate.ts';

/** A mandate in the contract's form, as it is at `now`. */
export function presentMandate(it: Mandate, now: Date): PixMandateResponse {
  return {
    mandate_id: it.mandateId,
    account_id: it.accountId,
    status: statusAt(it, now),
    recurrence_id: it.recurrenceId,
    receiver: { name: it.receiver.name, tax_id: it.receiver.taxId, participant: { ...it.receiver.participant } },
    contract_ref: it.contractRef,
    description: it.description,
    periodicity: it.periodicity,
    amount_type: it.amountType,
    amount: amountOf(it.amount),
    max_amount: amountOf(it.maxAmount),
    starts_on: it.startsOn,
    ends_on: it.endsOn,
    retry_policy: it.retryPolicy,
    authorization_expires_at: it.expiresAt.toISOString(),
    provider_id: it.providerId,
    authorized_at: it.authorizedAt?.toISOString() ?? null,
    ended_at: endOf(it, now)?.toISOString() ?? null,
    ended_by: it.endedBy,
    end_reason_code: it.endReasonCode,
    created_at: it.createdAt.toISOString(),
    updated_at: it.updatedAt.toISOString(),
    version: Number(it.version),
  };
}

/** A request that nobody answered in time ended at its deadline, also while that is not written yet. */
function endOf({ endedAt, ...mandate }: Mandate, now: Date): Date | null {
  return endedAt ?? (statusAt(mandate, now) === 'EXPIRED' ? mandate.expiresAt : null);
}

/** A charge in the contract's form. */
export function presentCharge(it: Charge, mandate: Mandate): PixMandateChargeResponse {
  return {
    charge_id: it.chargeId,
    mandate_id: it.mandateId,
    account_id: it.accountId,
    status: it.status,
    amount: presentAmount('BRL', it.amount),
    due_on: it.dueOn,
    txid: it.txid,
    description: it.description,
    attempts: it.attempts.map((attempt) => ({
      number: attempt.number, settle_on: attempt.settleOn, status: attempt.status, end_to_end_id: attempt.endToEndId,
      failure_code: attempt.failureCode, finished_at: attempt.finishedAt,
    })),
    retries_left: retriesLeft(it, mandate),
    hold_id: it.holdId,
    obligation_id: it.obligationId,
    cancellable_until: cancellableUntil(it).toISOString(),
    failure_code: it.failureCode,
    cancelled_by: it.cancelledBy,
    debited_at: it.debitedAt?.toISOString() ?? null,
    cancelled_at: it.cancelledAt?.toISOString() ?? null,
    created_at: it.createdAt.toISOString(),
    updated_at: it.updatedAt.toISOString(),
    version: Number(it.version),
  };
}

function amountOf(value: Cents | null) {
  return value === null ? null : presentAmount('BRL', value);
}
