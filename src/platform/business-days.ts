import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';
import type { BusinessDayAdjustment } from '../../generated/models.ts';

const DAY_MS = 86_400_000;

/** Loaded on the first use of business days: its tables of the whole world cost a tenth of a second. */
let calendar: Holidays | undefined;
const closedDays = new Map<number, ReadonlySet<string>>();

function brazil(): Holidays {
  if (!calendar) {
    const require = createRequire(import.meta.url);
    const Calendar = require('date-holidays') as typeof Holidays;
    calendar = new Calendar('BR', { types: ['public', 'bank'] });
  }
  return calendar;
}

/** The days of a year, as `yyyy-mm-dd`, that are a national holiday or one of the banks (Carnaval, Corpus Christi). */
function holidaysOf(year: number): ReadonlySet<string> {
  let days = closedDays.get(year);
  if (!days) closedDays.set(year, (days = new Set(brazil().getHolidays(year).map(({ date }) => date.slice(0, 10)))));
  return days;
}

/** True when banks in Brazil are open on the calendar day of a wall-clock time, given as if it were UTC. */
export function isBusinessDay(wall: number): boolean {
  const day = new Date(wall);
  return day.getUTCDay() % 6 !== 0 && !holidaysOf(day.getUTCFullYear()).has(day.toISOString().slice(0, 10));
}

/**
 * Moves a wall-clock time (milliseconds, as if it were UTC) to a day when banks in Brazil are open; its time of day stays. Moving
 * preserves the order of times.
 */
export function toBusinessDay(wall: number, adjustment: BusinessDayAdjustment): number {
  if (adjustment === 'NONE' || isBusinessDay(wall)) return wall;
  if (adjustment === 'PRECEDING') return firstOpen(wall, -DAY_MS);
  const following = firstOpen(wall, DAY_MS);
  const leavesMonth = new Date(following).getUTCMonth() !== new Date(wall).getUTCMonth();
  return adjustment === 'MODIFIED_FOLLOWING' && leavesMonth ? firstOpen(wall, -DAY_MS) : following;
}

function firstOpen(wall: number, step: number): number {
  let day = wall;
  while (!isBusinessDay(day)) day += step;
  return day;
}
