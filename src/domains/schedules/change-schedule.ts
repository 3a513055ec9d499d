import type { EntityManager } from '@mikro-orm/postgresql';
import { lockRow } from '../../platform/db/lock-row.ts';
import type { WriteUnit } from '../../platform/db/database.ts';
import { fail } from '../../platform/errors.ts';
import { originOf, withOrigin } from '../../platform/id.ts';
import type { ScheduleContext } from './dispatch.ts';
import { runEvent, scheduleEvent } from './events.ts';
import { isBegun, isExhausted, isMisfire, moveRun, takeUp } from './schedule.ts';
import { ScheduleEntity, ScheduleRunEntity, type Run, type Schedule } from './schedule.entity.ts';
import { insertRuns } from './store.ts';

/** Shared by a caller's change and the worker: a locked schedule, and the transaction that will write it. */
export interface LockedSchedule extends WriteUnit {
  readonly schedule: Schedule;
  readonly now: Date;
}

/** Locks a schedule for a change. Changes of one schedule, and the taking up of its occurrences, wait for each other. */
export async function lockSchedule(ctx: ScheduleContext, unit: WriteUnit, scheduleId: string): Promise<LockedSchedule> {
  await lockRow(unit.em, 'schedules', { tenant_id: ctx.tenant, schedule_id: scheduleId });
  const schedule = await unit.em.findOneOrFail(ScheduleEntity, { tenantId: ctx.tenant, scheduleId });
  return { ...unit, schedule, now: ctx.clock.now() };
}

/** @throws ApiError SCHEDULE_TERMINAL. */
export function requireOpen({ state }: Schedule): void {
  if (state === 'CANCELLED' || state === 'COMPLETED') fail('SCHEDULE_TERMINAL', { state });
}

/** Ends a schedule permanently, also one that has completed: it counts no longer. */
export function endSchedule(locked: Omit<LockedSchedule, 'em'>, state: 'CANCELLED' | 'COMPLETED'): void {
  const { schedule, now, count } = locked;
  if (schedule.endedAt === null) count('schedules', -1);
  Object.assign(schedule, { state, nextRunAt: null, endedAt: now });
  announceChange(locked, state === 'CANCELLED' ? 'cancelled' : 'completed');
}

/** Completes a change: increments the version and announces it. */
export function announceChange(
  { schedule, now, announce }: Omit<LockedSchedule, 'em'>, type: 'updated' | 'paused' | 'resumed' | 'cancelled' | 'completed',
  changed?: readonly string[],
): void {
  schedule.version += 1n;
  schedule.updatedAt = now;
  announce(scheduleEvent(type, schedule, changed));
}

/** Completes a schedule that has nothing left. @returns true when it did. */
export function completeIfExhausted(locked: Omit<LockedSchedule, 'em'>): boolean {
  if (!isExhausted(locked.schedule)) return false;
  endSchedule(locked, 'COMPLETED');
  return true;
}

/** Announces the end of a run. */
export function announceRun(run: Run, announce: WriteUnit['announce']): void {
  run.version += 1n;
  announce(runEvent(run));
}

/**
 * Takes up due occurrences as runs with the schedule's current fields: MISFIRED when found too late, else PENDING. The caller inserts
 * them.
 * @param limit largest number of runs.
 */
export function takeUpRuns(ctx: ScheduleContext, { announce, schedule, now }: Omit<LockedSchedule, 'em'>, limit: number): Run[] {
  return takeUp(schedule, now, limit).map(({ scheduledFor, sequence }) => {
    const run = newRun(ctx, schedule, scheduledFor, sequence, now);
    if (isMisfire(run, now)) {
      moveRun(schedule, run, 'MISFIRED', now);
      announceRun(run, announce);
    }
    return run;
  });
}

function newRun(ctx: ScheduleContext, schedule: Schedule, scheduledFor: Date, sequence: number, now: Date): Run {
  const { tenantId, scheduleId, accountId, action, retryPolicy = null, misfireGraceSeconds } = schedule;
  const obligationId = withOrigin(ctx.ids.next('obl'), `${tenantId} ${originOf(scheduleId)} ${scheduledFor.toISOString()}`);
  return {
    tenantId, scheduleId, accountId, action, retryPolicy, misfireGraceSeconds, scheduledFor, sequence,
    runId: ctx.ids.next('scr'), obligationId, state: 'PENDING', dueAt: scheduledFor, lease: null,
    attempts: 0, refusal: null, version: 0n, createdAt: now, updatedAt: now,
  };
}

/**
 * Skips due occurrences that have not begun, and those that wait for a retry: the schedule is paused or cancelled. Occurrences that are
 * being executed continue.
 */
export async function skipWaiting(ctx: ScheduleContext, locked: LockedSchedule): Promise<void> {
  const { em, schedule, now } = locked;
  const open = await lockOpenRuns(em, schedule);
  const fresh = takeUpRuns(ctx, locked, Infinity);
  for (const run of [...open, ...fresh]) {
    if (run.state === 'RETRYING' || (run.state === 'PENDING' && !isBegun(run))) moveRun(schedule, run, 'SKIPPED', now);
  }
  await insertRuns(em, fresh);
}

async function lockOpenRuns(em: EntityManager, { tenantId, scheduleId }: Schedule): Promise<Run[]> {
  await em.execute(
    `select from razao.schedule_runs where tenant_id = ? and schedule_id = ? and due_at is not null for no key update`,
    [tenantId, scheduleId]);
  return em.find(ScheduleRunEntity, { tenantId, scheduleId, dueAt: { $ne: null } });
}
