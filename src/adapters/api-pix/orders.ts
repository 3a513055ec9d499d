import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { CODES } from './reject-codes.ts';
import type { Outbox } from './outbox.ts';
import type { BankReturn } from './pix.ts';
import type { Order, Store } from './store.ts';

/** Final outcome of an order, or a step on its way. */
export interface OrderNews {
  readonly status: Order['status'];
  readonly railId: string | null;
  readonly at: Date | undefined;
  readonly failureCode?: string;
  readonly failureReason?: string | undefined;
}

export const CURRENCY = 'BRL';
const LONGEST_REASON = 200;

/** The PSP's return as news of its order. */
export function newsOf({ status, railId, settledAt, reason }: BankReturn): OrderNews {
  return {
    status, railId, at: settledAt, ...(status === 'FAILED' && { failureCode: CODES.REFUSED,
      failureReason: reason?.slice(0, LONGEST_REASON) }),
  };
}

/** Orders, and the events that tell Razao of their end: written together, so that none ends unheard. */
export class Orders {
  constructor(private readonly options: { readonly store: Store; readonly outbox: Outbox; readonly clock: Clock; readonly log: Log }) {}

  /** Takes news of an order. An order that has ended stays as it is; a contradiction is logged. @returns the order as it is now. */
  take(before: Order, news: OrderNews): Order {
    const { store, clock, outbox, log } = this.options;
    const order = store.findOrder(before.reference) ?? before;
    if (order.status !== 'ACCEPTED') {
      if (news.status !== 'ACCEPTED' && news.status !== order.status) log.error(
        { reference: order.reference, before: order.status, now: news.status }, 'the PSP contradicts what it said of an order',
      );
      return order;
    }
    const isFinal = news.status !== 'ACCEPTED';
    const after: Order = {
      ...order, status: news.status, railId: news.railId ?? order.railId, unclearSince: null,
      failureCode: news.failureCode ?? null, failureReason: news.failureReason ?? null,
      finalAt: isFinal ? (news.at ?? clock.now()).toISOString() : null,
    };
    store.atomically(() => {
      store.putOrder(after);
      if (isFinal) outbox.add(eventOf(after));
    });
    if (isFinal) outbox.wake();
    return after;
  }
}

/** Event by which Razao learns of an order's end. */
function eventOf(order: Order) {
  const { kind, reference, endToEndId, railId, amount, finalAt, failureCode, failureReason } = order;
  const isSettled = order.status === 'SETTLED';
  const event = `${kind}_${isSettled ? 'SETTLED' : 'FAILED'}`;
  const names = kind === 'RETURN'
    ? { return_end_to_end_id: railId ?? order.bankId, original_end_to_end_id: endToEndId }
      : { end_to_end_id: railId ?? endToEndId, rail: 'PIX' };
  return {
    deliveryId: `${event}-${reference}`, event, at: new Date(finalAt ?? 0),
    data: {
      reference, ...names, amount: { currency: CURRENCY, value: amount },
      ...(isSettled ? { settled_at: finalAt } : { failure_code: failureCode ?? CODES.REFUSED,
        ...(failureReason && { failure_reason: failureReason }) }),
    },
  };
}

/** Order as the sponsor interface shows it. */
export function showOrder(order: Order): object {
  const { kind, reference, endToEndId, railId, amount, status, failureCode, failureReason, createdAt, finalAt, request } = order;
  const common = {
    reference, provider_reference: kind === 'RETURN' ? `${endToEndId}/${order.bankId}` : order.bankId,
    amount: { currency: CURRENCY, value: amount }, status, failure_code: failureCode, failure_reason: failureReason,
    created_at: createdAt, final_at: finalAt,
  };
  if (kind !== 'RETURN') return { ...common, rail: 'PIX', end_to_end_id: railId ?? endToEndId };
  const { return_end_to_end_id: asked, reason_code } = JSON.parse(request) as { return_end_to_end_id?: string; reason_code?: string };
  return { ...common, return_end_to_end_id: railId ?? asked, original_end_to_end_id: endToEndId, reason_code };
}
