import type { Clock } from '../../platform/clock.ts';
import { failpoint } from '../../platform/failpoints.ts';
import type { Log } from '../../platform/log.ts';
import { CURRENCY, newsOf, type Orders } from './orders.ts';
import type { NewEvent, Outbox } from './outbox.ts';
import { isUnreadable, type BankReturn, type Pix, type Unreadable } from './pix.ts';
import { referenceOf } from './references.ts';
import type { Store } from './store.ts';

export interface CreditsOptions {
  readonly store: Store;
  readonly outbox: Outbox;
  readonly orders: Orders;
  readonly clock: Clock;
  readonly log: Log;
  /** Pix before it are none of Razao's. */
  readonly start: Date;
}

const LEAST_DYNAMIC_TXID = 26;
const TAX_ID = /^(\d{11}|[0-9A-Z]{14})$/;

/** Time for which events that Razao took are remembered, in milliseconds: far beyond what the polls read again for credits. */
export const REMEMBERED_MS = 40 * 86_400_000;
/** Event about a return that nobody asked for. */
export const RETURN_SENT = 'RETURN_SENT';
/** Reasons of returns by their natures. */
const REASONS = new Map([['MED_OPERACIONAL', 'BE08'], ['MED_FRAUDE', 'FR01'], ['MED_PIX_AUTOMATICO', 'FR01'], ['RETIRADA', 'SL02']]);

/** The id under which Razao is told of a Pix: one for each payment, whatever told of it. */
export function creditId(endToEndId: string): string {
  return `CREDIT_RECEIVED-${endToEndId}`;
}

/** Turns Pix that the PSP has into events for Razao: one for each payment, and one for the end of each return, whoever asked for it. */
export class Credits {
  constructor(private readonly options: CreditsOptions) {}

  /** Takes Pix as the PSP's own answers have them. All are stored when it returns, or none. */
  take(items: readonly (Pix | Unreadable)[]): void {
    const { store, outbox, start } = this.options;
    const readable = items.filter((it): it is Pix => !isUnreadable(it));
    const isUnknown = ({ endToEndId, at }: Pix) => at >= start && !store.hasEvent(creditId(endToEndId));
    const fresh = readable.filter(isUnknown);
    if (fresh.length > 0) {
      failpoint('before-intent');
      store.atomically(() => {
        for (const pix of fresh) {
          outbox.add(eventOf(pix));
          store.noteReadable(pix.endToEndId);
        }
      });
      failpoint('after-intent');
      outbox.wake();
    }
    for (const it of items.filter(isUnreadable)) this.#note(it);
    this.takeReturns(items);
  }

  /** Takes the returns of Pix alone: the state of one of Razao's, and the end of one that it did not ask for. */
  takeReturns(items: readonly (Pix | Unreadable)[]): void {
    for (const pix of items) if (!isUnreadable(pix)) for (const it of pix.returns) this.#takeReturn(pix, it);
  }

  #takeReturn(pix: Pix, it: BankReturn): void {
    const { store, orders, outbox } = this.options;
    const order = store.findReturn(pix.endToEndId, it.id);
    if (order && order.status !== it.status) orders.take(order, newsOf(it));
    const isForeign = !order && referenceOf(it.id) === undefined;
    if (!isForeign || it.status !== 'SETTLED' || !this.#isKnown(pix) || store.hasEvent(sentId(it))) return;
    outbox.add(sentEventOf(pix, it, it.settledAt ?? this.options.clock.now()));
    outbox.wake();
  }

  /** True for a Pix that Razao has taken, also where its event is forgotten by now: nothing is told of what came after it before. */
  #isKnown({ endToEndId, at }: Pix): boolean {
    const { store, start, clock } = this.options;
    const id = creditId(endToEndId);
    return at >= start && (store.hasEvent(id) ? store.isTaken(id) : clock.now().getTime() - at.getTime() > REMEMBERED_MS);
  }

  /** Money that cannot be read is not guessed: a person must look. It is tried again as long as the polls read that day. */
  #note({ endToEndId, reason }: Unreadable): void {
    const { store, clock, log } = this.options;
    const isNew = store.noteUnreadable(endToEndId || `unnamed ${reason}`, reason, clock.now());
    if (isNew) log.error({ end_to_end_id: endToEndId, reason }, 'the PSP has a Pix that cannot be read: Razao is not told of it');
  }
}

function sentId({ railId }: BankReturn): string {
  return `${RETURN_SENT}-${railId}`;
}

/** A return that the PSP made unasked, as after a contested Pix (MED). */
function sentEventOf({ endToEndId }: Pix, it: BankReturn, at: Date): NewEvent {
  return {
    deliveryId: sentId(it), event: RETURN_SENT, at, data: {
      return_end_to_end_id: it.railId, original_end_to_end_id: endToEndId, amount: { currency: CURRENCY, value: it.amount },
      settled_at: at.toISOString(), reason_code: REASONS.get(it.nature ?? '') ?? 'MD06',
    },
  };
}

function eventOf({ endToEndId, amount, at, txid, key, message, payer }: Pix): NewEvent {
  const taxId = payer.taxId !== undefined && TAX_ID.test(payer.taxId) ? payer.taxId : undefined;
  const isNamed = payer.name !== undefined || taxId !== undefined;
  return {
    deliveryId: creditId(endToEndId), event: 'CREDIT_RECEIVED', at,
    data: {
      end_to_end_id: endToEndId, amount: { currency: CURRENCY, value: amount }, settled_at: at.toISOString(),
      initiation: initiationOf(txid, key), ...(key !== undefined && { key }), ...(txid !== undefined && { txid }),
      ...(isNamed && { payer: { name: payer.name ?? '', ...(taxId && { tax_id: taxId }),
        participant: { ispb: endToEndId.slice(1, 9), name: '' } } }),
      ...(message !== undefined && { payer_message: message }),
    },
  };
}

/** API Pix does not say how it was paid: the form of its txid does, as far as it can be known. */
function initiationOf(txid: string | undefined, key: string | undefined): string {
  if (txid === undefined) return key === undefined ? 'MANU' : 'DICT';
  return txid.length >= LEAST_DYNAMIC_TXID ? 'QRDN' : 'QRES';
}
