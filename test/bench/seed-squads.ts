/**
 * Squads for the bench. The API founds them; data that would take a client hours is written by statements that take all rows at once, as
 * the service would have left it.
 */
import type pg from 'pg';
import type { SquadDetailResponse } from '../../generated/models.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { idSource } from '../../src/platform/id.ts';
import { postJson, TENANT, type Seed } from './seed.ts';

export interface BenchedSquad {
  readonly sqdId: string;
  /** The founder first. */
  readonly members: readonly string[];
}

const AT_ONCE = 32;

/** Founds a squad for each group: its first member is the owner, and has the others in it. @param base the service's address. */
export async function foundSquads(
  admin: pg.Client, base: string, { token }: Seed, groups: readonly (readonly string[])[],
): Promise<BenchedSquad[]> {
  const squads: BenchedSquad[] = [];
  const waiting = groups.values();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (const members of waiting) {
      const { sqd_id: sqdId } = await postJson<SquadDetailResponse>(`${base}/v1/squads`, token, {
        actor_account_id: members[0], name: 'Bench',
      });
      squads.push({ sqdId, members });
    }
  }));
  const rows = squads.flatMap(({ sqdId, members }) => members.slice(1).map((member) => [sqdId, member]));
  await admin.query(JOIN, [TENANT, rows.map(([sqdId]) => sqdId), rows.map(([, member]) => member)]);
  return squads;
}

/** Members who joined one after the other, without events. */
const JOIN = `
  with joined as (
    insert into razao.squad_members
    select s.tenant_id, s.sqd_id, a.account_id, a.address, a.owner_party_id, 'SPENDER', 1,
      s.seq + row_number() over (partition by s.sqd_id order by w.place), s.created_at, null, null, null, 0, 0, 0, 0, 0, 0
    from unnest($2::text[], $3::text[]) with ordinality as w(sqd_id, account_id, place)
    join razao.squads s on s.tenant_id = $1 and s.sqd_id = w.sqd_id
    join razao.accounts a on a.tenant_id = $1 and a.account_id = w.account_id
    returning sqd_id
  )
  update razao.squads s set seq = s.seq + j.count from (select sqd_id, count(*) from joined group by 1) j
  where s.tenant_id = $1 and s.sqd_id = j.sqd_id`;

/** Number of members that share each expense. */
export const SHARERS = 5;

/**
 * Adds expenses among five, and counts them: each member pays in turn, with others each time, and one in `openEvery` is owed still.
 * The others were forgiven.
 */
export async function addExpenses(admin: pg.Client, { sqdId, members }: BenchedSquad, entries: number, openEvery: number): Promise<void> {
  await admin.query(ADD_ENTRIES, [TENANT, sqdId, members, entries, openEvery]);
  await admin.query(ADD_SHARES, [TENANT, sqdId, openEvery]);
  await admin.query(
    'update razao.squads set seq = seq + $3, last_debt_seq = seq + $3 where tenant_id = $1 and sqd_id = $2', [TENANT, sqdId, entries],
  );
  await recount(admin, sqdId);
}

/** The k-th sharer of the n-th expense: an account of the array `$3`, five different ones for up to 200 members. */
const sharer = (k: string): string => `($3::text[])[1 + (n + ${k} * (1 + n / cardinality($3::text[]) % 39)) % cardinality($3::text[])]`;

const ADD_ENTRIES = `
  insert into razao.squad_entries (tenant_id, sqd_id, entry_seq, kind, state, occurred_at, updated_at, actor_account_id, amount, description,
    members_snapshot, split, source_tx_ids, auto_collected)
  select $1, $2, s.seq + 1 + n, 'ACCOUNTING', case when n % $5 = 0 then 'OPEN' else 'VOIDED' end, s.created_at, s.created_at, ${sharer('0')},
    ${SHARERS} * (100 + n * 37 % 900), 'Mercado', (select jsonb_agg(${sharer('k')} order by k) from generate_series(0, ${SHARERS - 1}) k),
    '{"method": "EQUAL"}', '[]', false
  from generate_series(0, $4::int - 1) n, razao.squads s where s.tenant_id = $1 and s.sqd_id = $2`;

const ADD_SHARES = `
  insert into razao.squad_shares (tenant_id, sqd_id, divided_seq, place, entry_seq, debtor_account_id, creditor_account_id, cents, state, lost)
  select $1, $2, e.entry_seq, m.place - 1, e.entry_seq, m.account, e.actor_account_id, e.amount / ${SHARERS},
    case when m.place = 1 then 'OWN' when (e.entry_seq - s.seq - 1) % $3 = 0 then 'OPEN' else 'FORGIVEN' end, 0
  from razao.squads s join razao.squad_entries e on e.tenant_id = $1 and e.sqd_id = $2 and e.entry_seq > s.seq,
    jsonb_array_elements_text(e.members_snapshot) with ordinality as m(account, place)
  where s.tenant_id = $1 and s.sqd_id = $2`;

/** Recounts the members' debts and claims. */
async function recount(admin: pg.Client, sqdId: string): Promise<void> {
  await admin.query(`
    update razao.squad_members m set owed = coalesce(d.cents, 0), owed_to = coalesce(c.cents, 0)
    from (select debtor_account_id, sum(cents) as cents from razao.squad_shares where tenant_id = $1 and sqd_id = $2 and state = 'OPEN' group by 1) d
    full join (select creditor_account_id, sum(cents) as cents from razao.squad_shares where tenant_id = $1 and sqd_id = $2 and state = 'OPEN' group by 1) c
      on c.creditor_account_id = d.debtor_account_id
    where m.tenant_id = $1 and m.sqd_id = $2 and m.account_id = coalesce(d.debtor_account_id, c.creditor_account_id)`, [TENANT, sqdId]);
}

/** Takes a simplification back, so that the same debts can be simplified again. */
export async function undoSimplification(admin: pg.Client, sqdId: string): Promise<void> {
  await admin.query('update razao.squads set simplified_seq = 0 where tenant_id = $1 and sqd_id = $2', [TENANT, sqdId]);
  await admin.query(`
    update razao.squad_shares h set state = 'FORGIVEN' from razao.squad_entries e
    where e.tenant_id = $1 and e.sqd_id = $2 and e.kind = 'SIMPLIFICATION' and h.tenant_id = $1 and h.sqd_id = $2 and h.entry_seq = e.entry_seq`, [TENANT, sqdId]);
  await recount(admin, sqdId);
}

/** Number of members that consent to each conta. */
export const COLLECTED = 10;

/**
 * Gives each squad contas that are due now, in place of those before, which the first member pays and the ten after it consent to.
 * Their cycles are open.
 * @returns the ids of the contas.
 */
export async function makeDue(admin: pg.Client, squads: readonly BenchedSquad[], each: number): Promise<string[]> {
  const ids = idSource(systemClock);
  const contas = squads.flatMap(({ sqdId, members }) => Array.from({ length: each }, () => ({ rexId: ids.next('rex'), sqdId, members })));
  const rexIds = contas.map(({ rexId }) => rexId);
  const sqdIds = squads.map(({ sqdId }) => sqdId);
  const consents = contas.flatMap(({ rexId, sqdId, members }) => members.slice(1, 1 + COLLECTED).map(
    (member) => [ids.next('cns'), sqdId, rexId, member] as const,
  ));
  const column = (place: number): (string | undefined)[] => consents.map((it) => it[place]);
  await admin.query('begin');
  await admin.query('delete from razao.auto_collect_consents where tenant_id = $1 and sqd_id = any ($2)', [TENANT, sqdIds]);
  await admin.query(
    'update razao.recurring_expenses set deleted_at = now() where tenant_id = $1 and sqd_id = any ($2) and deleted_at is null',
    [TENANT, sqdIds],
  );
  await admin.query(`
    insert into razao.recurring_expenses (tenant_id, rex_id, sqd_id, description, amount_kind, amount, payer_account_id, due_day, due_since, split,
      created_at, created_by, updated_at, version)
    select $1, w.rex_id, w.sqd_id, 'Internet', 'FIXED', 100 * ${COLLECTED + 1}, w.payer,
      extract(day from now() at time zone 'Etc/GMT+3'), now(), '{"method": "EQUAL"}', now(), w.payer, now(), 1
    from unnest($2::text[], $3::text[], $4::text[]) as w(rex_id, sqd_id, payer)`,
  [TENANT, rexIds, contas.map(({ sqdId }) => sqdId), contas.map(({ members }) => members[0])]);
  await admin.query(`
    insert into razao.auto_collect_consents (tenant_id, consent_id, sqd_id, rex_id, account_id, max_amount, state, granted_at, version)
    select $1, w.*, 1000, 'ACTIVE', now(), 1 from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as w`,
  [TENANT, column(0), column(1), column(2), column(3)]);
  await admin.query(`
    update razao.squads s set next_at = now(), live_expenses =
      (select jsonb_agg(x.rex_id order by x.rex_id) from razao.recurring_expenses x where x.tenant_id = $1 and x.sqd_id = s.sqd_id and x.deleted_at is null)
    where s.tenant_id = $1 and s.sqd_id = any ($2)`, [TENANT, sqdIds]);
  await admin.query('commit');
  return rexIds;
}
