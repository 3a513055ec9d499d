import type { Log } from '../../platform/log.ts';
import type { OrderFlow } from './order-flow.ts';
import type { Store } from './store.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;
const POLL_MS = 250;
const AT_ONCE = 4;

/** Follows open orders until they end: each is asked about after a second, and ever later. */
export class Follower {
  readonly #waiting = new Map<string, { dueAt: number; pauseMs: number }>();
  #timer: NodeJS.Timeout | undefined;
  readonly #running = new Set<Promise<unknown>>();

  constructor(private readonly options: { readonly store: Store; readonly flow: OrderFlow; readonly log: Log }) {}

  start(): void {
    this.#timer = setInterval(() => this.#poll(), POLL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.allSettled(this.#running);
  }

  #poll(): void {
    const now = performance.now();
    const open = new Set(this.options.store.openOrders().map(({ reference }) => reference));
    for (const reference of this.#waiting.keys()) if (!open.has(reference)) this.#waiting.delete(reference);
    for (const reference of open) {
      const known = this.#waiting.get(reference);
      if (!known) this.#waiting.set(reference, { dueAt: now + FIRST_MS, pauseMs: FIRST_MS });
      else if (known.dueAt <= now && this.#running.size < AT_ONCE) this.#follow(reference, known);
    }
  }

  #follow(reference: string, known: { dueAt: number; pauseMs: number }): void {
    known.pauseMs = Math.min(known.pauseMs * 2, LONGEST_MS);
    known.dueAt = performance.now() + known.pauseMs;
    const work: Promise<unknown> = this.options.flow.follow(reference).catch((error: unknown) => {
      this.options.log.info({ reference, err: error }, 'the PSP did not tell of an order: it is asked again');
    }).finally(() => this.#running.delete(work));
    this.#running.add(work);
  }
}
