import { request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import type { TurnedClock } from '../../src/platform/control/turned-clock.ts';
import { tlsOf } from './certificates.ts';

/** How callbacks go wrong: shares of 1, and the longest delay, which mixes their order. */
export interface CallbackFaults {
  readonly lose: number;
  readonly double: number;
  readonly delayMs: number;
  readonly seed: number;
}

export const NO_FAULTS: CallbackFaults = { lose: 0, double: 0, delayMs: 0, seed: 1 };

const RETRY_AFTER_MS = [200, 1_000, 5_000, 30_000];
const TIMEOUT_MS = 15_000;
const AT_ONCE = 16;

/** Callbacks to the receiver, over mTLS with the PSP's certificate: repeated until they are answered with 2xx, five times at most. */
export class PspCallbacks {
  faults: CallbackFaults = NO_FAULTS;
  /** Counts of callbacks. */
  readonly count = { lost: 0, doubled: 0, delivered: 0, refused: 0 };
  readonly #agent = new Agent({ ...tlsOf('caller'), keepAlive: true, maxSockets: AT_ONCE });
  readonly #waiting: (() => Promise<void>)[] = [];
  #running = 0;
  #draws = 0;
  #isStopped = false;

  constructor(private readonly clock: TurnedClock) {}

  /** Sends a callback to a registered address, unless the faults lose it. */
  send(webhookUrl: string, body: object): void {
    if (this.#draw() < this.faults.lose) {
      this.count.lost += 1;
      return;
    }
    const times = this.#draw() < this.faults.double ? 2 : 1;
    if (times === 2) this.count.doubled += 1;
    const text = JSON.stringify(body);
    for (let time = 0; time < times; time += 1) this.#later(this.#draw() * this.faults.delayMs, () => this.#attempt(webhookUrl, text, 0));
  }

  /** Number of callbacks that are under way or wait for their turn. */
  get underWay(): number {
    return this.#running + this.#waiting.length;
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiting.length = 0;
    this.#agent.destroy();
  }

  #later(afterMs: number, work: () => Promise<void>): void {
    const enqueue = () => { this.#waiting.push(work); this.#pump(); };
    if (afterMs < 1) enqueue();
    else this.clock.after(afterMs, enqueue);
  }

  #pump(): void {
    while (this.#running < AT_ONCE && !this.#isStopped) {
      const work = this.#waiting.shift();
      if (!work) return;
      this.#running += 1;
      void work().finally(() => { this.#running -= 1; this.#pump(); });
    }
  }

  async #attempt(webhookUrl: string, text: string, attempt: number): Promise<void> {
    const status = await this.#post(webhookUrl, text).catch(() => 0);
    if (status >= 200 && status < 300) {
      this.count.delivered += 1;
      return;
    }
    this.count.refused += 1;
    const wait = RETRY_AFTER_MS[attempt];
    if (wait !== undefined && !this.#isStopped) this.#later(wait, () => this.#attempt(webhookUrl, text, attempt + 1));
  }

  #post(webhookUrl: string, text: string): Promise<number> {
    const url = new URL(webhookUrl);
    if (url.search === '') url.pathname = `${url.pathname.replace(/\/$/, '')}/pix`;
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    return new Promise((resolve, reject) => {
      const request = url.protocol === 'https:' ? httpsRequest(url, { ...options, agent: this.#agent }) : httpRequest(url, options);
      request.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)).on('error', reject))
        .on('error', reject).end(text);
    });
  }

  /** A number from 0 to 1 that follows from the seed alone. */
  #draw(): number {
    this.#draws += 1;
    let mixed = Math.imul(this.faults.seed ^ this.#draws, 0x9e3779b1);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  }
}
