import { parseInstant } from '../../platform/clock.ts';

const RFC_3339 = /^(\d{4}-\d\d-\d\d)[Tt]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d+))?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Instant of an RFC 3339 text with any number of decimals, to the millisecond; undefined for another text, or a day of no calendar. */
export function instantOf(text: unknown): Date | undefined {
  const [, day, time, fraction = '', zone] = typeof text === 'string' ? RFC_3339.exec(text) ?? [] : [];
  return day === undefined ? undefined : parseInstant(`${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}${zone?.toUpperCase()}`);
}
