import type { Clock } from '../../platform/clock.ts';
import { failpoint } from '../../platform/failpoints.ts';
import type { Log } from '../../platform/log.ts';
import type { Bank } from './bank.ts';
import type { Charges } from './charges.ts';
import { REMEMBERED_MS, RETURN_SENT, type Credits } from './credits.ts';
import type { Profile } from './profile.ts';
import type { Store } from './store.ts';

export interface PollerOptions {
  readonly bank: Bank;
  readonly credits: Credits;
  readonly charges: Charges;
  readonly store: Store;
  readonly profile: Profile;
  readonly clock: Clock;
  readonly log: Log;
  readonly start: Date;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CURSOR = 'polled-until';

/**
 * Reads `GET /pix` for what callbacks did not tell: every minute the time since the last poll, with an overlap, and every hour a whole day,
 * for Pix that the PSP lists late, with charges that the PSP took back; every day the returns of older Pix. How far it has read is stored
 * after all that was read is stored.
 */
export class Poller {
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #failure = '';
  #polling: Promise<void> | undefined;

  constructor(private readonly options: PollerOptions) {}

  start(): void {
    this.#next(0);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#polling;
  }

  /** Time until which all Pix were read; undefined before the first poll. */
  get polledUntil(): string | undefined {
    return this.options.store.mark(CURSOR);
  }

  /** Reads what is due now. @throws NotSent, OutcomeUnknown; what was read until then is stored. */
  async poll(): Promise<void> {
    const { store, profile: { poll }, clock, start } = this.options;
    const now = clock.now();
    const cursor = new Date(store.mark(CURSOR) ?? start);
    await this.#read(latest(start, new Date(cursor.getTime() - poll.overlap_minutes * MINUTE_MS)), now, true);
    await this.#whenDue('swept-at', poll.sweep_every_minutes * MINUTE_MS, () => this.sweep());
    await this.#whenDue('returns-swept-at', DAY_MS, () => this.sweepReturns());
  }

  /** Reads a whole day again, for Pix that the PSP lists late, and looks for charges that it took back. @throws NotSent, OutcomeUnknown. */
  async sweep(): Promise<void> {
    const { store, charges, clock, start, profile: { poll, return_days: returnDays } } = this.options;
    const now = clock.now();
    await this.#read(latest(start, new Date(now.getTime() - poll.sweep_hours * HOUR_MS)), now, false);
    await charges.watch();
    const returns = { event: RETURN_SENT, at: new Date(now.getTime() - REMEMBERED_MS - returnDays * DAY_MS) };
    store.forgetBefore(new Date(now.getTime() - REMEMBERED_MS), returns);
  }

  /** Reads the returns of all Pix that can still be sent back: those that the PSP makes unasked (MED). @throws NotSent, OutcomeUnknown. */
  async sweepReturns(): Promise<void> {
    const { bank, credits, clock, start, profile: { return_days: days } } = this.options;
    const now = clock.now();
    const from = latest(start, new Date(now.getTime() - days * DAY_MS));
    for await (const page of bank.listPix(from, now, { devolucaoPresente: 'true' })) credits.takeReturns(page);
  }

  /** Does work once in a time; again with the next poll where it fails. @param mark has the time at which it was done last. */
  async #whenDue(mark: string, everyMs: number, work: () => Promise<void>): Promise<void> {
    const { store, clock } = this.options;
    const now = clock.now();
    if (this.#isStopped || now.getTime() - (Date.parse(store.mark(mark) ?? '') || 0) < everyMs) return;
    await work();
    store.setMark(mark, now.toISOString());
  }

  /** Reads a period in parts of a day; with `isProgress` the next poll begins where it ended. */
  async #read(from: Date, to: Date, isProgress: boolean): Promise<void> {
    const { bank, credits, store } = this.options;
    for (let at = from; at < to && !this.#isStopped;) {
      const end = new Date(Math.min(at.getTime() + DAY_MS, to.getTime()));
      for await (const page of bank.listPix(at, end)) credits.take(page);
      failpoint('before-cursor');
      if (isProgress && end.toISOString() > (store.mark(CURSOR) ?? '')) store.setMark(CURSOR, end.toISOString());
      at = end;
    }
  }

  #next(afterMs: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#polling = this.poll().then(() => this.#well(), (error: unknown) => this.#failed(error)).finally(
        () => this.#next(this.options.profile.poll.every_seconds * 1000),
      );
    }, afterMs);
  }

  #well(): void {
    if (this.#failure !== '') this.options.log.info('the PSP lists Pix again');
    this.#failure = '';
  }

  #failed(error: unknown): void {
    const failure = error instanceof Error ? error.message : String(error);
    if (failure !== this.#failure) this.options.log.warn({ err: error }, 'the PSP does not list Pix: it is asked again');
    this.#failure = failure;
  }
}

function latest(left: Date, right: Date): Date {
  return left > right ? left : right;
}
