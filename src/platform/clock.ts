/** The one source of time. Tests inject their own, so nothing ever sleeps for real minutes. */
export interface Clock {
  /** The current instant, with millisecond precision. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that moves only when it is set. */
export class FixedClock implements Clock {
  #now: Date;
  readonly #followers: ((now: Date) => void)[] = [];

  constructor(start: string | Date = '2026-03-02T12:00:00.000Z') {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  /** Moves the clock forward by `milliseconds`. */
  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
    for (const follow of this.#followers) follow(this.now());
  }

  /** Calls `follow` with the time, now and whenever it moves: a test's database follows it. */
  followedBy(follow: (now: Date) => void): void {
    this.#followers.push(follow);
    follow(this.now());
  }
}

/**
 * The clock of a sandbox: ahead of another by as long as Postgres says for all processes of the installation (`ClockWatch`). While demo
 * data is made it is behind.
 */
export class SandboxClock implements Clock {
  #aheadMs: number | undefined;

  constructor(readonly base: Clock = systemClock) {}

  now(): Date {
    return new Date(this.base.now().getTime() + this.aheadMs);
  }

  /** How far it is ahead, in milliseconds; negative where it is behind. */
  get aheadMs(): number {
    return this.#aheadMs ?? 0;
  }

  /** Follows the agreed time; never back. */
  follow(aheadMs: number): void {
    this.#aheadMs = Math.max(aheadMs, this.#aheadMs ?? aheadMs);
  }
}

/**
 * Returns the time from which something is kept that its owner uses by the machine's clock, such as a token: of a sandbox's clock and the
 * machine's the later one, so that it does not end by the demo's days.
 */
export function horizonNow(clock: Clock): Date {
  const now = clock.now();
  return clock instanceof SandboxClock && clock.aheadMs < 0 ? clock.base.now() : now;
}

/** -03:00 all year, in milliseconds (decision 20). */
export const SAO_PAULO_OFFSET_MS = -3 * 3_600_000;
const DAY_MS = 86_400_000;

/** Returns an instant in whole seconds since 1970. */
export function epochSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/**
 * The accounting day of an instant, as `yyyy-mm-dd`.
 * São Paulo is taken at a fixed -03:00, without daylight saving (decision 20).
 */
export function accountingDay(instant: Date): string {
  return dayText(instant.getTime());
}

/** The text of an instant, in UTC with milliseconds. */
export function instantText(instant: Date): string {
  return isoText(instant.getTime());
}

const isoText = rememberingLast((ms) => new Date(ms).toISOString());
const dayText = rememberingLast((ms) => new Date(ms + SAO_PAULO_OFFSET_MS).toISOString().slice(0, 10));

/**
 * Returns the instant that a text of Postgres names. Rows that were written together have the same
 * ones, and V8 takes a microsecond to read each.
 */
export function instantOf(text: string): Date {
  if (text !== lastRead.text) lastRead = { text, ms: Date.parse(text) };
  return new Date(lastRead.ms);
}

let lastRead = { text: '', ms: Number.NaN };

/** Remembers the last text: all rows of a batch have its one instant, and V8 takes half a microsecond for each text of it. */
function rememberingLast(textOf: (ms: number) => string): (ms: number) => string {
  let [last, text] = [Number.NaN, ''];
  return (ms) => {
    if (ms !== last) [last, text] = [ms, textOf(ms)];
    return text;
  };
}

/** Instants whose day has a year of four digits, also in São Paulo: Postgres takes no other text, and knows no year 0. */
const [FIRST_MS, LAST_MS] = [Date.parse('0001-01-02T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')];

/** Form of an instant in the contract, without the year 0, which Postgres does not know. `Date` knows an hour 24, too. */
export const INSTANT_FORM = /^(?!0000)\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/**
 * The instant that an ISO 8601 text names, or undefined when the calendar has no such day: `Date` reads 30 February as March,
 * and knows days that no database does.
 */
export function parseInstant(text: string): Date | undefined {
  const instant = new Date(text);
  const ms = instant.getTime();
  return isDay(text) && ms >= FIRST_MS && ms <= LAST_MS ? instant : undefined;
}

/** True when a text begins with a day, yyyy-mm-dd, of the calendar, which has no year 0. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(?!0000)(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  return Number(day) <= 28 || Number(day) <= daysInMonth(Number(year), Number(month));
}

/** Start of each pattern of a day or an instant. Only the calendar knows which months have a day 31, and which years a 29 February. */
const OF_DAYS = String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;

/** True for a pattern whose matches must be a day of the calendar, or an instant of one. */
export function namesADay(pattern: string): boolean {
  return pattern.startsWith(OF_DAYS);
}

/** @param month from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The first instant of an accounting day. */
export function dayBegin(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - SAO_PAULO_OFFSET_MS);
}

/** The last instant of an accounting day, to the millisecond. */
export function dayEnd(day: string): Date {
  return new Date(dayBegin(day).getTime() + DAY_MS - 1);
}

/** The accounting day that lies `days` after another; before it when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from one accounting day to another, both counted; less than 1 when the last is earlier. */
export function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
}
