import type { Clock } from '../../platform/clock.ts';
import { failpoint } from '../../platform/failpoints.ts';
import type { Log } from '../../platform/log.ts';
import { NotSent } from './errors.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { OrderNews, Orders } from './orders.ts';
import type { Order, Store } from './store.ts';

/** A final refusal: the PSP did nothing, and will not. */
export interface Refusal {
  readonly refused: string;
  readonly reason: string;
}

/** The calls that a kind of order makes. Both throw NotSent and OutcomeUnknown. */
export interface OrderCalls {
  /** Hands it to the PSP, which takes its id once. */
  send(order: Order): Promise<OrderNews | Refusal>;
  /** Undefined when the PSP does not have it. */
  find(order: Order): Promise<OrderNews | undefined>;
  /** Why the PSP refuses it. */
  explain(order: Order, refusal: Refusal): Promise<Refusal>;
}

export type Submitted =
  | { readonly order: Order; readonly isNew: boolean }
  | { readonly refusal: Refusal }
  | { readonly isReused: true };

/** Time after an unclear call in which the PSP may still be carrying it out, in milliseconds: no refusal is believed before. */
const SETTLES_WITHIN_MS = 10 * 60_000;

/**
 * Way of an order: the intent is on disk before the PSP is called, and leaves the disk only when the PSP surely has nothing. In between it
 * is asked, and handed over again under the same id, until the PSP says how it ended.
 *
 * | the PSP | the order |
 * |---|---|
 * | takes it | ACCEPTED, SETTLED or FAILED, as it says |
 * | refuses it, and does not have it | refused: Razao gives the money back |
 * | was surely not reached | forgotten: Razao sends it again |
 * | gives no clear answer | ACCEPTED, and followed: asked, and sent again where the PSP does not have it |
 */
export class OrderFlow {
  readonly #exclusive = oneAtATime();

  constructor(private readonly options: {
    readonly store: Store; readonly orders: Orders; readonly clock: Clock; readonly log: Log;
    readonly calls: Readonly<Record<'RETURN' | 'PAYMENT', OrderCalls>>;
  }) {}

  /** @throws NotSent, after which the order is forgotten; OutcomeUnknown, after which it is followed. */
  submit(order: Order): Promise<Submitted> {
    return this.#exclusive(order.reference, async () => {
      const { store } = this.options;
      const known = store.findOrder(order.reference);
      if (known && known.request !== order.request) return { isReused: true };
      if (known) return { order: await this.#stepQuietly(known), isNew: false };
      failpoint('before-intent');
      store.putOrder(order);
      failpoint('after-intent');
      return order.kind === 'EXPECTED' ? { order, isNew: true } : this.#first(order);
    });
  }

  /** The order as it is now, after asking the PSP where that is open. Undefined for an unknown reference. */
  async find(reference: string): Promise<Order | undefined> {
    return this.#exclusive(reference, async () => {
      const known = this.options.store.findOrder(reference);
      return known && this.#stepQuietly(known);
    });
  }

  /** Asks about an open order, and hands it over again where the PSP does not have it. @throws NotSent, OutcomeUnknown. */
  follow(reference: string): Promise<Order | undefined> {
    return this.#exclusive(reference, async () => {
      const known = this.options.store.findOrder(reference);
      return known?.status === 'ACCEPTED' && known.kind !== 'EXPECTED' ? this.#step(known) : known;
    });
  }

  async #first(order: Order): Promise<Submitted> {
    const calls = this.#callsOf(order);
    try {
      const sent = await calls.send(order);
      failpoint('after-bank');
      if (!isRefusal(sent)) return { order: this.options.orders.take(order, sent), isNew: true };
      const found = await calls.find(order);
      if (found) return { order: this.options.orders.take(order, found), isNew: true };
      return { refusal: this.#refuse(order, await calls.explain(order, sent)) };
    } catch (error) {
      if (error instanceof NotSent) this.options.store.dropOrder(order.reference);
      throw error;
    }
  }

  /** Kept as FAILED without an event: Razao hears of it by the answer, or when it asks. */
  #refuse(order: Order, refusal: Refusal): Refusal {
    this.options.store.putOrder({
      ...order, status: 'FAILED', failureCode: refusal.refused, failureReason: refusal.reason, unclearSince: null,
      finalAt: this.options.clock.now().toISOString(),
    });
    return refusal;
  }

  async #stepQuietly(order: Order): Promise<Order> {
    if (order.status !== 'ACCEPTED' || order.kind === 'EXPECTED') return order;
    return this.#step(order).catch(() => order);
  }

  async #step(order: Order): Promise<Order> {
    const { orders, log } = this.options;
    const calls = this.#callsOf(order);
    const found = await calls.find(order);
    if (found) return orders.take(order, found);
    if (order.unclearSince === null) {
      log.warn({ reference: order.reference }, 'the PSP does not know an order that it accepted: it is asked again');
      return order;
    }
    const sent = await calls.send(order);
    failpoint('after-bank');
    if (!isRefusal(sent)) return orders.take(order, sent);
    if (this.options.clock.now().getTime() - Date.parse(order.unclearSince) < SETTLES_WITHIN_MS) return order;
    const { refused, reason } = await calls.explain(order, sent);
    return orders.take(order, { status: 'FAILED', railId: null, at: undefined, failureCode: refused, failureReason: reason });
  }

  #callsOf({ kind }: Order): OrderCalls {
    return this.options.calls[kind === 'PAYMENT' ? 'PAYMENT' : 'RETURN'];
  }
}

export function isRefusal(it: object): it is Refusal {
  return 'refused' in it;
}
