import type { Clock } from '../clock.ts';

/** How long callers have to follow a clock that was moved, in milliseconds. */
const FOLLOW_MS = 1_000;

interface Timer {
  dueAt: number;
  readonly work: () => void;
  timeout: NodeJS.Timeout | undefined;
}

/** Clock of a simulated party that can be set, and goes on from there. Its timers go by it. */
export class TurnedClock implements Clock {
  #turnedMs = 0;
  #before = { turnedMs: 0, until: 0 };
  #isHeld = false;
  readonly #timers = new Set<Timer>();

  constructor(private readonly base: Clock) {}

  now(): Date {
    return new Date(this.base.now().getTime() + this.#turnedMs);
  }

  /**
   * Sets the time; undefined gives it back its own. Turned ahead, what falls due happens now; turned back, timers wait as long as before.
   * @param isHeld true to have nothing happen yet: a call without it follows. That call does not turn it back, although it may name an
   *   earlier time: it took longer to come.
   */
  turnTo(now: Date | undefined, isHeld = false): void {
    const wanted = now === undefined ? 0 : now.getTime() - this.base.now().getTime();
    const isLate = this.#isHeld && !isHeld && wanted < this.#turnedMs && wanted > this.#turnedMs - FOLLOW_MS;
    const turnedMs = isLate ? this.#turnedMs : wanted;
    const byMs = turnedMs - this.#turnedMs;
    this.#isHeld = isHeld;
    if (isHeld) this.#before = { turnedMs: this.#turnedMs, until: performance.now() + FOLLOW_MS };
    this.#turnedMs = turnedMs;
    for (const timer of [...this.#timers].toSorted((a, b) => a.dueAt - b.dueAt)) {
      if (byMs < 0) timer.dueAt += byMs;
      else if (!isHeld || timer.dueAt > this.now().getTime()) this.#set(timer, timer.dueAt - this.now().getTime());
    }
  }

  /** The time, and for a second after it was moved with a sandbox's also the time before: callers may not have followed yet. */
  get times(): Date[] {
    const { turnedMs, until } = this.#before;
    return performance.now() > until ? [this.now()] : [this.now(), new Date(this.base.now().getTime() + turnedMs)];
  }

  /** Calls `work` after so many milliseconds. */
  after(ms: number, work: () => void): void {
    const timer: Timer = { dueAt: this.now().getTime() + ms, work, timeout: undefined };
    this.#timers.add(timer);
    timer.timeout = setTimeout(() => this.#fire(timer), ms);
  }

  /** When the next timer ends; null where none runs. */
  get nextDue(): Date | null {
    const dues = [...this.#timers].map(({ dueAt }) => dueAt);
    return dues.length === 0 ? null : new Date(Math.min(...dues));
  }

  /** Drops all timers. */
  clearTimers(): void {
    for (const { timeout } of this.#timers) clearTimeout(timeout);
    this.#timers.clear();
  }

  #set(timer: Timer, ms: number): void {
    clearTimeout(timer.timeout);
    if (ms <= 0) this.#fire(timer);
    else timer.timeout = setTimeout(() => this.#fire(timer), ms);
  }

  #fire(timer: Timer): void {
    if (this.#timers.delete(timer)) timer.work();
  }
}

/** What the control API of a simulated party answers about its clock. @param underWay number of things that are due and not done yet. */
export function showClock(clock: TurnedClock, underWay: number): { now: string; next_due: string | null; under_way: number } {
  return { now: clock.now().toISOString(), next_due: clock.nextDue?.toISOString() ?? null, under_way: underWay };
}
