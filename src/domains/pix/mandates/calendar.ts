import type { PixMandatePeriodicity } from '../../../../generated/models.ts';
import { accountingDay, addDays, dayBegin, dayEnd, daysInMonth } from '../../../platform/clock.ts';
import { isChargeOpen, lastAttempt, openAttempt, type Charge, type Mandate } from './mandate.ts';

const HOUR_MS = 3_600_000;

/** The hours of a day in which an attempt is made, from and to, in São Paulo. Source: the contract of PixMandateAttempt. */
const WINDOWS = [[0, 8], [18, 21]] as const;
/** The hour of the day before from which an attempt's amount is tried to be reserved again. */
const EVE_HOUR = 18;
/** Attempts after the first: how many, and within how many days of the due day. */
export const MOST_ATTEMPTS = 4;
export const RETRY_DAYS = 7;
/**
 * Delay after its deadline until a request is expired for good, in milliseconds: an answer given elsewhere in time may still be on its way.
 */
const EXPIRY_GRACE_MS = 600_000;

const at = (day: string, hour: number): Date => new Date(dayBegin(day).getTime() + hour * HOUR_MS);

/** Instants at which the clock acts on an attempt of a day. `holdHours`: how long before the day its amount is to be reserved. */
export interface AttemptHours {
  readonly holdFrom: Date;
  readonly eve: Date;
  readonly windows: readonly (readonly [from: Date, to: Date])[];
  /** The instant from which it is not made any more. */
  readonly end: Date;
}

export function hoursOf(day: string, holdHours: number): AttemptHours {
  const windows = WINDOWS.map(([from, to]) => [at(day, from), at(day, to)] as const);
  return { holdFrom: at(day, -holdHours), eve: at(addDays(day, -1), EVE_HOUR), windows, end: windows.at(-1)?.[1] ?? dayEnd(day) };
}

export function isWithin({ windows }: AttemptHours, now: Date): boolean {
  return windows.some(([from, to]) => from <= now && now < to);
}

/** True when hours in which an attempt is made have begun since `at`, and are not over: an attempt tried before them is due again. */
export function haveBegunSince({ windows }: AttemptHours, at: Date, now: Date): boolean {
  return windows.some(([from, to]) => at < from && from <= now && now < to);
}

/**
 * Until when the payer may cancel a charge: the last second of the day before its next attempt, or while none is known,
 * before the last day on which one can be.
 */
export function cancellableUntil(charge: Charge): Date {
  const waits = isChargeOpen(charge) && openAttempt(charge) === undefined;
  const day = waits ? lastRetryDay(charge) : (lastAttempt(charge)?.settleOn ?? charge.dueOn);
  return new Date(dayBegin(day).getTime() - 1000);
}

export function isCancellable(charge: Charge, now: Date): boolean {
  const isNotDebited = charge.status === 'SCHEDULED' || charge.status === 'HELD';
  return isNotDebited && now.getTime() < cancellableUntil(charge).getTime() + 1000;
}

/** The last day on which a charge may be tried again. */
export function lastRetryDay({ dueOn }: Pick<Charge, 'dueOn'>): string {
  return addDays(dueOn, RETRY_DAYS);
}

/** Number of attempts that may follow those that are known. */
export function retriesLeft(charge: Charge, { retryPolicy, status }: Pick<Mandate, 'retryPolicy' | 'status'>): number {
  const mayFollow = retryPolicy === 'UP_TO_3_IN_7_DAYS' && isChargeOpen(charge) && status === 'ACTIVE';
  return mayFollow ? MOST_ATTEMPTS - charge.attempts.length : 0;
}

/** Next instant at which the clock has something to do about a charge, after a look now. */
export function nextLook(charge: Charge, now: Date, holdHours: number): Date | null {
  if (!isChargeOpen(charge)) return null;
  const attempt = openAttempt(charge);
  if (!attempt) return new Date(dayEnd(lastRetryDay(charge)).getTime() + 1);
  const { holdFrom, eve, windows, end } = hoursOf(attempt.settleOn, holdHours);
  const begins = windows.map(([from]) => from);
  const instants = charge.status === 'SCHEDULED' ? [holdFrom, eve, ...begins, end] : [...begins, end];
  return instants.filter((instant) => instant > now).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/** The same of a mandate: its request expires, or its time is over. */
export function nextOfMandate({ status, expiresAt, endsOn }: Pick<Mandate, 'status' | 'expiresAt' | 'endsOn'>): Date | null {
  if (status === 'PENDING_AUTHORIZATION') return new Date(expiresAt.getTime() + EXPIRY_GRACE_MS);
  return status === 'ACTIVE' && endsOn !== null ? new Date(dayEnd(endsOn).getTime() + 1) : null;
}

const MONTHS: Readonly<Partial<Record<PixMandatePeriodicity, number>>> = { MONTHLY: 1, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 };
const WEEK_MS = 7 * 24 * HOUR_MS;

/** Period of a mandate that a day lies in, counted from 0 at its start; a month begins on its day of the month. */
export function periodOf({ startsOn, periodicity }: Pick<Mandate, 'startsOn' | 'periodicity'>, day: string): number {
  const months = MONTHS[periodicity];
  if (months === undefined) return Math.floor((Date.parse(day) - Date.parse(startsOn)) / WEEK_MS);
  const [year = 0, month = 0, date = 0] = startsOn.split('-').map(Number);
  const [inYear = 0, inMonth = 0, onDate = 0] = day.split('-').map(Number);
  const passed = (inYear - year) * 12 + inMonth - month - (onDate < Math.min(date, daysInMonth(inYear, inMonth)) ? 1 : 0);
  return Math.floor(passed / months);
}

/** True when a charge may fall due on a day. */
export function isInTerm({ startsOn, endsOn }: Pick<Mandate, 'startsOn' | 'endsOn'>, day: string): boolean {
  return day >= startsOn && (endsOn === null || day <= endsOn);
}

/** True when a mandate's last day is over. */
export function isOver({ endsOn }: Pick<Mandate, 'endsOn'>, now: Date): boolean {
  return endsOn !== null && accountingDay(now) > endsOn;
}
