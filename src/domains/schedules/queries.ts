import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type {
  ScheduleListResponse, ScheduleResponse, ScheduleRunListResponse, ScheduleRunState, ScheduleState, ScheduleType,
} from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { joinedAccounts } from '../accounts/index.ts';
import { presentRun, presentSchedule } from './present.ts';
import { ScheduleEntity, ScheduleRunEntity, type Run, type Schedule } from './schedule.entity.ts';

const SCHEDULE_ID = /^sch_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Finds the tenant's schedule of this id; undefined for a missing and a foreign one alike. */
export async function findSchedule(ctx: Pick<Context, 'tenant' | 'db'>, scheduleId: string): Promise<Schedule | undefined> {
  if (!SCHEDULE_ID.test(scheduleId)) return undefined;
  return (await ctx.db.read((em) => em.findOne(ScheduleEntity, { tenantId: ctx.tenant, scheduleId }))) ?? undefined;
}

/** Loads the schedule that a path names. */
export const scheduleResource: ResourceKind = { missing: 'SCHEDULE_NOT_FOUND', find: findSchedule };

/** Returns a schedule with its newest run, both as of one moment. */
export function getSchedule(ctx: Context, scheduleId: string): Promise<ScheduleResponse> {
  return ctx.db.read(async (em) => showSchedule(ctx, em, await em.findOneOrFail(ScheduleEntity, { tenantId: ctx.tenant, scheduleId })),
    { isolation: 'repeatable read' });
}

/** Presents a schedule as of this transaction. */
export async function showSchedule(
  ctx: Pick<Context, 'tenant' | 'vault'>, em: EntityManager, schedule: Schedule,
): Promise<ScheduleResponse> {
  const { tenantId, scheduleId, lastRunFor } = schedule;
  const last = lastRunFor ? await em.findOne(ScheduleRunEntity, { tenantId, scheduleId, scheduledFor: lastRunFor }) : null;
  return presentSchedule(ctx, schedule, last ?? undefined);
}

export interface ScheduleFilters {
  account_id?: string | undefined;
  state?: ScheduleState | undefined;
  schedule_type?: ScheduleType | undefined;
}

/**
 * Lists the tenant's schedules, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listSchedules(ctx: Context, filters: ScheduleFilters, query: PageQuery): Promise<ScheduleListResponse> {
  const page = new Page<string>(ctx, 'listSchedules', filters, query);
  return ctx.db.read(async (em) => {
    const where: FilterQuery<Schedule> = {
      tenantId: ctx.tenant,
      ...(page.after !== undefined && { scheduleId: { $lt: page.after } }),
      ...(filters.account_id !== undefined && { accountId: { $in: await joinedAccounts(em, ctx.tenant, filters.account_id) } }),
      ...(filters.state !== undefined && { state: filters.state }),
      ...(filters.schedule_type !== undefined && { scheduleType: filters.schedule_type }),
    };
    const rows = await em.find(ScheduleEntity, where, { orderBy: { scheduleId: 'desc' }, limit: page.take });
    const runs = await lastRuns(em, ctx.tenant, rows);
    const { data, next_cursor } = page.close(
      rows, ({ scheduleId }) => scheduleId, (row) => presentSchedule(ctx, row, runs.get(row.scheduleId)),
    );
    return { items: data, next_cursor };
  }, { isolation: 'repeatable read' });
}

async function lastRuns(em: EntityManager, tenantId: string, schedules: readonly Schedule[]): Promise<Map<string, Run>> {
  const newest = schedules.flatMap(({ scheduleId, lastRunFor }) => (lastRunFor ? [{ scheduleId, scheduledFor: lastRunFor }] : []));
  if (newest.length === 0) return new Map();
  const runs = await em.find(ScheduleRunEntity, { tenantId, $or: newest });
  return new Map(runs.map((run) => [run.scheduleId, run]));
}

/**
 * Returns the runs of a schedule, newest first.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listScheduleRuns(
  ctx: Context, scheduleId: string, filters: { state?: ScheduleRunState | undefined }, query: PageQuery,
): Promise<ScheduleRunListResponse> {
  const page = new Page<string>(ctx, 'listScheduleRuns', { ...filters, scheduleId }, query);
  const rows = await ctx.db.read((em) => em.find(ScheduleRunEntity, {
    tenantId: ctx.tenant,
    scheduleId,
    ...(page.after !== undefined && { scheduledFor: { $lt: new Date(page.after) } }),
    ...(filters.state !== undefined && { state: filters.state }),
  }, { orderBy: { scheduledFor: 'desc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ scheduledFor }) => scheduledFor.toISOString(), presentRun);
  return { items: data, next_cursor };
}

/** Counts the schedules of accounts that may still run, within a transaction of the caller's. */
export function countOpenSchedules(em: EntityManager, tenant: string, accountIds: readonly string[]): Promise<number> {
  return em.count(ScheduleEntity, { tenantId: tenant, accountId: { $in: [...accountIds] }, state: { $in: ['ACTIVE', 'PAUSED'] } });
}
