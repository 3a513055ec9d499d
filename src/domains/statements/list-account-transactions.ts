import type { TransactionItem, TransactionListResponse } from '../../../generated/models.ts';
import type { Context } from '../../platform/context.ts';
import { exponentOf, unitOf } from '../../platform/currencies.ts';
import { queryInstant } from '../../platform/http/instant.ts';
import { Page, type PageQuery } from '../../platform/http/pages.ts';
import { findJoinedAccounts, type Account } from '../accounts/index.ts';
import { loadObligations, type Obligation } from '../obligations/index.ts';
import { byEffect, type EffectPlace } from './feed-by-effect.ts';
import { presentTransactions } from './transaction.ts';

/** Bounds of the time at which transactions count; both inclusive. */
export interface EffectiveBounds {
  effective_from?: string | undefined;
  effective_to?: string | undefined;
}

const BY_CREATION = { name: 'feed-by-creation', text: 'select * from razao.feed_by_creation($1, $2, $3, $4)' };
/** Sorts after every id of an obligation. */
const NEWEST = 'obl_~';

/**
 * Lists the transactions of an account, newest first: by creation, or with bounds by the time at which they count.
 * @throws ApiError INVALID_CURSOR, also for a cursor of the other order.
 * @throws RequestInvalid for an instant that no calendar has.
 */
export async function listAccountTransactions(
  ctx: Context, account: Account, bounds: EffectiveBounds, query: PageQuery,
): Promise<TransactionListResponse> {
  const accountIds = await findJoinedAccounts(ctx, account.accountId);
  const page = bounds.effective_from === undefined && bounds.effective_to === undefined
    ? await pageByCreation(ctx, account, accountIds, query)
    : await pageByEffect(ctx, account, accountIds, bounds, query);
  return { ...page, unit: unitOf([account.currency]), currency_exponent: exponentOf(account.currency) };
}

interface ItemPage {
  items: TransactionItem[];
  next_cursor: string | null;
}

async function pageByCreation(ctx: Context, { accountId }: Account, accountIds: readonly string[], query: PageQuery): Promise<ItemPage> {
  const page = new Page<string>(ctx, 'listAccountTransactions', { accountId }, query);
  const { database } = ctx.db;
  const rows = await database.query<{ obligation_id: string }>(BY_CREATION, [ctx.tenant, accountIds, page.after ?? NEWEST, page.take]);
  const { data, next_cursor } = page.close(rows, (row) => row.obligation_id, (row) => row.obligation_id);
  const obligations = await load(ctx, data);
  return { items: await presentTransactions(ctx, accountIds, data.flatMap((id) => obligations.get(id) ?? [])), next_cursor };
}

async function pageByEffect(
  ctx: Context, account: Account, accountIds: readonly string[], bounds: EffectiveBounds, query: PageQuery,
): Promise<ItemPage> {
  const { effective_from, effective_to } = bounds;
  const [from, to] = [queryInstant(effective_from, 'effective_from'), queryInstant(effective_to, 'effective_to')];
  const page = new Page<EffectPlace>(ctx, 'listAccountTransactions by effect', {
    accountId: account.accountId, effective_from, effective_to,
  }, query);
  const found = await byEffect(ctx, account, accountIds, { from, to }, page.take, page.after);
  const { data, next_cursor } = page.close(found, ({ place }) => place, (it) => it.obligationId);
  const obligations = await load(ctx, data);
  return { items: await presentTransactions(ctx, accountIds, data.flatMap((id) => obligations.get(id) ?? [])), next_cursor };
}

function load(ctx: Context, ids: readonly string[]): Promise<Map<string, Obligation>> {
  const { database } = ctx.db;
  return loadObligations((statement, values) => database.query(statement, values), ctx.tenant, ids);
}
