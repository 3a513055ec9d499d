import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { SchedulerTickResponse } from '../../../generated/models.ts';
import { present } from '../../platform/assert.ts';
import { withoutKey } from '../../platform/context.ts';
import { isUnavailable } from '../../platform/db/failures.ts';
import { ApiError } from '../../platform/errors.ts';
import { withIntent } from '../../platform/idempotency/intent.ts';
import { announceRun, completeIfExhausted, takeUpRuns } from './change-schedule.ts';
import type { ScheduleContext } from './dispatch.ts';
import { presentRun } from './present.ts';
import { isMisfire, recordOutcome, type OccurrenceOutcome } from './schedule.ts';
import { ScheduleEntity, ScheduleRunEntity, type Run } from './schedule.entity.ts';
import { insertRuns, updateProgress, updateRuns } from './store.ts';

/** Largest number of occurrences and retries of one tick. */
export const TICK_LIMIT = 200;
/** Milliseconds that a worker has for a run before another may take it over. */
const LEASE_MS = 30_000;
/** Delay before a run that the ledger could not take is tried again, in milliseconds. */
const BREATHER_MS = 1_000;

/** Result of a tick. */
export interface Tick {
  readonly runs: readonly Run[];
  /** True when more was due than one tick takes. */
  readonly hasMore: boolean;
}

interface Taken extends Tick {
  /** The number of the lease of all of them. */
  readonly lease: string;
}

/**
 * Executes what is due in the tenant, and answers with the outcomes. With a key, a repetition gets the same answer and executes nothing.
 * @throws ApiError IDEMPOTENCY_IN_PROGRESS while a tick of the same key is under way.
 */
export function tickScheduler(ctx: ScheduleContext): Promise<SchedulerTickResponse> {
  return withIntent(ctx, 'scr', async () => {
    const now = ctx.clock.now();
    const done = (await isAnythingDue(ctx, now)) ? await tick(withoutKey(ctx), now) : { runs: [], hasMore: false };
    const answer = presentTick(done, now);
    return ctx.db.command ? ctx.db.write(async () => answer) : answer;
  });
}

function presentTick({ runs, hasMore }: Tick, now: Date): SchedulerTickResponse {
  const number = (state: Run['state']) => runs.filter((run) => run.state === state).length;
  return {
    ticked_at: now.toISOString(),
    due: runs.length,
    executed: number('EXECUTED'),
    refused: number('REFUSED'),
    retrying: number('RETRYING'),
    misfired: number('MISFIRED'),
    runs: runs.map(presentRun),
    has_more: hasMore,
  };
}

/**
 * One tick of a tenant. Any number of ticks may run side by side, and each may die at any point:
 *
 * 1. One transaction takes what is due: the run of each occurrence under its key (schedule, occurrence), the due pointer behind it, and a
 *    lease. Rows that another tick has locked are left to it.
 * 2. The commands are carried out, each under an identity made of schedule and occurrence, whichever worker does it and however often.
 * 3. One transaction records the outcomes. Where it is missing, the lease ends and 2 is repeated.
 *
 * @param now the clock's time for this tick; lateness is computed by it.
 */
export async function tick(ctx: ScheduleContext, now: Date): Promise<Tick> {
  const { runs, lease, hasMore } = await take(ctx, now);
  const begun = runs.filter((run) => run.state === 'PENDING');
  const outcomes = await Promise.all(begun.map((run) => execute(ctx, run, now)));
  const recorded = await record(ctx, new Map(begun.map((run, index) => [run, outcomes[index] ?? UNKNOWN])), lease);
  return { runs: runs.map((run) => recorded.get(run.runId) ?? run).toSorted(byTime), hasMore };
}

const UNKNOWN: OccurrenceOutcome = { kind: 'unknown', retryAt: null };

function byTime(a: Run, b: Run): number {
  return a.scheduledFor.getTime() - b.scheduledFor.getTime() || (a.runId < b.runId ? -1 : 1);
}

function isAnythingDue(ctx: ScheduleContext, now: Date): Promise<boolean> {
  return ctx.db.read((em) => anyDue(em, ctx.tenant, now));
}

async function anyDue(em: EntityManager, tenant: string, now: Date): Promise<boolean> {
  const [row] = await em.execute<{ due: boolean }[]>(
    `select coalesce((select min(next_run_at) from razao.schedules where tenant_id = ?) <= ?, false)
         or coalesce((select min(due_at) from razao.schedule_runs where tenant_id = ?) <= ?, false) as due`, [tenant, now, tenant, now]);
  return row?.due === true;
}

function take(ctx: ScheduleContext, now: Date): Promise<Taken> {
  return ctx.db.write(async (unit) => {
    const { em } = unit;
    const { lease, until } = await newLease(em);
    const again = await em.find(ScheduleRunEntity, { tenantId: ctx.tenant, dueAt: { $lte: now } }, {
      orderBy: { dueAt: 'asc' }, limit: TICK_LIMIT, ...SHARED,
    });
    const schedules = await em.find(ScheduleEntity, { tenantId: ctx.tenant, nextRunAt: { $lte: now } },
      { orderBy: { nextRunAt: 'asc' }, limit: TICK_LIMIT, ...SHARED });
    const fresh: Run[] = [];
    for (const schedule of schedules) {
      fresh.push(...takeUpRuns(ctx, { ...unit, schedule, now }, TICK_LIMIT - again.length - fresh.length));
      completeIfExhausted({ ...unit, schedule, now });
    }
    const runs = [...again, ...fresh];
    for (const run of runs) if (run.dueAt) Object.assign(run, { state: 'PENDING', dueAt: until, lease });
    await updateProgress(em, schedules);
    await insertRuns(em, fresh);
    await updateRuns(em, again);
    return { runs, lease, hasMore: runs.length === TICK_LIMIT && (await anyDue(em, ctx.tenant, now)) };
  });
}

/** Takes a lease that ends by Postgres' clock. */
async function newLease(em: EntityManager): Promise<{ lease: string; until: Date }> {
  const [row] = await em.execute<{ lease: string; until: string | Date }[]>(
    `select razao.new_lease()::text as lease, razao.later(${LEASE_MS}) as until`);
  const { lease, until } = present(row, 'a new lease');
  return { lease, until: new Date(until) };
}

/** Lock of due rows in ticks: rows that another tick has locked are left to it. */
const SHARED = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, disableIdentityMap: true } as const;
/** Lock that records the end of a run: waits for its holder. */
const IN_TURN = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const;

/** Carries out the command of a run. Where a worker had begun it before, it may have been carried out then. */
async function execute(ctx: ScheduleContext, run: Run, now: Date): Promise<OccurrenceOutcome> {
  const { accountId, action, obligationId, scheduleId, scheduledFor } = run;
  const command = ctx.scheduled[action.kind];
  const commandId = `schedule:${scheduleId}:${scheduledFor.toISOString()}`;
  try {
    if (run.createdAt < now) {
      if (await command.wasCarriedOut(ctx.tenant, obligationId)) return { kind: 'executed' };
      if (run.attempts === 0 && isMisfire(run, now)) return { kind: 'misfired' };
    }
    await command.execute({ tenant: ctx.tenant, commandId, obligationId, accountId, action });
    return { kind: 'executed' };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { kind: 'refused', refusal: error.body() };
    ctx.log.warn(
      { tenant: ctx.tenant, schedule_id: scheduleId, run_id: run.runId, err: error },
      'an occurrence could not be executed and is retried',
    );
    const isOverloaded = error instanceof ApiError || isUnavailable(error);
    return isOverloaded ? { kind: 'unknown', retryAt: new Date(ctx.clock.now().getTime() + BREATHER_MS) } : UNKNOWN;
  }
}

/** Records the outcomes of runs. @returns the runs as they are now, by id. */
async function record(ctx: ScheduleContext, outcomes: ReadonlyMap<Run, OccurrenceOutcome>, lease: string): Promise<Map<string, Run>> {
  if (outcomes.size === 0) return new Map();
  const { tenant: tenantId } = ctx;
  const begun = [...outcomes.keys()];
  const byId = new Map([...outcomes].map(([run, outcome]) => [run.runId, outcome]));
  return ctx.db.write(async (unit) => {
    const now = ctx.clock.now();
    // Locks schedules first, as all code does, and in one order.
    const schedules = await unit.em.find(ScheduleEntity, {
      tenantId, scheduleId: { $in: [...new Set(begun.map((run) => run.scheduleId))] },
    },
      { orderBy: { scheduleId: 'asc' }, ...IN_TURN });
    const runs = await unit.em.find(ScheduleRunEntity, { tenantId, runId: { $in: begun.map((run) => run.runId) } }, IN_TURN);
    const schedulesById = new Map(schedules.map((schedule) => [schedule.scheduleId, schedule]));
    for (const run of runs) {
      const schedule = present(schedulesById.get(run.scheduleId), 'the schedule of a run');
      if (recordOutcome(schedule, run, byId.get(run.runId) ?? UNKNOWN, lease, now)) announceRun(run, unit.announce);
    }
    for (const schedule of schedules) completeIfExhausted({ ...unit, schedule, now });
    await updateRuns(unit.em, runs);
    await updateProgress(unit.em, schedules);
    return new Map(runs.map((run) => [run.runId, run]));
  });
}
