import { present } from '../../platform/assert.ts';
import type { Context } from '../../platform/context.ts';
import type { ResourceKind } from '../../platform/http/resources.ts';
import type { JournalContext } from '../journal/index.ts';
import { doDueWork, isBehind } from './clock.ts';
import { loadSquads, readSquad, readView, type SquadColumns, type ViewColumns } from './record.ts';
import type { Squad, SquadView } from './squad.ts';

const SQUAD_ID = /^sqd_[0-9A-HJKMNP-TV-Z]{26}$/;

/** The tenant's squad of this id; a missing and a foreign one are alike undefined. */
export async function findSquad(ctx: Pick<Context, 'tenant' | 'db'>, sqdId: string): Promise<Squad | undefined> {
  if (!SQUAD_ID.test(sqdId)) return undefined;
  const { tenant } = ctx;
  return ctx.db.lookUp('squads', sqdId, (query, ids) => loadSquads(query, tenant, ids));
}

/** What a write reads that may change or end pending spend requests: all that there are now. */
export async function requestLoads(ctx: Pick<Context, 'tenant' | 'db'>, { sqdId }: Pick<Squad, 'sqdId'>): Promise<readonly string[]> {
  return present(await findSquad(ctx, sqdId), 'the squad that was found before').pendingRequests;
}

/** How the gateway loads the squad that a path names. */
export const squadResource: ResourceKind<Squad> = { missing: 'SQUAD_NOT_FOUND', find: findSquad };

/** The squad as of now: what is due by the clock is done first. */
export async function upToDate(ctx: JournalContext, squad: Squad): Promise<Squad> {
  if (!isBehind(squad, ctx.clock.now())) return squad;
  await doDueWork(ctx, squad.sqdId);
  return present(await findSquad(ctx, squad.sqdId), 'the squad that was found before');
}

/** All that a member reads of a squad. */
export interface SquadDetail {
  readonly squad: Squad;
  readonly view: SquadView;
  /** What the pot holds, in cents. */
  readonly balance: number;
}

const READ_DETAIL = { name: 'read-squad-detail', text: 'select * from razao.read_squad_detail($1, $2, $3)' };

/** A squad as one account sees it, in one snapshot. */
export async function readDetail({ db, tenant }: Pick<Context, 'tenant' | 'db'>, sqdId: string, accountId: string): Promise<SquadDetail> {
  const [row] = await db.database.query<SquadColumns & ViewColumns & { posted: string }>(READ_DETAIL, [tenant, sqdId, accountId]);
  const found = present(row, 'the squad that was found before');
  return { squad: readSquad(found), view: readView(found), balance: Number(found.posted) };
}
