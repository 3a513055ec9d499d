import type { FilterQuery, InferEntity } from '@mikro-orm/postgresql';
import type { HoldListResponse, HoldResponse, HoldState } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { joinedAccounts } from '../accounts/index.ts';
import type { JournalContext } from '../journal/index.ts';
import { accountsWithDueHolds, expireBeforeRead } from './expire-holds.ts';
import { isDue, type Hold } from './hold.ts';
import { HoldEntity } from './hold.entity.ts';
import { presentHold } from './present.ts';
import { loadHolds } from './record.ts';

const HOLD_ID = /^hld_[0-9A-HJKMNP-TV-Z]{26}$/;

/** Finds the tenant's hold of this id; undefined for a missing and a foreign one alike. */
export async function findHold(ctx: Pick<Context, 'tenant' | 'db'>, holdId: string): Promise<Hold | undefined> {
  if (!HOLD_ID.test(holdId)) return undefined;
  const { tenant } = ctx;
  return ctx.db.lookUp('holds', holdId, (query, ids) => loadHolds(query, tenant, ids));
}

/** Loads the hold that a path names. */
export const holdResource: ResourceKind<Hold> = { missing: 'HOLD_NOT_FOUND', find: findHold };

/** Returns the current hold; one whose deadline has passed is expired first. */
export async function getHold(ctx: JournalContext, hold: Hold): Promise<HoldResponse> {
  if (!isDue(hold, ctx.clock.now())) return presentHold(hold);
  await expireBeforeRead(ctx, [hold.accountId]);
  return presentHold((await findHold(ctx, hold.holdId)) ?? hold);
}

export interface HoldFilters {
  account_id?: string | undefined;
  state?: HoldState | undefined;
}

/**
 * Lists the tenant's holds, newest first. Due ones are expired first, except for a backlog.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listHolds(ctx: JournalContext, filters: HoldFilters, query: PageQuery): Promise<HoldListResponse> {
  const page = new Page<string>(ctx, 'listHolds', filters, query);
  const due = await accountsWithDueHolds(ctx, ctx.clock.now(), filters.account_id);
  if (due.length > 0) await expireBeforeRead(ctx, due);
  const where: FilterQuery<InferEntity<typeof HoldEntity>> = {
    tenantId: ctx.tenant,
    ...(page.after !== undefined && { holdId: { $lt: page.after } }),
    ...(filters.state !== undefined && { state: filters.state }),
  };
  const rows = await ctx.db.read(async (em) => em.find(HoldEntity, {
    ...where,
    ...(filters.account_id !== undefined && { accountId: { $in: await joinedAccounts(em, ctx.tenant, filters.account_id) } }),
  }, { orderBy: { holdId: 'desc' }, limit: page.take }));
  const { data, next_cursor } = page.close(rows, ({ holdId }) => holdId, (row) => presentHold(row as Hold));
  return { items: data, next_cursor };
}
