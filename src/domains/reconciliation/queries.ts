import type { FilterQuery } from '@mikro-orm/postgresql';
import type {
  RailFamily, ReconciliationBreakKind, ReconciliationBreakListResponse, ReconciliationBreakState, ReconciliationRunListResponse,
  ReconciliationRunResponse,
  ReconciliationRunState,
} from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { BreakEntity } from './break.entity.ts';
import { presentBreak } from './break.ts';
import { presentRun } from './present-run.ts';
import { RunEntity, type Run } from './run.entity.ts';

const RUN_ID = /^rcr_[0-9A-HJKMNP-TV-Z]{26}$/;
const BREAK_ID = /^rcb_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Loads the run that a path names. */
export const runResource: ResourceKind<Run> = {
  missing: 'RECONCILIATION_RUN_NOT_FOUND',
  find: async (ctx, runId) => (RUN_ID.test(runId)
    ? (await ctx.db.read((em) => em.findOne(RunEntity, { tenantId: ctx.tenant, runId }))) ?? undefined : undefined),
};

/** Loads the break that a path names. */
export const breakResource: ResourceKind = {
  missing: 'RECONCILIATION_BREAK_NOT_FOUND',
  find: async (ctx, breakId) => (BREAK_ID.test(breakId)
    ? (await ctx.db.read((em) => em.findOne(BreakEntity, { tenantId: ctx.tenant, breakId }))) ?? undefined : undefined),
};

export interface RunFilters {
  provider_id?: string | undefined;
  rail?: RailFamily | undefined;
  state?: ReconciliationRunState | undefined;
}

/** Lists runs, newest first. @throws ApiError INVALID_CURSOR. */
export async function listReconciliationRuns(ctx: Context, filters: RunFilters, query: PageQuery): Promise<ReconciliationRunListResponse> {
  const page = new Page<string>(ctx, 'listReconciliationRuns', filters, query);
  const where: FilterQuery<Run> = {
    tenantId: ctx.tenant,
    ...(page.after !== undefined && { runId: { $lt: page.after } }),
    ...(filters.provider_id !== undefined && { providerId: filters.provider_id }),
    ...(filters.rail !== undefined && { rail: filters.rail }),
    ...(filters.state !== undefined && { state: filters.state }),
  };
  const rows = await ctx.db.read((em) => em.find(RunEntity, where, { orderBy: { runId: 'desc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ runId }) => runId, presentRun);
  return { items: data, next_cursor };
}

export interface BreakFilters extends Omit<RunFilters, 'state'> {
  run_id?: string | undefined;
  kind?: ReconciliationBreakKind | undefined;
  state?: ReconciliationBreakState | undefined;
}

/** Lists breaks, newest first. @throws ApiError INVALID_CURSOR. */
export async function listReconciliationBreaks(ctx: Context, filters: BreakFilters, query: PageQuery): Promise<
  ReconciliationBreakListResponse
> {
  const page = new Page<string>(ctx, 'listReconciliationBreaks', filters, query);
  const rows = await ctx.db.read((em) => em.find(BreakEntity, {
    tenantId: ctx.tenant,
    ...(page.after !== undefined && { breakId: { $lt: page.after } }),
    ...(filters.run_id !== undefined && { runId: filters.run_id }),
    ...(filters.provider_id !== undefined && { providerId: filters.provider_id }),
    ...(filters.rail !== undefined && { rail: filters.rail }),
    ...(filters.kind !== undefined && { kind: filters.kind }),
    ...(filters.state !== undefined && { state: filters.state }),
  }, { orderBy: { breakId: 'desc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ breakId }) => breakId, presentBreak);
  return { items: data, next_cursor };
}

/** One run. */
export function getReconciliationRun(run: Run): ReconciliationRunResponse {
  return presentRun(run);
}
