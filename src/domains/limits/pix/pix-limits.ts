import type { PixLimitKnob, PixNighttimeStart, PixLimitPeriod, PixRiskProfile } from '../../../../generated/models.ts';
import { counterName, plus, type Usage } from '../counters/usage.ts';
import { DAY_MS, midnightOf, msOf, type Window } from '../counters/windows.ts';
import type { PaymentLimits } from './payment-limits.ts';

/** Default Pix limits of accounts, their ceilings without an operator (centavos), and the wait of an increase. */
export interface PixLimitSettings {
  readonly dayCents: number;
  readonly nightCents: number;
  readonly dayCeilingCents: number;
  readonly nightCeilingCents: number;
  readonly increaseHours: number;
  readonly lowRiskCents: DayAndNight;
  readonly highRiskCents: DayAndNight;
  readonly payments: PaymentLimits;
}

type DayAndNight = readonly [day: number, night: number];

/** A limit: its value, and the pending one. */
export interface LimitValue<T> {
  readonly value: T;
  readonly pending: { readonly value: T; readonly activatesAt: Date } | null;
}

/** Limits that an account can set, by their names in the contract. Amounts in centavos. */
export interface LimitValues {
  readonly daily_limit_minor: LimitValue<number>;
  readonly nighttime_limit_minor: LimitValue<number>;
  readonly nighttime_start: LimitValue<PixNighttimeStart>;
  /** The profile that was set last; null while none was. */
  readonly riskProfile: PixRiskProfile | null;
}

export const LIMIT_NAMES: readonly PixLimitKnob[] = ['daily_limit_minor', 'nighttime_limit_minor', 'nighttime_start'];
export const NIGHT_END = '06:00';

export function initialValues({ dayCents, nightCents }: PixLimitSettings): LimitValues {
  const set = <T>(value: T): LimitValue<T> => ({ value, pending: null });
  return { daily_limit_minor: set(dayCents), nighttime_limit_minor: set(nightCents), nighttime_start: set('20:00'), riskProfile: null };
}

/** The amounts of a risk profile, in centavos. */
export function amountsOf(profile: PixRiskProfile, settings: PixLimitSettings): DayAndNight {
  const { dayCents, nightCents, lowRiskCents, highRiskCents } = settings;
  return profile === 'LOW' ? lowRiskCents : profile === 'HIGH' ? highRiskCents : [dayCents, nightCents];
}

/** Returns the values at an instant, and the names of those whose pending value has taken effect by then. */
export function valuesAt(values: LimitValues, now: Date): { values: LimitValues; activated: PixLimitKnob[] } {
  const activated = LIMIT_NAMES.filter((name) => isDue(values[name], now));
  if (activated.length === 0) return { values, activated };
  return {
    activated,
    values: {
      daily_limit_minor: settled(values.daily_limit_minor, now), nighttime_limit_minor: settled(values.nighttime_limit_minor, now),
      nighttime_start: settled(values.nighttime_start, now), riskProfile: values.riskProfile,
    },
  };
}

function isDue({ pending }: LimitValue<unknown>, now: Date): boolean {
  return pending !== null && pending.activatesAt <= now;
}

function settled<T>(limit: LimitValue<T>, now: Date): LimitValue<T> {
  return limit.pending && isDue(limit, now) ? { value: limit.pending.value, pending: null } : limit;
}

/**
 * Returns a limit after a request for `wanted`. A lower value takes effect at once and cancels the pending one; so does a request for the
 * current value. A higher value waits until `activatesAt`: a pending value that is requested again keeps its time, any other is replaced.
 * A night that begins later counts as higher, since more may leave by day.
 */
export function turned<T extends number | string>(limit: LimitValue<T>, wanted: T, activatesAt: Date): LimitValue<T> {
  if (wanted <= limit.value) return wanted === limit.value && limit.pending === null ? limit : { value: wanted, pending: null };
  return limit.pending?.value === wanted ? limit : { ...limit, pending: { value: wanted, activatesAt } };
}

/** The running period of Pix, with the parts of the day that it consists of. */
export interface PixPeriod extends Window {
  readonly period: PixLimitPeriod;
  readonly stretches: readonly string[];
  /** Start of the Pix day of its counters. */
  readonly dayStart: number;
}

/** By day, between the two starts of the night, after both: so the night's start can be moved within a night. */
const [DAY, EVENING, NIGHT] = ['.day', '.evening', '.night'].map((stretch) => counterName('AMOUNT', stretch)) as [string, string, string];
export const PIX_COUNTERS = [DAY, EVENING, NIGHT] as const;

/** The day of Pix: from the end of a night to the end of the next. */
export function pixDayStart(at: number): number {
  const morning = midnightOf(at) + msOf(NIGHT_END);
  return morning <= at ? morning : morning - DAY_MS;
}

/** Returns the counter of a Pix that leaves at an instant. */
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

/** Returns the limit of a period, in centavos. */
export function limitIn(values: LimitValues, { period }: PixPeriod): number {
  return (period === 'DAY' ? values.daily_limit_minor : values.nighttime_limit_minor).value;
}

/** Amount that left by Pix in a period, in centavos. */
export function pixUsed(usage: Usage, { stretches, dayStart }: PixPeriod): number {
  return stretches.reduce((sum, counter) => plus(sum, usage.usedIn(counter, dayStart)), 0);
}
