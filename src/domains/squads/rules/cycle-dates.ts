import { accountingDay, addDays, dayBegin, daysInMonth } from '../../../platform/clock.ts';

/** A monthly cycle that has not closed. */
export interface OpenCycle {
  /** The month of its closing day, yyyy-mm. */
  readonly period: string;
  /** The first instant that is not in it: the end of its closing day in São Paulo, at a fixed -03:00. */
  readonly closesAt: Date;
}

/** Day on which a recurring expense falls due in a cycle. */
export interface DueDay {
  /** yyyy-mm-dd in São Paulo. */
  readonly on: string;
  /** The begin of that day, or the instant from which the expense or the cycle is there, when that is later. */
  readonly at: Date;
}

/** Something the clock does to a squad. */
export interface ClockWork {
  readonly kind: 'CYCLE_CLOSE' | 'EXPIRY' | 'POSTING';
  readonly at: Date;
  /** Id of the cycle, request or recurring expense. */
  readonly id: string;
}

/**
 * The cycle that is open at an instant. It closes at the next end of a closing day, in the first month for which none has closed:
 * a month closes once, also where the day was moved, or cycles were off and on again.
 * @param closesOnDay 1 to 31; in months that are shorter, their last day.
 * @param lastClosed the period that closed last, null where none has.
 */
export function openCycleAt(instant: Date, closesOnDay: number, lastClosed: string | null): OpenCycle {
  let period = later(accountingDay(instant).slice(0, 7), lastClosed === null ? '' : nextMonth(lastClosed));
  while (closeOf(period, closesOnDay) <= instant) period = nextMonth(period);
  return { period, closesAt: closeOf(period, closesOnDay) };
}

function closeOf(period: string, day: number): Date {
  return dayBegin(addDays(dayOf(period, day), 1));
}

/** The day of a month, or its last where it has no such day. */
function dayOf(period: string, day: number): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return `${period}-${padded(Math.min(day, daysInMonth(year, month)))}`;
}

function nextMonth(period: string): string {
  return addDays(dayOf(period, 31), 1).slice(0, 7);
}

/** Texts of days, months and periods sort as the times they name. */
function later(a: string, b: string): string {
  return a > b ? a : b;
}

function padded(day: number): string {
  return String(day).padStart(2, '0');
}

/**
 * Finds when an expense falls due in a cycle: on the first `dueDay` in it, in shorter months on their last day. A month may be too short
 * for the day to come after its closing day (the 31st, where April closes on its 30th): then it is due on the first day of the cycle that
 * follows, so that no cycle goes without it. Never on a day before the expense was made, nor on one up to `lastDueOn`: cycles that are
 * turned off and on again on one day do not make it due twice.
 * @param cycle from `opensAt`, which is in it, to `closesAt`, which is not.
 * @param expense `dueDay` 1 to 31; `since` when it was made; `lastDueOn` the day it fell due on last, null where it never has.
 * @returns undefined when it does not fall due in this cycle.
 */
export function dueIn(
  cycle: { readonly opensAt: Date; readonly closesAt: Date },
  expense: { readonly dueDay: number; readonly since: Date; readonly lastDueOn: string | null },
): DueDay | undefined {
  const begin = cycle.opensAt > expense.since ? cycle.opensAt : expense.since;
  const from = later(accountingDay(begin), expense.lastDueOn === null ? '' : addDays(expense.lastDueOn, 1));
  const on = [nextDay(from, expense.dueDay), ...carriedOver(from, expense.dueDay)].find((day) => dayBegin(day) < cycle.closesAt);
  if (on === undefined || begin >= cycle.closesAt) return undefined;
  return { on, at: dayBegin(on) > begin ? dayBegin(on) : begin };
}

/** The first such day of a month from a day on. */
function nextDay(from: string, day: number): string {
  const inMonth = dayOf(from.slice(0, 7), day);
  return inMonth >= from ? inMonth : dayOf(nextMonth(from.slice(0, 7)), day);
}

/** The first of a month, where the month before had no such day. */
function carriedOver(from: string, day: number): string[] {
  const eve = addDays(from, -1);
  return from.endsWith('-01') && Number(eve.slice(8)) < day ? [from] : [];
}

/** Order of work at one instant: a cycle closes before anything of the next, and a request expires before its money is spent. */
const ORDER: Readonly<Record<ClockWork['kind'], number>> = { CYCLE_CLOSE: 0, EXPIRY: 1, POSTING: 2 };

/**
 * The work of the clock that comes first, due or not; its `at` is when the squad is to be looked at next. Of one instant the close
 * of a cycle comes first, then requests that expire, then postings; of one kind, the smallest id.
 */
export function firstWork(works: readonly ClockWork[]): ClockWork | undefined {
  return [...works].sort(inOrder)[0];
}

function inOrder(a: ClockWork, b: ClockWork): number {
  return a.at.getTime() - b.at.getTime() || ORDER[a.kind] - ORDER[b.kind] || (a.id < b.id ? -1 : 1);
}
