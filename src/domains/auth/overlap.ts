import { Malformed } from './admin-refusal.ts';

const HOUR_MS = 3_600_000;
const OVERLAP_HOURS = 24;
const MOST_OVERLAP_HOURS = 7 * 24;

/**
 * Returns the end of the previous secret's validity beside the new one.
 * @param overlapHours 24 unless given; 0 ends it now, after a leak.
 * @returns null when it ends now.
 * @throws Malformed for an invalid number of hours, or more than a week.
 */
export function overlapUntil(now: Date, overlapHours = OVERLAP_HOURS): Date | null {
  if (!(overlapHours >= 0 && overlapHours <= MOST_OVERLAP_HOURS)) throw new Malformed(`the overlap is 0 to ${MOST_OVERLAP_HOURS} hours`);
  return overlapHours === 0 ? null : new Date(now.getTime() + overlapHours * HOUR_MS);
}
