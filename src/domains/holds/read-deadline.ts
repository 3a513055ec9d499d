import type { Clock } from '../../platform/clock.ts';
import { invalid } from '../../platform/errors.ts';
import { readInstant } from '../../platform/http/instant.ts';

const LOC = ['body', 'expires_at'];

/**
 * Reads the deadline of a hold; null is never.
 * @throws RequestInvalid for no such day, and for a time that has passed.
 */
export function readDeadline(clock: Clock, text: string | null): Date | null {
  if (text === null) return null;
  const deadline = readInstant(text, LOC);
  if (deadline <= clock.now()) invalid(LOC, 'must lie in the future', 'datetime_future');
  return deadline;
}
