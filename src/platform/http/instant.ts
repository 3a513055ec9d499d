import { parseInstant } from '../clock.ts';
import { fail, invalid } from '../errors.ts';

const FIRST_INSTANT = new Date('0001-01-02T00:00:00.000Z');
const LAST_INSTANT = new Date('9999-12-31T23:59:59.999Z');

/**
 * Reads an instant of a query, where it is given.
 * @throws RequestInvalid when the calendar has no such day.
 */
export function queryInstant(text: string | undefined, name: string): Date | undefined {
  return text === undefined ? undefined : parseInstant(text) ?? invalid(['query', name], 'no such day', 'datetime_parsing', text);
}

/** @throws RequestInvalid when the calendar has no such day, or its year is beyond four digits in UTC. */
export function readInstant(text: string, loc: (string | number)[]): Date {
  const instant = parseInstant(text);
  if (!instant || instant < FIRST_INSTANT || instant > LAST_INSTANT) return invalid(loc, 'no such day', 'datetime_parsing');
  return instant;
}

/** Requires two days of the calendar (yyyy-mm-dd), in order. @throws RequestInvalid; ApiError INVALID_PERIOD. */
export function requireDays(from: string, to: string, part: 'query' | 'body'): void {
  for (const [name, day] of [['from', from], ['to', to]] as const) {
    if (!parseInstant(`${day}T00:00:00Z`)) invalid([part, name], 'no such day', 'date_parsing', day);
  }
  if (from > to) fail('INVALID_PERIOD', { from, to }, 'The first day is after the last.');
}
