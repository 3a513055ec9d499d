/** Payments that are final when they are made: such a payment is stored in its entry's row alone. */
import { assert, present } from '../../platform/assert.ts';
import { eventId, type EventDraft } from '../../platform/outbox/event.ts';
import type { SealedEntry } from './entry.ts';
import type { Payment, RowWrite } from './ledger.ts';

export interface PlacedPayment extends Payment {
  /** The place of its first event in the commit; the second follows. */
  readonly place: number;
  /** The ids of both, without what all begin with. */
  readonly createdEvent: string;
  readonly settledEvent: string;
}

/** The id of an event as an entry keeps it. */
export function keptEventId(tenant: string, obligationId: string, version: 1n | 2n, type: string): string {
  return eventId(tenant, obligationId, version, type).slice('evt_'.length);
}

/** Digits of an entry's number, to the base of 32, in an id that sorts as entries do. */
const SEQ_DIGITS = 9;
const TIME_DIGITS = 10;
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * Returns the ULID of a row that an entry creates: the instant of its commit, the entry's number, and the end of a random ULID. So ids grow
 * with entries, whichever process writes them. Undefined where `drawn` is not a ULID.
 */
export function entryUlid(now: Date, seqNo: bigint, drawn: string): string | undefined {
  return ULID.test(drawn) ? digits(now.getTime(), TIME_DIGITS) + digits(Number(seqNo), SEQ_DIGITS) + drawn.slice(TIME_DIGITS +
    SEQ_DIGITS) : undefined;
}

function digits(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32)) text = (DIGITS[rest % 32] ?? '') + text;
  return text;
}

/** The payment that an entry is; null for other entries. */
export function paymentOf(
  entry: SealedEntry, rows: ReadonlyMap<string, RowWrite>, events: readonly EventDraft[], places: ReadonlyMap<string, number>,
): PlacedPayment | null {
  if (!entry.draft.isPayment) return null;
  const obligationId = present(entry.obligationId, 'the obligation of a payment');
  const row = present(rows.get(obligationId), 'the row of a payment');
  const place = present(places.get(obligationId), 'the place of its first event');
  assert(row.inEntry && row.isNew, 'a payment that an entry keeps is final when it is made');
  const [created, settled] = [present(events[place], 'its first event'), present(events[place + 1], 'its second event')];
  assert(settled.inEntry && settled.entityId === obligationId, 'its second event follows the first');
  assert(entry.txId.slice('txn_'.length) === obligationId.slice('obl_'.length), 'a payment and its transaction have one ULID');
  assert(
    entry.txId.slice('txn_'.length + TIME_DIGITS).startsWith(digits(Number(entry.seqNo), SEQ_DIGITS)),
    'payments are named in the order of their entries',
  );
  const { tenant } = entry;
  return {
    ...row.value as Payment, place,
    createdEvent: keptEventId(tenant, obligationId, 1n, created.type), settledEvent: keptEventId(tenant, obligationId, 2n, settled.type),
  };
}
