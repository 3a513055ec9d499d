import { accountingDay } from '../../../platform/clock.ts';
import { toCents } from '../../../platform/money.ts';
import { takeWaitingFacts, type FactVerdict } from '../../../platform/receiver/fact.ts';
import { followed } from '../../journal/index.ts';
import { lookAtCharge } from './attempt-charge.ts';
import { isInTerm, lastRetryDay, periodOf, retriesLeft } from './calendar.ts';
import type { ChargeFact, RecurrenceFact, MandateFact, RequestFact } from './facts.ts';
import { isChargeOpen, isMandateFinal, lastAttempt, newAttempt, openAttempt, type Charge, type Mandate } from './mandate.ts';
import { cancelCharge, completeIfOver, endMandate, failAttempt, failCharge } from './moves.ts';
import type { RecurrenceDraft } from './recurrence.ts';

/** Applies a provider's fact; facts that waited for it follow. */
export function takeFact(draft: RecurrenceDraft, fact: RecurrenceFact): FactVerdict {
  const verdict = apply(draft, fact);
  if (verdict === 'EARLY') draft.wait(fact);
  if (verdict !== 'LATE') takeWaiting(draft);
  return verdict;
}

/** Takes what came before its time, after each change. */
export function takeWaiting(draft: RecurrenceDraft): void {
  takeWaitingFacts(draft.recurrence.waiting, (fact) => {
    const verdict = apply(draft, fact);
    if (verdict !== 'EARLY') draft.settle(fact);
    return verdict;
  });
  completeIfOver(draft);
}

function apply(draft: RecurrenceDraft, fact: RecurrenceFact): FactVerdict {
  if (fact.kind === 'MANDATE_REQUESTED') return request(draft, fact);
  const { mandate } = draft;
  if (!mandate) return 'EARLY';
  return 'txid' in fact ? applyToCharge(draft, mandate, fact) : applyToMandate(draft, mandate, fact);
}

/** A request for an account that we do not have, or that cannot pay in BRL, changes nothing. */
function request(draft: RecurrenceDraft, { kind: _, accountId, amount, expiresAt, ...terms }: RequestFact): FactVerdict {
  const account = followed(draft.ledger, accountId);
  const isPayer = account !== undefined && account.systemRole === null && account.type !== 'EXTERNAL' && account.type !== 'SQUAD'
    && account.currency === 'BRL' && account.status !== 'CLOSED';
  if (draft.mandate || !isPayer) return 'LATE';
  const { recurrence: { providerId, recurrenceId }, now } = draft;
  draft.openMandate({
    ...terms, mandateId: draft.options.ids('pxm', recurrenceId), accountId: account.accountId, providerId, recurrenceId,
    status: 'PENDING_AUTHORIZATION', amount: amount === null ? null : toCents(amount), maxAmount: null, expiresAt: new Date(expiresAt),
    authorizedAt: null, endedAt: null, endedBy: null, endReasonCode: null, nextAt: null, createdAt: now, updatedAt: now, version: 1n,
  });
  return 'DONE';
}

function applyToMandate(draft: RecurrenceDraft, mandate: Mandate, fact: Exclude<MandateFact, RequestFact>): FactVerdict {
  const isPending = mandate.status === 'PENDING_AUTHORIZATION';
  switch (fact.kind) {
    case 'MANDATE_AUTHORIZED': return authorize(draft, mandate, fact);
    case 'MANDATE_REJECTED':
      if (!isPending) return 'LATE';
      endMandate(draft, 'REJECTED', { by: 'PAYER', reasonCode: fact.reasonCode });
      return 'DONE';
    case 'MANDATE_EXPIRED':
      if (!isPending) return 'LATE';
      endMandate(draft, 'EXPIRED', { by: null, reasonCode: null });
      return 'DONE';
    case 'MANDATE_CANCELLED':
      if (isMandateFinal(mandate)) return 'LATE';
      if (fact.cancelledBy === 'PAYER' && isPending) return 'EARLY'; // who revokes has authorised: that is still to come
      endMandate(draft, fact.cancelledBy === 'PAYER' ? 'REVOKED' : 'CANCELLED', { by: fact.cancelledBy, reasonCode: fact.reasonCode });
      return 'DONE';
    case 'MANDATE_COMPLETED':
      if (isMandateFinal(mandate)) return 'LATE';
      if (isPending || draft.charges.some(isChargeOpen)) return 'EARLY';
      endMandate(draft, 'COMPLETED', { by: null, reasonCode: null });
      return 'DONE';
  }
}

/**
 * Applies an authorisation. For a mandate that is ACTIVE by our own request, or was until it was cancelled, it adds what we did not know.
 */
function authorize(draft: RecurrenceDraft, mandate: Mandate, fact: Extract<MandateFact, { kind: 'MANDATE_AUTHORIZED' }>): FactVerdict {
  const authorizedAt = new Date(fact.authorizedAt);
  const maxAmount = fact.maxAmount === null || mandate.amountType === 'FIXED' ? mandate.maxAmount : toCents(fact.maxAmount);
  if (mandate.status === 'PENDING_AUTHORIZATION') {
    draft.moveMandate('ACTIVE', { authorizedAt, maxAmount });
    return 'DONE';
  }
  const wasWithdrawn = mandate.status === 'CANCELLED' && mandate.authorizedAt === null;
  const isCapNew = mandate.maxAmount === null && maxAmount !== null;
  if (!wasWithdrawn && !isCapNew) return 'LATE';
  draft.noteMandate({ maxAmount: mandate.maxAmount ?? maxAmount, authorizedAt: mandate.authorizedAt ?? authorizedAt });
  return 'DONE';
}

function applyToCharge(draft: RecurrenceDraft, mandate: Mandate, fact: ChargeFact): FactVerdict {
  const charge = draft.charge(fact.txid);
  if (fact.kind === 'CHARGE_SCHEDULED') return charge ? 'LATE' : schedule(draft, mandate, fact);
  if (!charge) return hasNoCharges(mandate) ? 'LATE' : 'EARLY';
  if (!isChargeOpen(charge)) return 'LATE';
  switch (fact.kind) {
    case 'CHARGE_RETRY_SCHEDULED': return scheduleRetry(draft, mandate, charge, fact);
    case 'CHARGE_FAILED': return fail(draft, charge, fact);
    case 'CHARGE_CANCELLED':
      if (charge.status === 'DEBITING') return 'EARLY'; // the debit's end decides
      cancelCharge(draft, charge, fact.cancelledBy);
      return 'DONE';
  }
}

/** A mandate that never became ACTIVE, and never will. */
function hasNoCharges(mandate: Mandate): boolean {
  return mandate.status === 'REJECTED' || mandate.status === 'EXPIRED';
}

function schedule(draft: RecurrenceDraft, mandate: Mandate, fact: Extract<ChargeFact, { kind: 'CHARGE_SCHEDULED' }>): FactVerdict {
  if (hasNoCharges(mandate)) return 'LATE';
  if (mandate.authorizedAt === null) return 'EARLY';
  const { txid, dueOn, description } = fact;
  const isTooLate = dueOn < accountingDay(draft.now);
  if (!isInTerm(mandate, dueOn) || (isTooLate && !isMandateFinal(mandate))) return 'LATE';
  const others = draft.charges.filter((other) => periodOf(mandate, other.dueOn) === periodOf(mandate, dueOn));
  if (others.some(({ status }) => status === 'DEBITED')) return 'LATE';
  const isTakenBack = draft.recurrence.waiting.some((other) => other.kind === 'CHARGE_CANCELLED' && other.txid === txid);
  if (others.some(isChargeOpen) && !isTakenBack) return 'EARLY';
  const { now, options: { ids } } = draft;
  const charge: Charge = {
    chargeId: ids('pmc', txid), mandateId: mandate.mandateId, accountId: mandate.accountId, txid, status: 'SCHEDULED',
    amount: toCents(fact.amount),
    dueOn, description, attempts: [newAttempt(1, dueOn)], holdId: null, obligationId: null, failureCode: null, cancelledBy: null,
    debitedAt: null, cancelledAt: null, nextAt: null, createdAt: now, updatedAt: now, version: 1n,
  };
  draft.openCharge(charge);
  if (isMandateFinal(mandate)) cancelCharge(draft, charge, mandate.endedBy ?? 'RECEIVER');
  else if (!isTakenBack) lookAtCharge(draft, charge);
  return 'DONE';
}

function scheduleRetry(
  draft: RecurrenceDraft, mandate: Mandate, charge: Charge, { attempt: number, settleOn }: Extract<ChargeFact, {
    kind: 'CHARGE_RETRY_SCHEDULED';
  }>,
): FactVerdict {
  const last = lastAttempt(charge);
  if (!last || number <= last.number) return 'LATE';
  if (openAttempt(charge) || number > last.number + 1) return 'EARLY';
  const isInTime = settleOn > last.settleOn && settleOn <= lastRetryDay(charge) && settleOn >= accountingDay(draft.now)
    && periodOf(mandate, settleOn) === periodOf(mandate, charge.dueOn);
  if (!isInTime || retriesLeft(charge, mandate) === 0) return 'LATE';
  lookAtCharge(draft, draft.noteCharge(charge, { attempts: [...charge.attempts, newAttempt(number, settleOn)] }));
  return 'DONE';
}

/** The end of a debit that is under way has more information. */
function fail(draft: RecurrenceDraft, charge: Charge, fact: Extract<ChargeFact, { kind: 'CHARGE_FAILED' }>): FactVerdict {
  const last = lastAttempt(charge);
  if (!last || fact.attempt > last.number || (fact.attempt === last.number && charge.status === 'DEBITING')) return 'EARLY';
  if (fact.attempt < last.number) return 'LATE';
  if (last.status === 'SCHEDULED') {
    failAttempt(draft, charge, fact.failureCode, fact.final);
    return 'DONE';
  }
  if (!fact.final) return 'LATE';
  failCharge(draft, charge);
  return 'DONE';
}

