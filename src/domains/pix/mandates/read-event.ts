import { parseInstant } from '../../../platform/clock.ts';
import { MAX_CENTS } from '../../../platform/money.ts';
import { EventMalformed } from '../../../platform/receiver/receiver.ts';
import { maskTaxId } from '../../../platform/tax-id.ts';
import { PAYMENT_NAME } from '../../rails/index.ts';
import type { DebitTold, MandateFact, Told } from './facts.ts';
import type { EndedBy } from './mandate.ts';
import { MOST_ATTEMPTS } from './calendar.ts';

type Data = Readonly<Record<string, unknown>>;

const RECURRENCE = /^R[RN][0-9A-Z]{8}[0-9]{8}[a-zA-Z0-9]{11}$/;
const TXID = /^[a-zA-Z0-9]{26,35}$/;
const REASON = /^[A-Z0-9]{4}$/;
const FAILURE = /^[A-Z][A-Z0-9_]{0,63}$/;
const ISPB = /^[0-9A-Z]{8}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** As long as a tax id can be, with its punctuation. */
const LONGEST_TAX_ID = 20;

/** What an event tells, in the form in which it is decided about. */
export interface ToldOf<T extends Told> {
  readonly recurrenceId: string;
  readonly fact: T;
}

/**
 * Reads an event of the receiver for mandates, but for debits.
 * @throws EventMalformed when its data is not what the receiver's contract says.
 */
export function readFact(event: string, data: Data): ToldOf<MandateFact> {
  const read = readers[event as keyof typeof readers];
  return { recurrenceId: text(data, 'recurrence_id', RECURRENCE), fact: read(data) };
}

/** The same of a debit that succeeded. */
export function readDebit(data: Data): ToldOf<DebitTold> {
  return {
    recurrenceId: text(data, 'recurrence_id', RECURRENCE),
    fact: {
      kind: 'CHARGE_DEBITED', txid: text(data, 'txid', TXID), attempt: attemptOf(data), endToEndId: text(data, 'end_to_end_id', PAYMENT_NAME),
      amount: amountOf(data, 'amount'), settledAt: instant(data, 'settled_at'),
    },
  };
}

const readers = {
  MANDATE_REQUESTED: (data: Data): MandateFact => {
    const amountType = oneOf(data, 'amount_type', ['FIXED', 'VARIABLE']);
    const receiver = object(data, 'receiver');
    const participant = object(receiver, 'participant');
    const [startsOn, endsOn] = [day(data, 'starts_on'), isGiven(data, 'ends_on') ? day(data, 'ends_on') : null];
    if (endsOn !== null && endsOn < startsOn) throw new EventMalformed('ends_on lies before starts_on');
    return {
      kind: 'MANDATE_REQUESTED', accountId: text(data, 'account_id', /^.{1,64}$/), amountType, startsOn, endsOn,
      receiver: {
        name: text(receiver, 'name', /^.{1,150}$/u), taxId: maskTaxId(text(receiver, 'tax_id', new RegExp(`^.{1,${LONGEST_TAX_ID}}$`))),
        participant: { ispb: text(participant, 'ispb', ISPB), name: text(participant, 'name', /^.{1,150}$/u) },
      },
      contractRef: text(data, 'contract_ref', /^.{1,35}$/u), description: isGiven(data, 'description') ? text(data, 'description', /^.{1,35}$/u) : null,
      periodicity: oneOf(data, 'periodicity', ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMIANNUAL', 'ANNUAL']),
      amount: amountType === 'FIXED' ? amountOf(data, 'amount') : null,
      retryPolicy: oneOf(data, 'retry_policy', ['NOT_ALLOWED', 'UP_TO_3_IN_7_DAYS']), expiresAt: instant(data, 'expires_at'),
    };
  },
  MANDATE_AUTHORIZED: (data: Data): MandateFact => ({
    kind: 'MANDATE_AUTHORIZED', authorizedAt: instant(data, 'authorized_at'), maxAmount: isGiven(data, 'max_amount') ? amountOf(data, 'max_amount') : null,
  }),
  MANDATE_REJECTED: (data: Data): MandateFact => ({ kind: 'MANDATE_REJECTED', reasonCode: reason(data) }),
  MANDATE_EXPIRED: (): MandateFact => ({ kind: 'MANDATE_EXPIRED' }),
  MANDATE_CANCELLED: (data: Data): MandateFact => ({ kind: 'MANDATE_CANCELLED', cancelledBy: endedBy(data), reasonCode: reason(data) }),
  MANDATE_COMPLETED: (): MandateFact => ({ kind: 'MANDATE_COMPLETED' }),
  CHARGE_SCHEDULED: (data: Data): MandateFact => ({
    kind: 'CHARGE_SCHEDULED', txid: text(data, 'txid', TXID), amount: amountOf(data, 'amount'), dueOn: day(data, 'due_on'),
    description: isGiven(data, 'description') ? text(data, 'description', /^.{1,140}$/u) : null,
  }),
  CHARGE_RETRY_SCHEDULED: (data: Data): MandateFact => ({
    kind: 'CHARGE_RETRY_SCHEDULED', txid: text(data, 'txid', TXID), attempt: attemptOf(data), settleOn: day(data, 'settle_on'),
  }),
  CHARGE_FAILED: (data: Data): MandateFact => {
    if (typeof data['final'] !== 'boolean') throw new EventMalformed('final');
    return {
      kind: 'CHARGE_FAILED', txid: text(data, 'txid', TXID), attempt: attemptOf(data), failureCode: text(data, 'failure_code', FAILURE), final: data['final'],
    };
  },
  CHARGE_CANCELLED: (data: Data): MandateFact => ({ kind: 'CHARGE_CANCELLED', txid: text(data, 'txid', TXID), cancelledBy: endedBy(data) }),
};

/** The events that `readFact` reads. */
export const factNames = Object.keys(readers) as readonly (keyof typeof readers)[];

function endedBy(data: Data): EndedBy {
  return oneOf(data, 'cancelled_by', ['PAYER', 'RECEIVER', 'PAYER_PARTICIPANT', 'RECEIVER_PARTICIPANT']);
}

function reason(data: Data): string | null {
  return isGiven(data, 'reason_code') ? text(data, 'reason_code', REASON) : null;
}

function isGiven(data: Data, name: string): boolean {
  return data[name] !== undefined && data[name] !== null;
}

function text(data: Data, name: string, form: RegExp): string {
  const value = data[name];
  if (typeof value !== 'string' || !form.test(value) || value.includes('\u0000')) throw new EventMalformed(name);
  return value;
}

function oneOf<T extends string>(data: Data, name: string, allowed: readonly T[]): T {
  const value = allowed.find((it) => it === data[name]);
  if (value === undefined) throw new EventMalformed(name);
  return value;
}

function object(data: Data, name: string): Data {
  const value = data[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new EventMalformed(name);
  return value as Data;
}

/** In centavos: Pix knows no other currency. */
function amountOf(data: Data, name: string): number {
  const { value, currency } = object(data, name);
  const isAmount = typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= Number(MAX_CENTS);
  if (!isAmount || currency !== 'BRL') throw new EventMalformed(name);
  return value;
}

function attemptOf({ attempt }: Data): number {
  if (typeof attempt !== 'number' || !Number.isInteger(attempt) || attempt < 1 || attempt > MOST_ATTEMPTS) throw new EventMalformed('attempt');
  return attempt;
}

function day(data: Data, name: string): string {
  const value = text(data, name, DAY);
  if (!parseInstant(`${value}T00:00:00Z`)) throw new EventMalformed(name);
  return value;
}

function instant(data: Data, name: string): string {
  const value = parseInstant(text(data, name, /^.{1,40}$/));
  if (!value) throw new EventMalformed(name);
  return value.toISOString();
}
