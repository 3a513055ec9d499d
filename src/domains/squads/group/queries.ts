import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  AccountSquadListResponse, AccountSquadOut, SquadListResponse, SquadState, SquadSummaryOut,
} from '../../../../generated/models.ts';
import { instantText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { PostgresRow } from '../../../platform/db/row.ts';
import { Page, type PageQuery } from '../../../platform/http/pages.ts';
import { joinedAccounts, type Account } from '../../accounts/index.ts';
import { memberCodec } from '../member.entity.ts';
import { presentGoal } from '../squad/present.ts';
import { squadCodec } from '../squad.entity.ts';

/** Columns that a list shows of a squad beside its row. */
const BESIDE = `
  (select count(*) from razao.squad_members x where x.tenant_id = s.tenant_id and x.sqd_id = s.sqd_id and x.left_at is null)::int as member_count,
  coalesce((select b.posted from razao.balances b
    where b.tenant_id = s.tenant_id and b.account_id = s.account_id and b.asset = s.currency), 0)::text as balance`;

interface ListedRow {
  squad: PostgresRow;
  member_count: number;
  balance: string;
}

/**
 * The tenant's squads, newest first, for its operator.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listSquads(ctx: Context, state: SquadState | undefined, query: PageQuery): Promise<SquadListResponse> {
  const page = new Page<string>(ctx, 'listSquads', { state }, query);
  const rows = await ctx.db.read((em) => em.execute<ListedRow[]>(
    `select to_jsonb(s) as squad, ${BESIDE} from razao.squads s
     where s.tenant_id = ? ${state === undefined ? '' : 'and s.state = ?'} ${page.after === undefined ? '' : 'and s.sqd_id < ?'}
     order by s.sqd_id desc limit ?`,
    [ctx.tenant, ...given(state), ...given(page.after), page.take]));
  const { data, next_cursor } = page.close(rows, ({ squad }) => squadCodec.read(squad).sqdId, presentSummary);
  return { items: data, next_cursor };
}

interface OwnRow extends ListedRow {
  member: PostgresRow;
}

/** Last row of a page of an account's squads: when the account joined it (ISO 8601), and its id. */
type Place = [joinedAt: string, sqdId: string];

/**
 * The squads that an account is a member of, the one joined last first; closed ones that it was in at their end too.
 * @throws ApiError INVALID_CURSOR.
 */
export async function listAccountSquads(
  ctx: Context, { accountId }: Account, state: SquadState | undefined, query: PageQuery,
): Promise<AccountSquadListResponse> {
  const page = new Page<Place>(ctx, 'listAccountSquads', { accountId, state }, query);
  const rows = await ctx.db.read(async (em) => em.execute<OwnRow[]>(
    `select to_jsonb(s) as squad, to_jsonb(m) as member, ${BESIDE} from razao.squad_members m
     join razao.squads s on s.tenant_id = m.tenant_id and s.sqd_id = m.sqd_id
     where m.tenant_id = ? and m.account_id in (?) and m.left_at is null ${state === undefined ? '' : 'and s.state = ?'}
       ${page.after === undefined ? '' : 'and (m.joined_at, m.sqd_id) < (?::timestamptz, ?)'}
     order by m.joined_at desc, m.sqd_id desc limit ?`,
    [ctx.tenant, await joinedAccounts(em, ctx.tenant, accountId), ...given(state), ...page.after ?? [], page.take]));
  const { data, next_cursor } = page.close(rows, placeOf, presentOwn);
  return { items: data, next_cursor };
}

function given<T>(value: T | undefined): T[] {
  return value === undefined ? [] : [value];
}

function placeOf({ member }: OwnRow): Place {
  const { joinedAt, sqdId } = memberCodec.read(member);
  return [instantText(joinedAt), sqdId];
}

function presentSummary({ squad: columns, member_count, balance }: ListedRow): SquadSummaryOut {
  const { sqdId, name, emoji, imageUrl, state, currency, updatedAt } = squadCodec.read(columns);
  return {
    sqd_id: sqdId, name, emoji, image_url: imageUrl, state, balance: { currency, value: Number(balance) }, member_count,
    updated_at: instantText(updatedAt),
  };
}

function presentOwn(row: OwnRow): AccountSquadOut {
  const [squad, { role, owed, owedTo }] = [squadCodec.read(row.squad), memberCodec.read(row.member)];
  return {
    ...presentSummary(row), template: squad.template, role, your_net_cents: owedTo - owed, goal: presentGoal(squad, Number(row.balance)),
  };
}

/** Number of OPEN squads that these accounts are in: an account that is in one is not closed. */
export async function countOpenSquads(em: EntityManager, tenant: string, accountIds: readonly string[]): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from razao.squad_members m
     join razao.squads s on s.tenant_id = m.tenant_id and s.sqd_id = m.sqd_id and s.state = 'OPEN'
     where m.tenant_id = ? and m.account_id in (?) and m.left_at is null`, [tenant, [...accountIds]]);
  return row?.count ?? 0;
}
