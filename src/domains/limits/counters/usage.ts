import { LRUCache } from 'lru-cache';
import type { LimitDimension } from '../../../../generated/models.ts';
import { assert } from '../../../platform/assert.ts';
import { DAY_MS, MINUTE_MS } from './windows.ts';

/** Returns the usage after `counted` more, at most MAX_SAFE_INTEGER. */
export function plus(used: number, counted: number): number {
  return Math.min(used + counted, Number.MAX_SAFE_INTEGER);
}

/** Returns a counter's name. It is short, since it is written often, and begins with the dimension. */
export function counterName(dimension: LimitDimension, name: string): string {
  return `${dimension === 'COUNT' ? 'C' : 'A'}${name}`;
}

const COUNTS = 'C'.charCodeAt(0);

/** Amount that one movement of `amount` centavos adds to a counter. */
export function countedBy(counter: string, amount: number): number {
  return counter.charCodeAt(0) === COUNTS ? 1 : amount;
}

/** Names of counters in the order of their first use. Subjects with the same order share them, so that a copy is cheap. */
class CounterNames {
  static readonly #longer = new LRUCache<string, CounterNames>({ max: 2_000 });
  static #made = 0;
  static readonly none = new CounterNames([]);
  readonly #number = (CounterNames.#made += 1);
  readonly #places: ReadonlyMap<string, number>;

  private constructor(readonly names: readonly string[]) {
    this.#places = new Map(names.map((name, place) => [name, place]));
  }

  placeOf(name: string): number | undefined {
    return this.#places.get(name);
  }

  /** These and one more. */
  with(name: string): CounterNames {
    const key = `${this.#number} ${name}`;
    let longer = CounterNames.#longer.get(key);
    if (!longer) CounterNames.#longer.set(key, (longer = new CounterNames([...this.names, name])));
    return longer;
  }
}

/**
 * The counters of one subject, an account or a scope that its accounts share: the usage in the newest window of each, in centavos or
 * movements. Plain numbers, for each movement changes many: they are exact up to the largest threshold, 2^53 - 1, and stop there.
 */
export class Usage {
  /** By index of the counter: the start of that window in milliseconds, and the usage in it. */
  protected constructor(protected counters: CounterNames, protected readonly starts: number[], protected readonly used: number[]) {}

  static readonly none: Usage = new Usage(CounterNames.none, [], []);

  /** Visits each counter with the start of its window and its usage. */
  forEach(visit: (counter: string, start: number, used: number) => void): void {
    this.counters.names.forEach((counter, place) => visit(counter, this.starts[place] ?? 0, this.used[place] ?? 0));
  }

  /** Usage of a counter in the window that began at `start`. */
  usedIn(counter: string, start: number): number {
    const place = this.counters.placeOf(counter);
    return place === undefined ? 0 : this.usedAt(place, start);
  }

  protected usedAt(place: number, start: number): number {
    return this.starts[place] === start ? this.used[place] ?? 0 : 0;
  }

  /** True when a counter's newest window is the one that began at `start`. */
  isAt(counter: string, start: number): boolean {
    const place = this.counters.placeOf(counter);
    return place !== undefined && this.starts[place] === start;
  }

  copy(): UsageCopy {
    return new UsageCopy(this.counters, this.starts.slice(), this.used.slice());
  }
}

/** A copy to count on. */
export class UsageCopy extends Usage {
  /** Counts a movement of `amount` centavos. */
  count(counter: string, start: number, amount: number): void {
    const place = this.#placeFor(counter);
    this.#setAt(place, start, plus(this.usedAt(place, start), countedBy(counter, amount)));
  }

  set(counter: string, start: number, used: number): void {
    this.#setAt(this.#placeFor(counter), start, used);
  }

  #setAt(place: number, start: number, used: number): void {
    this.starts[place] = start;
    this.used[place] = used;
  }

  /** Index of a counter; a new one is appended. */
  #placeFor(counter: string): number {
    const place = this.counters.placeOf(counter);
    if (place === undefined) this.counters = this.counters.with(counter);
    return place ?? this.starts.length;
  }
}

/** One counter that a movement counted on, so that it can be given back to the same window. */
export type Taken = readonly [subject: string, counter: string, start: number];

/** Counters of a window that ended before this are no longer read. */
const LONGEST_WINDOW_MS = 31 * DAY_MS;

/**
 * Stored form: the counters with commas between; a counter is its name, the minute its window began (empty where it equals the one before)
 * and its usage.
 */
export function usageText(usage: Usage, now: Date): string {
  const oldest = now.getTime() - LONGEST_WINDOW_MS;
  let text = '';
  let last = Number.NaN;
  usage.forEach((counter, start, used) => {
    if (start < oldest) return;
    text += `${text === '' ? '' : ','}${counter} ${start === last ? '' : start / MINUTE_MS} ${used}`;
    last = start;
  });
  return text;
}

export function usageOf(text: string | null): Usage {
  if (!text) return Usage.none;
  const usage = Usage.none.copy();
  let last = Number.NaN;
  for (const one of text.split(',')) {
    const [counter, start, used] = one.split(' ');
    assert(counter !== undefined && start !== undefined && used !== undefined, 'stored usage is a counter, a minute and what was used');
    if (start !== '') last = Number(start) * MINUTE_MS;
    usage.set(counter, last, Number(used));
  }
  return usage;
}

/** Counters of changes on top of those before them; they take effect only with the changes. */
export class UsageDraft {
  readonly #changed = new Map<string, UsageCopy>();

  constructor(private readonly before: (subject: string) => Usage) {}

  of(subject: string): Usage {
    return this.#changed.get(subject) ?? this.before(subject);
  }

  /** The counters of a subject, to be counted on. */
  writable(subject: string): UsageCopy {
    let usage = this.#changed.get(subject);
    if (!usage) this.#changed.set(subject, (usage = this.before(subject).copy()));
    return usage;
  }

  /** Gives the usage of a movement back, unless its window has passed. */
  giveBack([subject, counter, start]: Taken, amount: number): void {
    const usage = this.of(subject);
    if (!usage.isAt(counter, start)) return;
    const used = usage.usedIn(counter, start) - countedBy(counter, amount);
    assert(used >= 0, `${counter} of ${subject} gives back more than was used of it`);
    this.writable(subject).set(counter, start, used);
  }

  get changed(): ReadonlyMap<string, Usage> {
    return this.#changed;
  }
}
