import type { FilterQuery, InferEntity } from '@mikro-orm/postgresql';
import type { HoldListResponse, HoldResponse, HoldState } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { joinedAccounts } from '../accounts/index.ts';
import type { JournalContext } from '../journal/index.ts';
import { expireBeforeRead } from './expire-holds.ts';
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

/** Accounts whose due holds are ended together. */
const ACCOUNTS_AT_ONCE = 100;
/** Number of a tenant's earliest due holds that are searched for their accounts. */
const HOLDS_AT_ONCE = 500;

/** Finds accounts with holds past their deadline, at most a handful, the earliest first. */
export async function accountsWithDueHolds(ctx: Pick<Context, 'tenant' | 'db'>, now: Date, accountId?: string): Promise<string[]> {
  const rows = await ctx.db.read((em) => em.execute<{ account_id: string }[]>(
    `select account_id from (
       select account_id, expires_at from razao.holds
       where tenant_id = ? and state = 'ACTIVE' and expires_at <= ? ${accountId === undefined ? '' : 'and account_id = ?'}
       order by expires_at limit ${HOLDS_AT_ONCE}
     ) due group by account_id order by min(expires_at) limit ${ACCOUNTS_AT_ONCE}`,
    [ctx.tenant, now, ...(accountId === undefined ? [] : [accountId])]));
  return rows.map((row) => row.account_id);
}
