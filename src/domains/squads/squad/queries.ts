import { present } from '../../../platform/assert.ts';
import type { Context } from '../../../platform/context.ts';
import type { ResourceKind } from '../../../platform/http/resources.ts';
import type { JournalContext } from '../../journal/index.ts';
import { actorOf, requireAccess } from '../access.ts';
import { doDueWork, isBehind } from './clock.ts';
import { loadSquadRows, loadSquads, readSquad, readView, type SquadColumns, type ViewColumns } from '../record.ts';
import type { SquadOperation } from '../rules/access.ts';
import type { Squad, SquadRow, SquadView } from '../squad.ts';

const SQUAD_ID = /^sqd_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The row of the tenant's squad of this id; a missing and a foreign one are alike undefined. */
export async function findSquad({ tenant, db }: Pick<Context, 'tenant' | 'db'>, sqdId: string): Promise<SquadRow | undefined> {
  if (!SQUAD_ID.test(sqdId)) return undefined;
  return db.lookUp('squads', sqdId, (query, ids) => loadSquadRows(query, tenant, ids));
}

/** The tenant's squad of this id with all that belongs to it. */
export async function findWholeSquad({ tenant, db }: Pick<Context, 'tenant' | 'db'>, sqdId: string): Promise<Squad | undefined> {
  return db.lookUp('whole-squads', sqdId, (query, ids) => loadSquads(query, tenant, ids));
}

/** Ids of the rows that a write reads when it may change or end pending spend requests: all that are pending now. */
export async function requestLoads(ctx: Pick<Context, 'tenant' | 'db'>, { sqdId }: Pick<Squad, 'sqdId'>): Promise<readonly string[]> {
  return present(await findSquad(ctx, sqdId), 'the squad that was found before').pendingRequests;
}

/** Loads the squad in a path for the gateway: enough for a write, which reads the rest in its one order. */
export const squadResource: ResourceKind<SquadRow> = { missing: 'SQUAD_NOT_FOUND', find: findSquad };

/** Returns the reader of a squad, by `actorOf`, once what is due by the clock is done. Access is checked on what is read then. */
export async function readerOf(ctx: JournalContext, squad: SquadRow, callerId: string): Promise<string> {
  const { accountId } = await actorOf(ctx, callerId);
  if (isBehind(squad, ctx.clock.now())) await doDueWork(ctx, squad.sqdId);
  return accountId;
}

/**
 * A squad for one of its lists.
 * @throws ApiError ACCOUNT_NOT_FOUND, NOT_A_SQUAD_MEMBER.
 */
export async function readListed(operation: SquadOperation, ctx: JournalContext, found: SquadRow, callerId: string): Promise<Squad> {
  const reader = await readerOf(ctx, found, callerId);
  const squad = present(await findWholeSquad(ctx, found.sqdId), 'the squad that was found before');
  requireAccess(operation, squad, reader);
  return squad;
}

/** All that a member reads of a squad. */
export interface SquadDetail {
  readonly squad: Squad;
  readonly view: SquadView;
  /** Balance of the squad account, in cents. */
  readonly balance: number;
}

const READ_DETAIL = { name: 'read-squad-detail', text: 'select * from razao.read_squad_detail($1, $2, $3)' };

/** A squad as one account sees it, in one snapshot. */
export async function readDetail({ db, tenant }: Pick<Context, 'tenant' | 'db'>, sqdId: string, accountId: string): Promise<SquadDetail> {
  const [row] = await db.database.query<SquadColumns & ViewColumns & { posted: string }>(READ_DETAIL, [tenant, sqdId, accountId]);
  const found = present(row, 'the squad that was found before');
  return { squad: readSquad(found), view: readView(found), balance: Number(found.posted) };
}
