import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { RecurrenceRule, RecurrenceWeekday } from '../../../generated/models.ts';
import { toBusinessDay } from '../../platform/business-days.ts';

/** A recurrence: rule, anchor and timezone. */
export interface Pattern {
  readonly rule: RecurrenceRule;
  /** Provides what the rule leaves open (time of day, weekday, day, month), and the start of its intervals. */
  readonly anchor: Date;
  /** The IANA zone on whose clock it recurs. */
  readonly timezone: string;
}

const DAY_MS = 86_400_000;
/** No clock was ever moved by more: Samoa left out a day. */
const CLOCK_MARGIN_MS = DAY_MS;
/** Banks are never closed for longer. */
const CLOSED_MARGIN_MS = 10 * DAY_MS;
/** The calendar repeats after 400 years: a rule that finds no day in so many is taken to have no further one. */
const HORIZON_YEARS = 400;
/** The last instant that an ISO 8601 text with a year of four digits can name. */
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z');
const LONGEST_MONTHS_END = 28;

const WEEKDAYS: Readonly<Record<RecurrenceWeekday, string>> = {
  MONDAY: 'MO', TUESDAY: 'TU', WEDNESDAY: 'WE', THURSDAY: 'TH', FRIDAY: 'FR', SATURDAY: 'SA', SUNDAY: 'SU',
};

/**
 * Returns the first occurrence after an instant; undefined after the last of the rule's `count`.
 * @param taken number of occurrences so far.
 */
export function nextOccurrence(pattern: Pattern, after: Date, taken: number): Date | undefined {
  const left = (pattern.rule.count ?? Infinity) - taken;
  return left > 0 ? occurrencesAfter(pattern, after).next().value : undefined;
}

/** Yields all occurrences after an instant, each once and in order, up to `until`. It ignores `count`. */
export function* occurrencesAfter(pattern: Pattern, after: Date): Generator<Date, undefined> {
  const { rule, anchor, timezone } = pattern;
  const adjustment = rule.business_day_adjustment ?? 'NONE';
  const from = toWall(after, timezone) - CLOCK_MARGIN_MS - (adjustment === 'NONE' ? 0 : CLOSED_MARGIN_MS);
  const until = rule.until === undefined ? Infinity : Date.parse(rule.until);
  let last = after.getTime();
  for (const wall of wallTimes(pattern, from)) {
    const described = toInstant(wall, timezone);
    if (described > until) return;
    if (described < anchor.getTime()) continue;
    const moved = toBusinessDay(wall, adjustment);
    const at = moved === wall ? described : toInstant(moved, timezone);
    if (at > LAST_INSTANT) return;
    if (at <= last) continue;
    last = at;
    yield new Date(at);
  }
}

/**
 * Yields the wall-clock times of the rule from `from` on, in milliseconds as if they were UTC. The library gets no zone, since it leaves
 * out times that the clock skips; the zone is applied afterwards.
 */
function* wallTimes(pattern: Pattern, from: number): Generator<number, undefined> {
  const start = wallDate(toWall(pattern.anchor, pattern.timezone));
  for (let [place, isFirst] = [from, true]; ; isFirst = false) {
    const horizon = wallDate(Math.max(place, start.epochMilliseconds)).add({ years: HORIZON_YEARS });
    const rule = new RRuleTemporal({ ...parts(pattern.rule, start), tzid: 'UTC', until: horizon });
    let next = rule.next(new Date(place), isFirst);
    if (!next) return;
    for (; next; next = rule.next(new Date(place))) yield (place = next.epochMilliseconds);
  }
}

/**
 * Converts the rule to terms of RFC 5545. It begins on the first day of the anchor's month or year, since the anchor's own day is missing
 * in other months; times before the anchor are left out later.
 */
function parts(rule: RecurrenceRule, anchor: Temporal.ZonedDateTime) {
  const interval = rule.interval ?? 1;
  switch (rule.frequency) {
    case 'DAILY':
      return { freq: 'DAILY' as const, interval, dtstart: anchor };
    case 'WEEKLY': {
      const byDay = rule.weekdays?.map((day) => WEEKDAYS[day]) ?? [Object.values(WEEKDAYS)[anchor.dayOfWeek - 1] ?? 'MO'];
      return { freq: 'WEEKLY' as const, interval, byDay, wkst: 'MO', dtstart: anchor.subtract({ days: anchor.dayOfWeek - 1 }) };
    }
    case 'MONTHLY':
      return { freq: 'MONTHLY' as const, interval, ...monthDay(rule, anchor.day), dtstart: anchor.with({ day: 1 }) };
    case 'YEARLY':
      return {
        freq: 'YEARLY' as const, interval, byMonth: [anchor.month], ...monthDay(rule, anchor.day),
        dtstart: anchor.with({ month: 1, day: 1 }),
      };
  }
}

/** A day that short months lack becomes their last: the latest of the days from the 28th on that the month has. */
function monthDay({ month_day, short_month }: RecurrenceRule, anchorDay: number) {
  const day = month_day ?? anchorDay;
  if (day <= LONGEST_MONTHS_END || short_month === 'SKIP') return { byMonthDay: [day] };
  const days = Array.from({ length: day - LONGEST_MONTHS_END + 1 }, (_, index) => LONGEST_MONTHS_END + index);
  return { byMonthDay: days, bySetPos: [-1] };
}

function wallDate(wall: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC');
}

function toWall(instant: Date, timezone: string): number {
  const there = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timezone);
  return there.toPlainDateTime().toZonedDateTime('UTC').epochMilliseconds;
}

/**
 * Returns the instant at which the clock of a zone shows a time. A time that the clock skips is later by as much as the clock was moved;
 * of a time that occurs twice it is the first.
 */
function toInstant(wall: number, timezone: string): number {
  return wallDate(wall).toPlainDateTime().toZonedDateTime(timezone, { disambiguation: 'compatible' }).epochMilliseconds;
}
