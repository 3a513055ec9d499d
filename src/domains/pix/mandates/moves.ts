import type { PixMandateAttemptStatus } from '../../../../generated/models.ts';
import { accountingDay } from '../../../platform/clock.ts';
import { releasedHold } from '../../holds/index.ts';
import { isCancellable, isOver, lastRetryDay, MOST_ATTEMPTS } from './calendar.ts';
import { isChargeOpen, openAttempt, type Charge, type Mandate } from './mandate.ts';
import type { Attempt, EndedBy, FailureCode } from './mandate.entity.ts';
import type { RecurrenceDraft } from './recurrence.ts';

/** Party that ended a mandate, and the reason. */
export interface End {
  readonly by: EndedBy | null;
  readonly reasonCode: string | null;
}

/** Ends the mandate, and with it those of its charges that are not out of the hands of who ended it. */
export function endMandate(
  draft: RecurrenceDraft, to: Exclude<Mandate['status'], 'PENDING_AUTHORIZATION' | 'ACTIVE'>, { by, reasonCode }: End,
): void {
  draft.moveMandate(to, { endedAt: draft.now, endedBy: by, endReasonCode: reasonCode });
  if (by === null) return;
  for (const charge of draft.charges) {
    const isInHand = by === 'PAYER' ? isCancellable(charge, draft.now) : charge.status === 'SCHEDULED' || charge.status === 'HELD';
    if (isInHand) cancelCharge(draft, charge, by);
  }
}

/** Cancels a charge that is not being debited; what was reserved for it is free again. */
export function cancelCharge(draft: RecurrenceDraft, charge: Charge, by: EndedBy): Charge {
  releaseHoldOf(draft, charge);
  return draft.moveCharge(charge, 'CANCELLED', {
    cancelledBy: by, cancelledAt: draft.now, attempts: changeAttempt(charge, 'CANCELLED', { finishedAt: draft.now.toISOString() }),
  });
}

/**
 * Ends the open attempt of a charge; the charge fails with it when no other may follow, or `isLast` is true. One whose
 * mandate was ended meanwhile is cancelled, as it would have been had it failed before.
 */
export function failAttempt(draft: RecurrenceDraft, charge: Charge, code: FailureCode, isLast = false): Charge {
  releaseHoldOf(draft, charge);
  const attempts = changeAttempt(charge, 'FAILED', { failureCode: code, finishedAt: draft.now.toISOString() });
  const { mandate } = draft;
  const isRetryable = !isLast && accountingDay(draft.now) < lastRetryDay(charge) && mandate?.retryPolicy === 'UP_TO_3_IN_7_DAYS'
    && attempts.length < MOST_ATTEMPTS;
  if (!isRetryable) return draft.moveCharge(charge, 'FAILED', { attempts, failureCode: code });
  const waiting = draft.moveCharge(charge, 'SCHEDULED', { attempts }, 'attempt_failed');
  return mandate.endedBy === null ? waiting : cancelCharge(draft, waiting, mandate.endedBy);
}

/** A charge whose last attempt failed, and for which no other follows. */
export function failCharge(draft: RecurrenceDraft, charge: Charge): Charge {
  return draft.moveCharge(charge, 'FAILED', { failureCode: charge.attempts.at(-1)?.failureCode ?? null });
}

/** A mandate whose time is over is COMPLETED as soon as no charge is open. */
export function completeIfOver(draft: RecurrenceDraft): void {
  const { mandate } = draft;
  if (mandate?.status === 'ACTIVE' && isOver(mandate, draft.now) && !draft.charges.some(isChargeOpen)) {
    endMandate(draft, 'COMPLETED', { by: null, reasonCode: null });
  }
}

/** The attempts of a charge, with the open one changed. */
export function changeAttempt(charge: Charge, status: PixMandateAttemptStatus, changes: Partial<Attempt>): readonly Attempt[] {
  const open = openAttempt(charge);
  return charge.attempts.map((attempt) => (attempt === open ? { ...attempt, ...changes, status } : attempt));
}

/** Releases the hold of a charge. One that is not reserved any more, because it was captured, stays as it is. */
function releaseHoldOf(draft: RecurrenceDraft, { chargeId, status, holdId }: Charge): void {
  if (status !== 'HELD' || holdId === null) return;
  const change = releasedHold(draft.ledger, holdId, chargeId);
  if (!('refused' in change)) draft.move(change);
}
