import type { LimitWindow } from '../../../../generated/models.ts';

/** A period: its first instant and the first one after it, in milliseconds. */
export interface Window {
  readonly start: number;
  readonly end: number;
}

/** Hours of the day as HH:MM; a start later than the end wraps midnight. */
export interface Hours {
  readonly start: string;
  readonly end: string;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** São Paulo, fixed at -03:00 (decision 20). */
const OFFSET_MS = 3 * HOUR_MS;

/** Midnight in São Paulo of the day of an instant. */
export function midnightOf(at: number): number {
  return at - ((((at - OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS);
}

/**
 * Returns the calendar window of an instant; with hours, the part of them that it falls into, or undefined outside of them. A night that
 * wraps midnight is one window and belongs to the day it starts on.
 */
export function windowAt(kind: LimitWindow, hours: Hours | null, at: number): Window | undefined {
  if (hours) return hoursAt(hours, at);
  switch (kind) {
    case 'MINUTE': return floored(at, MINUTE_MS);
    case 'HOUR': return floored(at, HOUR_MS);
    case 'DAY': return { start: midnightOf(at), end: midnightOf(at) + DAY_MS };
    case 'MONTH': return monthAt(at);
  }
}

function floored(at: number, length: number): Window {
  const start = Math.floor(at / length) * length;
  return { start, end: start + length };
}

function monthAt(at: number): Window {
  const local = new Date(at - OFFSET_MS);
  const first = (month: number): number => Date.UTC(local.getUTCFullYear(), month, 1) + OFFSET_MS;
  return { start: first(local.getUTCMonth()), end: first(local.getUTCMonth() + 1) };
}

function hoursAt({ start: from, end: to }: Hours, at: number): Window | undefined {
  const midnight = midnightOf(at);
  const length = (msOf(to) - msOf(from) + DAY_MS) % DAY_MS;
  return [midnight, midnight - DAY_MS]
    .map((day) => ({ start: day + msOf(from), end: day + msOf(from) + length }))
    .find(({ start, end }) => start <= at && at < end);
}

/** Milliseconds from midnight to a time of day. */
export function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}
