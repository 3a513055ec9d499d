import type { Fields } from '../../../platform/fields.ts';
import {
  centavos, day, flag, isoInstant, ispb, malformed, object, oneOf, optional, text, whole,
} from '../../../platform/receiver/fields.ts';
import { maskTaxId } from '../../../platform/tax-id.ts';
import { PAYMENT_NAME } from '../../rails/index.ts';
import type { DebitFact, RecurrenceFact } from './facts.ts';
import type { EndedBy } from './mandate.entity.ts';
import { MOST_ATTEMPTS } from './calendar.ts';

const RECURRENCE = /^R[RN][0-9A-Z]{8}[0-9]{8}[a-zA-Z0-9]{11}$/;
const TXID = /^[a-zA-Z0-9]{26,35}$/;
const REASON = /^[A-Z0-9]{4}$/;
const FAILURE = /^[A-Z][A-Z0-9_]{0,63}$/;
/** As long as a tax id can be, with its punctuation. */
const LONGEST_TAX_ID = 20;

/** A fact, and what it is about. */
export interface About<Fact> {
  readonly recurrenceId: string;
  readonly fact: Fact;
}

/**
 * Reads an event of the receiver for mandates, but for debits.
 * @throws EventMalformed when its data is not as the receiver's contract requires.
 */
export function readFact(event: string, data: Fields): About<RecurrenceFact> {
  const read = readers[event as keyof typeof readers];
  return { recurrenceId: text(data, 'recurrence_id', RECURRENCE), fact: read(data) };
}

/** The same of a debit that succeeded. */
export function readDebit(data: Fields): About<DebitFact> {
  return {
    recurrenceId: text(data, 'recurrence_id', RECURRENCE),
    fact: {
      kind: 'CHARGE_DEBITED', txid: text(data, 'txid', TXID), attempt: attemptOf(data),
      endToEndId: text(data, 'end_to_end_id', PAYMENT_NAME),
      amount: centavos(data, 'amount'), settledAt: isoInstant(data, 'settled_at'),
    },
  };
}

const readers = {
  MANDATE_REQUESTED: (data: Fields): RecurrenceFact => {
    const amountType = oneOf(data, 'amount_type', ['FIXED', 'VARIABLE']);
    const receiver = object(data, 'receiver');
    const participant = object(receiver, 'participant');
    const [startsOn, endsOn] = [day(data, 'starts_on'), optional(data, 'ends_on', day) ?? null];
    if (endsOn !== null && endsOn < startsOn) malformed('ends_on');
    return {
      kind: 'MANDATE_REQUESTED', accountId: text(data, 'account_id', /^.{1,64}$/), amountType, startsOn, endsOn,
      receiver: {
        name: text(receiver, 'name', /^.{1,150}$/u), taxId: maskTaxId(text(receiver, 'tax_id', new RegExp(`^.{1,${LONGEST_TAX_ID}}$`))),
        participant: { ispb: ispb(participant, 'ispb'), name: text(participant, 'name', /^.{1,150}$/u) },
      },
      contractRef: text(data, 'contract_ref', /^.{1,35}$/u), description: optional(data, 'description', text, /^.{1,35}$/u) ?? null,
      periodicity: oneOf(data, 'periodicity', ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMIANNUAL', 'ANNUAL']),
      amount: amountType === 'FIXED' ? centavos(data, 'amount') : null,
      retryPolicy: oneOf(data, 'retry_policy', ['NOT_ALLOWED', 'UP_TO_3_IN_7_DAYS']), expiresAt: isoInstant(data, 'expires_at'),
    };
  },
  MANDATE_AUTHORIZED: (data: Fields): RecurrenceFact => ({
    kind: 'MANDATE_AUTHORIZED', authorizedAt: isoInstant(data, 'authorized_at'), maxAmount: optional(data, 'max_amount', centavos) ?? null,
  }),
  MANDATE_REJECTED: (data: Fields): RecurrenceFact => ({ kind: 'MANDATE_REJECTED', reasonCode: reason(data) }),
  MANDATE_EXPIRED: (): RecurrenceFact => ({ kind: 'MANDATE_EXPIRED' }),
  MANDATE_CANCELLED: (data: Fields): RecurrenceFact => ({
    kind: 'MANDATE_CANCELLED', cancelledBy: endedBy(data), reasonCode: reason(data),
  }),
  MANDATE_COMPLETED: (): RecurrenceFact => ({ kind: 'MANDATE_COMPLETED' }),
  CHARGE_SCHEDULED: (data: Fields): RecurrenceFact => ({
    kind: 'CHARGE_SCHEDULED', txid: text(data, 'txid', TXID), amount: centavos(data, 'amount'), dueOn: day(data, 'due_on'),
    description: optional(data, 'description', text, /^.{1,140}$/u) ?? null,
  }),
  CHARGE_RETRY_SCHEDULED: (data: Fields): RecurrenceFact => ({
    kind: 'CHARGE_RETRY_SCHEDULED', txid: text(data, 'txid', TXID), attempt: attemptOf(data), settleOn: day(data, 'settle_on'),
  }),
  CHARGE_FAILED: (data: Fields): RecurrenceFact => ({
    kind: 'CHARGE_FAILED', txid: text(data, 'txid', TXID), attempt: attemptOf(data), failureCode: text(data, 'failure_code', FAILURE),
    final: flag(data, 'final'),
  }),
  CHARGE_CANCELLED: (data: Fields): RecurrenceFact => ({
    kind: 'CHARGE_CANCELLED', txid: text(data, 'txid', TXID), cancelledBy: endedBy(data),
  }),
};

/** The events that `readFact` reads. */
export const factNames = Object.keys(readers) as readonly (keyof typeof readers)[];

function endedBy(data: Fields): EndedBy {
  return oneOf(data, 'cancelled_by', ['PAYER', 'RECEIVER', 'PAYER_PARTICIPANT', 'RECEIVER_PARTICIPANT']);
}

function reason(data: Fields): string | null {
  return optional(data, 'reason_code', text, REASON) ?? null;
}

function attemptOf(data: Fields): number {
  return whole(data, 'attempt', 1, MOST_ATTEMPTS);
}
