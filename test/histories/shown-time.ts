/**
 * What the clocks of an installation have shown, so that the judge knows between which moments a hold must have expired. Its time is the
 * recorder's until all clocks are stepped; each of them may differ from it for a while.
 */

/** More than the clocks of two processes differ by as they read the same one. */
const INACCURACY_NS = 20e6;
const NS_PER_MS = 1e6;

/** How far clocks by which the service works may be ahead of the recorder's, in milliseconds; from a moment until the next. */
interface Offsets {
  readonly since: number;
  readonly least: number;
  readonly most: number;
}

/** Nanoseconds of the monotonic clock by which a history is recorded. */
export const monotonicNow = (): number => Number(process.hrtime.bigint());

export class ShownTime {
  readonly #start = { ns: monotonicNow(), ms: Date.now() };
  readonly #offsets: Offsets[] = [{ since: this.#start.ns, least: 0, most: 0 }];
  #aheadMs = 0;

  /** The installation's time, in milliseconds. */
  now(): number {
    return Date.now() + this.#aheadMs;
  }

  /** From now on any clock may show what all do, or be ahead of that by `ms`. */
  mayDiffer(ms: number): void {
    const [least, most] = [Math.min(0, ms), Math.max(0, ms)].map((it) => this.#aheadMs + it) as [number, number];
    this.#offsets.push({ since: monotonicNow(), least, most });
  }

  /** From now on all clocks show the same, ahead of what they showed before by `ms`. */
  agree(ms = 0): void {
    this.#aheadMs += ms;
    this.mayDiffer(0);
  }

  /** When the ledger may first have known an instant as past: its time never goes back. */
  earliest(instant: number): number {
    const found = this.#offsets.findIndex(({ since, most }, at) => (
      Math.max(since, this.#moment(instant - most)) < (this.#offsets[at + 1]?.since ?? Infinity)));
    const { since, most } = this.#offsets[found] as Offsets;
    return Math.max(since, this.#moment(instant - most)) - INACCURACY_NS;
  }

  /** From when on no clock shows a time before an instant. */
  latest(instant: number): number {
    const found = this.#offsets.findLast(({ since, least }) => this.#moment(instant - least) > since);
    if (!found) return this.#start.ns;
    const end = this.#offsets[this.#offsets.indexOf(found) + 1]?.since ?? Infinity;
    return Math.min(end, this.#moment(instant - found.least)) + INACCURACY_NS;
  }

  /** When the recorder's clock shows an instant. */
  #moment(ms: number): number {
    return this.#start.ns + (ms - this.#start.ms) * NS_PER_MS;
  }
}
