import { parseInstant } from '../clock.ts';
import { invalid } from '../errors.ts';

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
