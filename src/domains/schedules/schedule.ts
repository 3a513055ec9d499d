import type { RetryPolicy } from '../../../generated/models.ts';
import type { ErrorBody } from '../../platform/errors.ts';
import { nextOccurrence } from './recurrence.ts';
import type { Run, Schedule } from './schedule.entity.ts';

/** Tolerated delay of the scheduler's tick, in milliseconds: a grace of 0 still allows it. */
const LOOK_MS = 5_000;

/** Outcome of an attempt. `unknown` is a failure on our side, which does not decide the occurrence. */
export type OccurrenceOutcome =
  | { readonly kind: 'executed' }
  | { readonly kind: 'misfired' }
  | { readonly kind: 'refused'; readonly refusal: ErrorBody }
  | { readonly kind: 'unknown'; readonly retryAt: Date | null };

/** Returns the next occurrence after an instant; none where `count`, `until` or the one instant is past. */
export function nextRunAfter(schedule: Schedule, after: Date, taken = schedule.total): Date | null {
  const { recurrence, firstRunAt, runAt, timezone } = schedule;
  if (!recurrence || !firstRunAt) return runAt && runAt > after ? runAt : null;
  return nextOccurrence({ rule: recurrence, anchor: firstRunAt, timezone }, after, taken) ?? null;
}

/** Returns the first occurrence from now on that has not been taken up. */
export function nextRunFromNow(schedule: Schedule, now: Date): Date | null {
  const { lastRunFor } = schedule;
  return nextRunAfter(schedule, lastRunFor && lastRunFor > now ? lastRunFor : now);
}

/**
 * Moves the due pointer past the due occurrences, one at a time.
 * @param limit largest number of occurrences.
 * @returns the occurrences that came due, in order; the caller decides each.
 */
export function takeUp(schedule: Schedule, now: Date, limit: number): { scheduledFor: Date; sequence: number }[] {
  const due: { scheduledFor: Date; sequence: number }[] = [];
  while (schedule.nextRunAt && schedule.nextRunAt <= now && due.length < limit) {
    const scheduledFor = schedule.nextRunAt;
    schedule.total += 1;
    schedule.lastRunFor = scheduledFor;
    schedule.nextRunAt = nextRunAfter(schedule, scheduledFor);
    due.push({ scheduledFor, sequence: schedule.total });
  }
  return due;
}

/** True when an occurrence that has not begun is found too late to be executed. */
export function isMisfire({ scheduledFor, misfireGraceSeconds }: Pick<Run, 'scheduledFor' | 'misfireGraceSeconds'>, now: Date): boolean {
  return now.getTime() - scheduledFor.getTime() > Math.max(misfireGraceSeconds * 1000, LOOK_MS);
}

/** True when a worker has begun to execute it: then it may be executing at this moment. */
export function isBegun({ state, dueAt, scheduledFor }: Run): boolean {
  return state === 'PENDING' && !!dueAt && dueAt > scheduledFor;
}

/** Gives a run its new state, and counts it in its schedule. */
export function moveRun(schedule: Schedule, run: Run, state: Run['state'], now: Date): void {
  count(schedule, run.state, -1);
  count(schedule, state, 1);
  run.state = state;
  run.updatedAt = now;
  if (state !== 'PENDING' && state !== 'RETRYING') run.dueAt = null;
}

function count(schedule: Schedule, state: Run['state'], by: number): void {
  if (state === 'EXECUTED') schedule.executed += by;
  if (state === 'REFUSED') schedule.refused += by;
  if (state === 'MISFIRED') schedule.misfired += by;
  if (state === 'SKIPPED') schedule.skipped += by;
}

/**
 * Records the outcome of an attempt. An execution always counts, for the money has moved; any other outcome only while the lease of the
 * attempt, by its number, is the run's.
 * @returns true when this ends the run.
 */
export function recordOutcome(schedule: Schedule, run: Run, outcome: OccurrenceOutcome, lease: string, now: Date): boolean {
  const isOurs = run.state === 'PENDING' && run.lease === lease;
  if (outcome.kind === 'executed' ? run.state === 'EXECUTED' : !isOurs) return false;
  switch (outcome.kind) {
    case 'unknown':
      run.dueAt = outcome.retryAt ?? run.dueAt ?? null;
      return false;
    case 'executed':
      run.attempts = Math.max(run.attempts, isOurs ? run.attempts + 1 : 1);
      run.refusal = null;
      moveRun(schedule, run, 'EXECUTED', now);
      return true;
    case 'misfired':
      moveRun(schedule, run, 'MISFIRED', now);
      return true;
    case 'refused':
      run.attempts += 1;
      run.refusal = outcome.refusal;
      return refuse(schedule, run, now);
  }
}

function refuse(schedule: Schedule, run: Run, now: Date): boolean {
  const wait = retryWait(run.retryPolicy ?? null, run.attempts, run.refusal?.error);
  if (wait === undefined) {
    moveRun(schedule, run, 'REFUSED', now);
    return true;
  }
  if (schedule.state === 'ACTIVE') {
    moveRun(schedule, run, 'RETRYING', now);
    run.dueAt = new Date(now.getTime() + wait);
  } else moveRun(schedule, run, 'SKIPPED', now);
  return false;
}

/** Returns the milliseconds until the next attempt; undefined when the refusal is final. */
function retryWait(policy: Required<RetryPolicy> | null, attempts: number, code: string | undefined): number | undefined {
  if (!policy || code === undefined || attempts >= policy.max_attempts || !policy.retry_on.includes(code)) return undefined;
  const growth = policy.backoff === 'EXPONENTIAL' ? 2 ** (attempts - 1) : 1;
  return Math.min(policy.initial_seconds * growth, policy.max_seconds) * 1000;
}

/** True when an active schedule has nothing left: no occurrence to come, and none in progress. */
export function isExhausted({ state, nextRunAt, total, executed, refused, misfired, skipped }: Schedule): boolean {
  return state === 'ACTIVE' && !nextRunAt && executed + refused + misfired + skipped === total;
}

/** Number of occurrences still to come; null where the rule has no `count`. */
export function remaining({ state, recurrence, total }: Schedule): number | null {
  if (state === 'CANCELLED' || state === 'COMPLETED') return 0;
  const all = recurrence ? recurrence.count : 1;
  return all === undefined ? null : Math.max(all - total, 0);
}
