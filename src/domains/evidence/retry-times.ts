import type { Evidence } from './evidence.entity.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The pause before the next attempt at evidence that could not be processed, after each failure in a row. */
export const RETRY_PAUSES_MS: readonly number[] = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS];

/** The next attempt at evidence that fails now; null after the last one. */
export function nextRetry({ history }: Pick<Evidence, 'history'>, now: Date): Date | null {
  const before = history.toReversed().findIndex(({ to_state }) => to_state !== 'FAILED');
  const pause = RETRY_PAUSES_MS[before === -1 ? history.length : before];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
