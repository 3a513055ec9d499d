import { UsageError } from './command-failed.ts';

/**
 * Hours for which two secrets count; undefined where nothing was said.
 * @throws UsageError when the text is no number of hours, from 0 to 168.
 */
export function readHours(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const hours = Number(text);
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text) || hours > 168) throw new UsageError(`"${text}" is no overlap: 0 to 168 hours`);
  return hours;
}
