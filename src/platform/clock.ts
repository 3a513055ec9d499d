/** The one source of time. Tests inject their own, so nothing ever sleeps for real minutes. */
export interface Clock {
  /** The current instant, with millisecond precision. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until told otherwise. */
export class FixedClock implements Clock {
  #now: Date;

  constructor(start: string | Date = '2026-03-02T12:00:00.000Z') {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  /** Moves the clock forward by `milliseconds`. */
  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}

const SAO_PAULO_OFFSET_MS = -3 * 3_600_000;

/**
 * The accounting day of an instant, as `yyyy-mm-dd`.
 * Source: the specification fixes America/Sao_Paulo at -03:00 without daylight saving.
 */
export function accountingDay(instant: Date): string {
  return new Date(instant.getTime() + SAO_PAULO_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant that an ISO 8601 text names, or undefined when the calendar has no such day: `Date` reads 30 February as March. */
export function parseInstant(text: string): Date | undefined {
  const instant = new Date(text);
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  const midnight = new Date(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === day;
  return isReal ? instant : undefined;
}
