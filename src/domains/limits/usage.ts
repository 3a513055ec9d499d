import type { LimitDimension } from '../../../generated/models.ts';
import { assert } from '../../platform/assert.ts';
import { DAY_MS, MINUTE_MS } from './windows.ts';

/**
 * What was used in the newest window that a counter has seen: centavos or movements. A plain number, for each movement
 * moves many: it is exact up to the largest threshold, 2^53 - 1, and stops there.
 */
export interface Use {
  /** When that window began, in milliseconds. */
  readonly start: number;
  readonly used: number;
}

/** What is used once `counted` more is. */
export function plus(used: number, counted: number): number {
  return Math.min(used + counted, Number.MAX_SAFE_INTEGER);
}

/** The counters of one subject: an account, or a scope that its accounts share. */
export type Usage = ReadonlyMap<string, Use>;

export const NO_USAGE: Usage = new Map();

/** One counter that a movement counted on, so that it can be given back to the same window. */
export type Taken = readonly [subject: string, counter: string, start: number];

/** What was used of a counter in the window that began at `start`. */
export function usedIn(usage: Usage, counter: string, start: number): number {
  const use = usage.get(counter);
  return use?.start === start ? use.used : 0;
}

/** A counter's name is short, for it is written again and again. It begins with what it counts. */
export function counterName(dimension: LimitDimension, name: string): string {
  return `${dimension === 'COUNT' ? 'C' : 'A'}${name}`;
}

const COUNTS = 'C'.charCodeAt(0);

/** What one movement of `amount` centavos adds to a counter. */
export function countedBy(counter: string, amount: number): number {
  return counter.charCodeAt(0) === COUNTS ? 1 : amount;
}

/** Counters of a window that ended before this cannot be asked for any more. */
const LONGEST_WINDOW_MS = 31 * DAY_MS;

/**
 * As it is stored: the counters with commas between; a counter is its name, the minute its window began (nothing where
 * that is the one before's) and what was used.
 */
export function usageText(usage: Usage, now: Date): string {
  const oldest = now.getTime() - LONGEST_WINDOW_MS;
  let text = '';
  let last = Number.NaN;
  for (const [counter, { start, used }] of usage) {
    if (start < oldest) continue;
    text += `${text === '' ? '' : ','}${counter} ${start === last ? '' : start / MINUTE_MS} ${used}`;
    last = start;
  }
  return text;
}

export function usageOf(text: string | null): Usage {
  if (!text) return NO_USAGE;
  let last = Number.NaN;
  return new Map(text.split(',').map((one) => {
    const [counter, start, used] = one.split(' ');
    assert(counter !== undefined && start !== undefined && used !== undefined, 'stored usage is a counter, a minute and what was used');
    if (start !== '') last = Number(start) * MINUTE_MS;
    return [counter, { start: last, used: Number(used) }];
  }));
}

/** Counts a movement of `amount` centavos. */
export function count(usage: Map<string, Use>, counter: string, start: number, amount: number): void {
  usage.set(counter, { start, used: plus(usedIn(usage, counter, start), countedBy(counter, amount)) });
}

/** The counters of a change, on top of those before it: nothing of them stands until the change does. */
export class UsageDraft {
  readonly #changed = new Map<string, Map<string, Use>>();

  constructor(private readonly before: (subject: string) => Usage) {}

  of(subject: string): Usage {
    return this.#changed.get(subject) ?? this.before(subject);
  }

  /** The counters of a subject, to be counted on with `count`. */
  writable(subject: string): Map<string, Use> {
    let usage = this.#changed.get(subject);
    if (!usage) this.#changed.set(subject, (usage = new Map(this.before(subject))));
    return usage;
  }

  /** Gives back what a movement took, unless its window has passed. */
  giveBack([subject, counter, start]: Taken, amount: number): void {
    const use = this.of(subject).get(counter);
    if (use?.start !== start) return;
    const used = use.used - countedBy(counter, amount);
    assert(used >= 0, `${counter} of ${subject} gives back more than was used of it`);
    this.writable(subject).set(counter, { start, used });
  }

  get changed(): ReadonlyMap<string, Usage> {
    return this.#changed;
  }
}
