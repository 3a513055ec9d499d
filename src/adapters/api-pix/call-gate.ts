import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import { NotSent } from './errors.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Longest time that a call waits for its turn, or for the end of a pause, in milliseconds. */
const LONGEST_WAIT_MS = 8_000;
const LOOK_MS = 25;

/** Lets a few calls through at once, and none while the PSP wants none (429): those that would wait too long are not sent. */
export class CallGate {
  #running = 0;
  #pausedUntil = 0;
  #pauses = 0;

  constructor(private readonly most: number, private readonly clock: Clock) {}

  /** Milliseconds until calls go through again. */
  get pausedMs(): number {
    return Math.max(0, this.#pausedUntil - performance.now());
  }

  /** @throws NotSent when it does not come to its turn in time. */
  async through<T>(work: () => Promise<T>): Promise<T> {
    const end = performance.now() + LONGEST_WAIT_MS;
    while (this.#running >= this.most || this.pausedMs > 0) {
      if (this.#pausedUntil > end || performance.now() > end) throw new NotSent('the PSP wants fewer calls: this one waits for later');
      await sleep(LOOK_MS);
    }
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
    }
  }

  /** Pauses for as long as the PSP says, by seconds or a date; else longer each time. */
  pause(retryAfter: string | undefined): void {
    this.#pauses += 1;
    const usual = Math.min(FIRST_PAUSE_MS * 2 ** (this.#pauses - 1), LONGEST_PAUSE_MS);
    const wanted = retryAfter === undefined ? undefined : this.#msOf(retryAfter);
    this.#pausedUntil = Math.max(this.#pausedUntil, performance.now() + Math.min(wanted ?? usual, LONGEST_PAUSE_MS));
  }

  resume(): void {
    if (this.pausedMs === 0) this.#pauses = 0;
  }

  #msOf(retryAfter: string): number | undefined {
    if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
    const at = Date.parse(retryAfter);
    return Number.isNaN(at) ? undefined : Math.max(0, at - this.clock.now().getTime());
  }
}
