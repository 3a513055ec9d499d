/** The stored and the expected state of squads, each thing as a line; and invariants that always hold. */
import type { Database } from '../../src/platform/db/database.ts';
import type { ModelLedger } from './model.ts';
import { owedBy, owedTo, type Squad } from './squad-paper.ts';

type Cell = string | number | boolean | null;

/** All lines of squads, in one order. @param names the numbers of accounts and squads. */
export function squadLines(rows: readonly (readonly Cell[])[], names: ReadonlyMap<Cell, number>): string[] {
  return rows.map((row) => row.map((cell) => names.get(cell) ?? cell ?? '-').join(' ')).toSorted();
}

/** The expected state. */
export function squadLinesOf({ squads: { squads } }: ModelLedger): string[] {
  return squadLines(squads.flatMap((squad, which) => rowsOf(squad).map(([noun = '', ...rest]) => [noun, which, ...rest])), new Map());
}

function rowsOf(squad: Squad): Cell[][] {
  const { goal, rules } = squad;
  return [
    [
      'squad', squad.squadAccount, squad.isClosed ? 'CLOSED' : 'OPEN', squad.isFrozen, squad.seq, squad.fundedIn, squad.simplifiedSeq,
      goal && goal.target, goal?.isAchieved ?? false,
      rules && rules.threshold, rules && rules.required, rules && rules.group,
    ],
    ...squad.members.map((it) => [
      'member', it.account, it.role, it.quota, it.joinedSeq, it.isActive, it.fundedIn, owedBy(squad, it.account), owedTo(squad, it.account),
      it.rounding,
    ]),
    ...squad.invitations.map((it) => ['invitation', it.account, it.inviter, it.state]),
    ...squad.entries.map((it) => ['entry', it.seq, it.kind, it.amount, it.actor]),
    ...squad.shares.map((it) => [
      'share', it.entrySeq, it.dividedSeq, it.place, it.debtor, it.creditor, it.cents, it.lost, it.state, it.paidBy,
    ]),
    ...squad.requests.map((it) => ['request', it.seq, it.state, it.author, it.amount, it.rail, it.approvals.length, it.failedReason]),
  ];
}

/** Cells of all squads of the tenant; $1 is now, because a request has expired at its deadline, whenever that is written. */
export const SQUAD_ROWS = `
  select coalesce(json_agg(line), '[]') from (
    select json_build_array('squad', sqd_id, account_id, state, is_frozen, seq, funded_in, simplified_seq, goal_cents, goal_achieved_at is not null,
      (spend_approval ->> 'thresholdCents')::bigint, (spend_approval ->> 'approvalsRequired')::int, spend_approval ->> 'approverGroup') as line from razao.squads
    union all select json_build_array('member', sqd_id, account_id, role, quota, joined_seq, left_at is null, funded_in, owed, owed_to, rounding) from razao.squad_members
    union all select json_build_array('invitation', sqd_id, account_id, inviter_account_id, state) from razao.squad_invitations
    union all select json_build_array('entry', sqd_id, entry_seq, kind, amount, actor_account_id) from razao.squad_entries
    union all select json_build_array('share', h.sqd_id, h.entry_seq, divided_seq, place, debtor_account_id, creditor_account_id, cents, lost,
      case when h.state = 'OPEN' and divided_seq < s.simplified_seq then 'SIMPLIFIED' else h.state end, settlement_seq)
      from razao.squad_shares h join razao.squads s using (tenant_id, sqd_id)
    union all select json_build_array('request', sqd_id, entry_seq,
      case when state = 'PENDING_APPROVAL' and expires_at <= ?::timestamptz then 'EXPIRED' else state end,
      requested_by, amount, rail, jsonb_array_length(approvals), failed_reason) from razao.squad_spend_requests) as lines`;

/**
 * Each squad that breaks an invariant of squads, with the invariant. Each table is one tenant's: a cluster queries a single node only then.
 */
function broken(tenant: string): string {
  const of = (table: string): string => `(select * from razao.${table} where tenant_id = '${tenant}')`;
  return `
  with shares as (
    select h.*, case when h.state = 'OPEN' and divided_seq < s.simplified_seq then 'SIMPLIFIED' else h.state end as now
    from ${of('squad_shares')} h join ${of('squads')} s using (tenant_id, sqd_id)
  )
  select sqd_id, law from ${of('squads')} s join ${of('balances')} b using (tenant_id, account_id), lateral (values
    ('an open squad has an OWNER', s.state = 'CLOSED' or exists (
      select from ${of('squad_members')} m where m.sqd_id = s.sqd_id and m.left_at is null and m.role = 'OWNER')),
    ('debts are owed and are owed to, and are the open shares', (
      select coalesce(sum(owed), 0) = coalesce(sum(owed_to), 0)
        and coalesce(sum(owed), 0) = (select coalesce(sum(cents), 0) from shares h where h.sqd_id = s.sqd_id and now = 'OPEN')
      from ${of('squad_members')} m where m.sqd_id = s.sqd_id)),
    ('the shares of an expense sum to it', not exists (
      select from ${of('squad_entries')} e where e.sqd_id = s.sqd_id and kind = 'ACCOUNTING' and amount <> (
        select sum(cents) from shares h where h.sqd_id = s.sqd_id and h.entry_seq = e.entry_seq and h.state <> 'REPLACED'))),
    ('an expense is open while a share of it is', not exists (
      select from ${of('squad_entries')} e where e.sqd_id = s.sqd_id and kind in ('ACCOUNTING', 'SIMPLIFICATION') and entry_seq >= s.simplified_seq and (state = 'OPEN') <> exists (
        select from shares h where h.sqd_id = s.sqd_id and h.entry_seq = e.entry_seq and now = 'OPEN'))),
    ('the shares that a settlement paid sum to its one settled obligation', not exists (
      select from ${of('squad_entries')} e left join ${of('obligations')} o using (obligation_id) where e.sqd_id = s.sqd_id and kind = 'SETTLEMENT'
        and (o.state, o.resolution_outcome, o.amount, e.amount) is distinct from ('FINAL', 'SETTLED', (
          select sum(cents) from shares h where h.sqd_id = s.sqd_id and settlement_seq = e.entry_seq), o.amount))),
    ('deposits are what members paid in', s.funded_in = (select coalesce(sum(amount), 0) from ${of('squad_entries')} e where e.sqd_id = s.sqd_id and kind = 'FUNDED')
      and s.funded_in = (select sum(funded_in) from ${of('squad_members')} m where m.sqd_id = s.sqd_id)),
    ('the pot holds what came in less what went out', b.posted = s.funded_in
      - (select coalesce(sum(o.amount), 0) from ${of('obligations')} o where o.debtor_account_id = s.account_id and o.resolution_outcome is distinct from 'FAILED'
          and o.resolution_outcome is distinct from 'CANCELED')
      + (select coalesce(sum(o.amount), 0) from ${of('obligations')} o where o.creditor_account_id = s.account_id and o.rail <> 'NATIVE' and o.resolution_outcome = 'SETTLED')),
    ('all that it spends has an entry, in the state of its payment', not exists (
      select from ${of('obligations')} o left join ${of('squad_entries')} e using (obligation_id) where o.debtor_account_id = s.account_id
        and e.state is distinct from case when o.state <> 'FINAL' then 'PENDING' when o.resolution_outcome = 'SETTLED' then 'SETTLED' else 'FAILED' end)),
    ('what rounding cost a member is what their shares lost', not exists (
      select from ${of('squad_members')} m where m.sqd_id = s.sqd_id and rounding <> (
        select coalesce(sum(lost), 0) from shares h where h.sqd_id = s.sqd_id and debtor_account_id = m.account_id and h.state <> 'REPLACED')))
  ) as laws (law, holds) where not holds limit 1`;
}

/** @throws where something is not as it always is. */
export async function checkLaws(database: Database, tenant: string): Promise<void> {
  const [found] = await database.forTenant(tenant).read((em) => em.execute<{ sqd_id: string; law: string }[]>(broken(tenant)));
  if (found) throw new Error(`${tenant} squad ${found.sqd_id}: it is not so that ${found.law}`);
}
