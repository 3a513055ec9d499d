import type { PixLimitKnob, PixNighttimeStart, PixLimitPeriod } from '../../../../generated/models.ts';
import { counterName, plus, usedIn, type Usage } from '../usage.ts';
import { DAY_MS, midnightOf, msOf, type Window } from '../windows.ts';

/** The Pix limits that accounts begin with, how far they can be raised without an operator (centavos), and the wait of a raise. */
export interface PixLimitSettings {
  readonly dayCents: number;
  readonly nightCents: number;
  readonly dayCeilingCents: number;
  readonly nightCeilingCents: number;
  readonly increaseHours: number;
}

/** A knob: its value, and what waits to replace it. */
export interface Knob<T> {
  readonly value: T;
  readonly pending: { readonly value: T; readonly activatesAt: Date } | null;
}

/** What can be set, by its name in the contract. Amounts in centavos. */
export interface Knobs {
  readonly daily_limit_minor: Knob<number>;
  readonly nighttime_limit_minor: Knob<number>;
  readonly nighttime_start: Knob<PixNighttimeStart>;
}

export const KNOBS: readonly PixLimitKnob[] = ['daily_limit_minor', 'nighttime_limit_minor', 'nighttime_start'];
export const NIGHT_END = '06:00';

export function initialKnobs({ dayCents, nightCents }: PixLimitSettings): Knobs {
  const set = <T>(value: T): Knob<T> => ({ value, pending: null });
  return { daily_limit_minor: set(dayCents), nighttime_limit_minor: set(nightCents), nighttime_start: set('20:00') };
}

/** The knobs at an instant, and those whose pending value has taken effect by then. */
export function knobsAt(knobs: Knobs, now: Date): { knobs: Knobs; activated: PixLimitKnob[] } {
  const activated = KNOBS.filter((name) => isDue(knobs[name], now));
  if (activated.length === 0) return { knobs, activated };
  return {
    activated,
    knobs: {
      daily_limit_minor: settled(knobs.daily_limit_minor, now), nighttime_limit_minor: settled(knobs.nighttime_limit_minor, now),
      nighttime_start: settled(knobs.nighttime_start, now),
    },
  };
}

function isDue({ pending }: Knob<unknown>, now: Date): boolean {
  return pending !== null && pending.activatesAt <= now;
}

function settled<T>(knob: Knob<T>, now: Date): Knob<T> {
  return knob.pending && isDue(knob, now) ? { value: knob.pending.value, pending: null } : knob;
}

/**
 * A knob after it was asked to be `wanted`. Less holds at once, and cancels what waits; so does asking for what is. More
 * waits until `activatesAt`: what waits already keeps its time, anything else replaces it. A night that begins later is
 * more, for by day more may leave.
 */
export function turned<T extends number | string>(knob: Knob<T>, wanted: T, activatesAt: Date): Knob<T> {
  if (wanted <= knob.value) return wanted === knob.value && knob.pending === null ? knob : { value: wanted, pending: null };
  return knob.pending?.value === wanted ? knob : { ...knob, pending: { value: wanted, activatesAt } };
}

/** The running period of Pix, with the stretches of the day that it consists of. */
export interface PixPeriod extends Window {
  readonly period: PixLimitPeriod;
  readonly stretches: readonly string[];
  /** When the day of Pix began that its counters belong to. */
  readonly dayStart: number;
}

/** By day, between the two starts of the night, and after both: so that the night's start can be moved within a night. */
const [DAY, EVENING, NIGHT] = ['.day', '.evening', '.night'].map((stretch) => counterName('AMOUNT', stretch)) as [string, string, string];
export const PIX_COUNTERS = [DAY, EVENING, NIGHT] as const;

/** The day of Pix: from the end of a night to the end of the next. */
export function pixDayStart(at: number): number {
  const morning = midnightOf(at) + msOf(NIGHT_END);
  return morning <= at ? morning : morning - DAY_MS;
}

/** The counter of a Pix that leaves at an instant. */
export function pixCounter(at: number): string {
  const hour = at - pixDayStart(at) + msOf(NIGHT_END);
  return hour < msOf('20:00') ? DAY : hour < msOf('22:00') ? EVENING : NIGHT;
}

export function periodAt(nightStart: PixNighttimeStart, at: number): PixPeriod {
  const dayStart = pixDayStart(at);
  const nightfall = dayStart + msOf(nightStart) - msOf(NIGHT_END);
  const isLate = nightStart === '22:00';
  return at < nightfall
    ? { period: 'DAY', dayStart, start: dayStart, end: nightfall, stretches: isLate ? [DAY, EVENING] : [DAY] }
    : { period: 'NIGHT', dayStart, start: nightfall, end: dayStart + DAY_MS, stretches: isLate ? [NIGHT] : [EVENING, NIGHT] };
}

/** The limit that counts in a period, in centavos. */
export function limitIn(knobs: Knobs, { period }: PixPeriod): number {
  return (period === 'DAY' ? knobs.daily_limit_minor : knobs.nighttime_limit_minor).value;
}

/** What left by Pix in a period, in centavos. */
export function pixUsed(usage: Usage, { stretches, dayStart }: PixPeriod): number {
  return stretches.reduce((sum, counter) => plus(sum, usedIn(usage, counter, dayStart)), 0);
}
