import { present } from '../../../platform/assert.ts';
import { accountingDay } from '../../../platform/clock.ts';
import type { Refusal } from '../../../platform/errors.ts';
import { withOrigin } from '../../../platform/id.ts';
import { capturedForPayment, HOLD, placedHold, type Hold, type HoldDecision } from '../../holds/index.ts';
import {
  accountSide, decideRedispatch, decideResolution, OBLIGATION, ONLY_PROVIDER, paymentOut, type Obligation, type ObligationDraft,
} from '../../obligations/index.ts';
import { haveBegunSince, hoursOf, isWithin, lastRetryDay, type AttemptHours } from './calendar.ts';
import { isAboveMaximum, isChargeOpen, openAttempt, type Charge } from './mandate.ts';
import type { Attempt, FailureCode } from './mandate.entity.ts';
import { changeAttempt, failAttempt, failCharge } from './moves.ts';
import type { RecurrenceDraft } from './recurrence.ts';

const CURRENCY = 'BRL';

/**
 * Does what is due on a charge now: reserves its amount, hands its debit to the provider in the hours of the
 * attempt, ends an attempt whose hours are over. Done twice, or by several at once, each happens once.
 */
export function lookAtCharge(draft: RecurrenceDraft, charge: Charge): Charge {
  if (!isChargeOpen(charge)) return charge;
  const attempt = openAttempt(charge);
  if (!attempt) return accountingDay(draft.now) > lastRetryDay(charge) ? failCharge(draft, charge) : draft.noteCharge(charge, {});
  const hours = hoursOf(attempt.settleOn, draft.options.holdHours);
  if (charge.status === 'DEBITING') return lookAtPayment(draft, charge, hours);
  if (draft.now >= hours.end) return failAttempt(draft, charge, attempt.refusedWith ?? 'NOT_MADE');
  if (draft.now < hours.holdFrom) return draft.noteCharge(charge, {});
  const held = hold(draft, charge);
  return held.status === 'HELD' && isWithin(hours, draft.now) ? debit(draft, held, hours) : held;
}

/** The charge that the payment of this obligation debits, once the obligation is final. */
export function followPayment(draft: RecurrenceDraft, charge: Charge, endToEndId: string | null): Charge {
  const obligation = obligationOf(draft, charge);
  if (charge.status === 'DEBITED') return noteEndToEndId(draft, charge, endToEndId);
  if (charge.status !== 'DEBITING' || !obligation) return charge;
  if (obligation.state !== 'FINAL') return lookAtCharge(draft, charge);
  if (obligation.resolutionOutcome !== 'SETTLED') {
    return failAttempt(draft, charge, obligation.resolutionOutcome === 'FAILED' ? 'PROVIDER_REFUSED' : 'PROVIDER_UNAVAILABLE');
  }
  const attempts = changeAttempt(charge, 'DEBITED', { endToEndId, refusedWith: null, finishedAt: draft.now.toISOString() });
  return draft.moveCharge(charge, 'DEBITED', { attempts, debitedAt: draft.now });
}

/**
 * Reserves the amount of a charge, or records why it cannot: a hold made before holds were left to their charges may be gone, and is placed
 * again.
 */
function hold(draft: RecurrenceDraft, charge: Charge): Charge {
  const { ledger, mandate, options: { ids, actor } } = draft;
  const number = openAttempt(charge)?.number;
  if (charge.status === 'HELD' && heldBy(draft, charge)?.state === 'ACTIVE') return draft.noteCharge(charge, {});
  const what = `${charge.chargeId}:${number}:${charge.version}`;
  const holdId = ids('hld', what);
  const refused = mandate && isAboveMaximum(charge.amount, mandate) ? 'AMOUNT_ABOVE_MAXIMUM' : codeOf(apply(draft, placedHold(ledger, {
    holdId, txId: ids('txn', what), accountId: charge.accountId, amount: charge.amount, currency: CURRENCY, expiresAt: null,
    description: charge.description, pixMandateChargeId: charge.chargeId, metadata: { pix_mandate_charge_id: charge.chargeId },
    createdBy: actor,
  })));
  if (refused === undefined)
    return charge.status === 'HELD' ? draft.noteCharge(charge, { holdId }) : draft.moveCharge(charge, 'HELD', { holdId });
  const changes = { attempts: refusedAttempts(charge, refused) };
  return charge.status === 'HELD' ? draft.moveCharge(charge, 'SCHEDULED', changes) : draft.noteCharge(charge, changes);
}

/** Hands the debit to the provider: as a payment out, whose dispatch sees to it that it is paid once. */
function debit(draft: RecurrenceDraft, charge: Charge, hours: AttemptHours): Charge {
  const { ledger } = draft;
  const payment = paymentOut(ledger, paymentOf(draft, charge, hours));
  const holdId = present(charge.holdId, 'the hold of a charge that is HELD');
  const refused = codeOf(apply(draft, capturedForPayment(ledger, holdId, payment, charge.chargeId)));
  if (refused !== undefined) return draft.noteCharge(charge, { attempts: refusedAttempts(charge, refused) });
  const { obligationId } = payment.obligation;
  return draft.moveCharge(charge, 'DEBITING', {
    obligationId, attempts: changeAttempt(charge, 'SCHEDULED', { obligationId, refusedWith: null }),
  });
}

/** Payment from the hold's amount: the hold is on the account that the charge's was promoted to, if it was. */
function paymentOf(draft: RecurrenceDraft, { chargeId, amount, txid, ...charge }: Charge, { end }: AttemptHours): ObligationDraft {
  const { recurrence: { recurrenceId, providerId }, options: { ids, actor } } = draft;
  const number = openAttempt(charge)?.number ?? 0;
  const held = heldBy(draft, charge);
  return {
    obligationId: withOrigin(ids('obl', `${chargeId}:${number}`), `${providerId} ${recurrenceId} ${txid} ${number}`),
    txId: held?.txId ?? ids('txn', `${chargeId}:${number}`),
    rail: 'PIX', amount, currency: CURRENCY, debtor: accountSide(held?.accountId ?? charge.accountId),
    creditor: { kind: 'external', accountId: null, externalId: recurrenceId },
    expectedAt: end.toISOString(), graceSeconds: 0, matchKeys: {
      recurrence_id: recurrenceId, txid, attempt: String(number), [ONLY_PROVIDER]: providerId,
    },
    metadata: {}, createdBy: actor,
  };
}

/**
 * A debit under way: what could not be sent in the morning, for as long as payments are tried, is handed over once more in
 * the evening, and given up when the hours are over. Neither is an attempt more: those are of other days, and the receiver's.
 */
function lookAtPayment(draft: RecurrenceDraft, charge: Charge, hours: AttemptHours): Charge {
  const obligation = obligationOf(draft, charge);
  if (!obligation || obligation.state === 'FINAL') return obligation ? followPayment(draft, charge, null) : charge;
  const { obligationId, state, sentAt, updatedAt } = obligation;
  const isUnsent = state === 'DISPATCH_FAILED' || (state === 'PENDING' && sentAt === null);
  if (draft.now >= hours.end && isUnsent) {
    const end = decideResolution(draft.ledger, obligationId, {
      outcome: 'CANCELED', reason: 'not sent in its hours', destinationAccountId: null, mayDoAll: true,
    });
    return apply(draft, end) === undefined ? failAttempt(draft, charge, 'PROVIDER_UNAVAILABLE') : draft.noteCharge(charge, {});
  }
  if (state === 'DISPATCH_FAILED' && haveBegunSince(hours, updatedAt, draft.now)) apply(draft, decideRedispatch(
    draft.ledger, obligationId, () => true,
  ));
  return draft.noteCharge(charge, {});
}

function noteEndToEndId(draft: RecurrenceDraft, charge: Charge, endToEndId: string | null): Charge {
  const isMissing = charge.attempts.some((attempt) => attempt.status === 'DEBITED' && attempt.endToEndId === null);
  if (!isMissing || endToEndId === null) return charge;
  return draft.noteCharge(charge, {
    attempts: charge.attempts.map((attempt): Attempt => (attempt.status === 'DEBITED' ? { ...attempt, endToEndId } : attempt)),
  });
}

function heldBy({ ledger }: RecurrenceDraft, { holdId }: Pick<Charge, 'holdId'>): Hold | undefined {
  return holdId === null ? undefined : ledger.row(HOLD, holdId);
}

function obligationOf({ ledger }: RecurrenceDraft, { obligationId }: Charge): Obligation | undefined {
  return obligationId === null ? undefined : ledger.row(OBLIGATION, obligationId);
}

type MoneyDecision = HoldDecision | ReturnType<typeof decideResolution>;

function apply(draft: RecurrenceDraft, decision: MoneyDecision): Refusal | undefined {
  return 'refused' in decision ? decision.refused : draft.move(decision);
}

function refusedAttempts(charge: Charge, refusedWith: FailureCode): readonly Attempt[] {
  return changeAttempt(charge, 'SCHEDULED', { refusedWith });
}

/** Reason for which an attempt could not be made, as the contract names it. */
function codeOf(refusal: Refusal | undefined): FailureCode | undefined {
  if (!refusal) return undefined;
  return refusal.code === 'INSUFFICIENT_FUNDS' || refusal.code === 'LIMIT_EXCEEDED' ? refusal.code : 'ACCOUNT_UNAVAILABLE';
}
