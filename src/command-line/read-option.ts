import { UsageError } from './command-failed.ts';

/**
 * Reads the hours for which two secrets are valid; undefined where none are given.
 * @throws UsageError when the text is not a number of hours, from 0 to 168.
 */
export function readHours(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const hours = Number(text);
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text) || hours > 168) throw new UsageError(`"${text}" is not an overlap: 0 to 168 hours`);
  return hours;
}
