import type { SpendRequestListResponse, SpendRequestState } from '../../../../generated/models.ts';
import type { Context } from '../../../platform/context.ts';
import type { PostgresRow } from '../../../platform/db/row.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import type { JournalContext } from '../../journal/index.ts';
import { readListed } from '../squad/queries.ts';
import { loadSpendRequests } from '../record.ts';
import type { SpendRequest, SquadRow } from '../squad.ts';
import { presentRequest } from './present.ts';
import { spendRequestCodec } from '../spend-request.entity.ts';

async function findSpendRequest({ db, tenant }: Context, spendRequestId: string, path: Readonly<Record<string, unknown>> =
  {}): Promise<SpendRequest | undefined> {
  const request = await db.lookUp('spend-requests', spendRequestId, (query, ids) => loadSpendRequests(query, tenant, ids));
  return request?.sqdId === path['sqd_id'] ? request : undefined;
}

/** Loads the spend request in a path, of the squad in the path, for the gateway. */
export const spendRequestResource: ResourceKind<SpendRequest> = { missing: 'SPEND_REQUEST_NOT_FOUND', find: findSpendRequest };

/** From its deadline on a pending request has expired, whenever that is written. */
const STATE_NOW = `case when state = 'PENDING_APPROVAL' and expires_at <= ? then 'EXPIRED' else state end`;

/**
 * The spends of a squad that needed approval, newest first, with their states of now.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER, INVALID_CURSOR.
 */
export async function listSpendRequests(
  ctx: JournalContext, found: SquadRow, callerId: string, state: SpendRequestState | undefined, query: PageQuery,
): Promise<SpendRequestListResponse> {
  const squad = await readListed('listSpendRequests', ctx, found, callerId);
  const now = ctx.clock.now();
  const page = new Page<number>(ctx, 'listSpendRequests', { sqdId: squad.sqdId, state }, query);
  const rows = await ctx.db.read((em) => em.execute<PostgresRow[]>(
    `select * from razao.squad_spend_requests where tenant_id = ? and sqd_id = ?
     ${state === undefined ? '' : `and ${STATE_NOW} = ?`} ${page.after === undefined ? '' : 'and entry_seq < ?'}
     order by entry_seq desc limit ?`,
    [ctx.tenant, squad.sqdId, ...(state === undefined ? [] : [now, state]), ...(page.after === undefined ? [] : [page.after]), page.take]));
  const { data, next_cursor } = page.close(
    rows.map(spendRequestCodec.read), ({ entrySeq }) => entrySeq, (it) => presentRequest(it, squad, now),
  );
  return { items: data, next_cursor };
}
