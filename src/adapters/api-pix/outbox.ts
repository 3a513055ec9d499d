import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { timestampedHeaders } from '../../platform/receiver/strategies.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { failpoint } from '../../platform/failpoints.ts';
import type { Store, StoredEvent } from './store.ts';

/** An event for Razao before it is stored. */
export interface NewEvent {
  /** The same for the same fact, whoever tells of it. */
  readonly deliveryId: string;
  readonly event: string;
  readonly at: Date;
  readonly data: object;
}

export interface OutboxOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly razao: { readonly url: URL; readonly providerId: string; readonly secret: string };
}

const AT_ONCE = 8;
const MOST_IN_HAND = 5_000;
const A_LOAD = 500;
/** Results are written down together: each write waits for the disk. */
const WRITE_AFTER_MS = 5;
const TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;
const POLL_MS = 200;

/** Event in hand: sent again from `dueAt` on. */
interface Waiting {
  readonly event: StoredEvent;
  dueAt: number;
  attempts: number;
  isSending: boolean;
}

/**
 * Events on their way to Razao: stored before they are sent, and sent until Razao answers with 2xx, each time with the same id and bytes.
 * Razao recognises a repetition, so one that was taken and could not be written down any more is sent once more.
 */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();
  readonly #watchers = new Map<string, (() => void)[]>();
  #sending = 0;
  #timer: NodeJS.Timeout | undefined;
  #results: { waiting: Waiting; status: number }[] = [];
  /** True when the store may have events that are not in hand. */
  #isBehind = true;
  #isStopped = false;
  #refusal = '';

  constructor(private readonly options: OutboxOptions) {}

  start(): void {
    this.#timer = setInterval(() => this.#pump(), POLL_MS);
    this.#pump();
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  /** Stores an event for a fact, unless it is stored already. The caller may do so within a transaction of the store. */
  add({ deliveryId, event, at, data }: NewEvent): void {
    const body = JSON.stringify({ event, occurred_at: at.toISOString(), data });
    this.options.store.addEvent({ deliveryId, event, body }, this.options.clock.now());
  }

  /** Sends what waits, soon: called when events were added. */
  wake(): void {
    this.#isBehind = true;
    if (!this.#isStopped) setImmediate(() => this.#pump());
  }

  /** Resolves with true when Razao has taken the event; with false when it has not within the time, in milliseconds. */
  async taken(deliveryId: string, withinMs: number): Promise<boolean> {
    if (this.options.store.isTaken(deliveryId)) return true;
    const waiting = this.#waiting.get(deliveryId);
    if (waiting) waiting.dueAt = 0;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const done = () => resolve(true);
    this.#watchers.set(deliveryId, [...this.#watchers.get(deliveryId) ?? [], done]);
    const timer = setTimeout(() => resolve(false), withinMs);
    this.wake();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      const others = (this.#watchers.get(deliveryId) ?? []).filter((it) => it !== done);
      if (others.length === 0) this.#watchers.delete(deliveryId);
      else this.#watchers.set(deliveryId, others);
    }
  }

  #pump(): void {
    if (this.#isStopped) return;
    this.#load();
    const now = performance.now();
    for (const waiting of this.#waiting.values()) {
      if (this.#sending >= AT_ONCE) return;
      if (!waiting.isSending && waiting.dueAt <= now) void this.#deliver(waiting);
    }
  }

  /** Takes events in hand: untried ones first, so that none waits for those that Razao refuses. */
  #load(): void {
    if (!this.#isBehind || this.#waiting.size >= MOST_IN_HAND) return;
    const found = this.options.store.waitingEvents(this.#waiting.size + A_LOAD);
    this.#isBehind = found.length >= this.#waiting.size + A_LOAD;
    for (const event of found) {
      if (!this.#waiting.has(event.deliveryId)) this.#waiting.set(event.deliveryId, { event, dueAt: 0, attempts: 0, isSending: false });
    }
  }

  async #deliver(waiting: Waiting): Promise<void> {
    waiting.isSending = true;
    this.#sending += 1;
    failpoint('before-told');
    const status = await this.#post(waiting.event).catch(() => 0);
    failpoint('after-told');
    this.#sending -= 1;
    if (this.#isStopped) return;
    if (this.#results.push({ waiting, status }) === 1) setTimeout(() => this.#write(), WRITE_AFTER_MS);
    this.#pump();
  }

  #write(): void {
    if (this.#isStopped) return;
    const results = this.#results.splice(0);
    const of = (isTaken: boolean) => results.filter(({ status }) => isSuccess(status) === isTaken);
    const idsOf = (isTaken: boolean) => of(isTaken).map(({ waiting }) => waiting.event.deliveryId);
    this.options.store.noteAttempts(idsOf(true), idsOf(false), this.options.clock.now());
    for (const { waiting, status } of results) {
      if (isSuccess(status)) this.#end(waiting);
      else this.#later(waiting, status);
    }
  }

  #end({ event: { deliveryId } }: Waiting): void {
    if (this.#refusal !== '') for (const waiting of this.#waiting.values()) waiting.dueAt = 0;
    this.#refusal = '';
    this.#waiting.delete(deliveryId);
    for (const done of this.#watchers.get(deliveryId) ?? []) done();
  }

  #later(waiting: Waiting, status: number): void {
    this.#complain(status);
    waiting.isSending = false;
    waiting.dueAt = performance.now() + Math.min(FIRST_PAUSE_MS * 2 ** waiting.attempts, LONGEST_PAUSE_MS);
    waiting.attempts += 1;
  }

  /** Says once why events are not taken, not for each of them. */
  #complain(status: number): void {
    const refusal = status === 0 ? 'Razao does not answer' : `Razao answers events with ${status}`;
    if (this.#refusal === refusal) return;
    this.#refusal = refusal;
    this.options.log.warn({ status }, `${refusal}: they are sent again until it takes them`);
  }

  #post({ deliveryId, body }: StoredEvent): Promise<number> {
    const { razao: { url, providerId, secret }, clock } = this.options;
    const target = new URL(`${url.href.replace(/\/$/, '')}/v1/pix/webhooks/${providerId}`);
    const headers = {
      'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), 'X-Webhook-Delivery-Id': deliveryId,
      ...timestampedHeaders(secret, body, clock.now()),
    };
    return new Promise((resolve, reject) => {
      (target.protocol === 'https:' ? httpsRequest : httpRequest)(target,
        { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
        .on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)).on('error', reject))
        .on('error', reject).end(body);
    });
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}
