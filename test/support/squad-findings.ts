import { TENANT, type TestService } from './service.ts';

/** Shares that were not divided anew, as they read now. */
const SHARES = `
  select h.*, h.state = 'OPEN' and h.divided_seq >= s.simplified_seq as is_open
  from razao.squad_shares h join razao.squads s using (tenant_id, sqd_id) where h.sqd_id = ? and h.state <> 'REPLACED'`;

/** What a member owes, is owed, has lost by rounding and bears of the open cycle's expenses: by the counters, and by the shares. */
const MEMBERS = `
  select m.account_id, m.owed, m.owed_to, m.rounding, m.cycle_borne,
    coalesce(sum(h.cents) filter (where h.is_open and h.debtor_account_id = m.account_id), 0) as owes,
    coalesce(sum(h.cents) filter (where h.is_open and h.creditor_account_id = m.account_id), 0) as claims,
    coalesce(sum(h.lost) filter (where h.debtor_account_id = m.account_id), 0) as lost,
    coalesce(sum(h.cents) filter (where e.kind = 'ACCOUNTING' and e.cycle = s.open_cycle and h.divided_seq > m.joined_seq
      and m.account_id = case h.state when 'FORGIVEN' then h.creditor_account_id else h.debtor_account_id end), 0) as bears
  from razao.squad_members m
  join razao.squads s using (tenant_id, sqd_id)
  left join shares h on h.sqd_id = m.sqd_id
  left join razao.squad_entries e on e.sqd_id = h.sqd_id and e.entry_seq = h.entry_seq
  where m.sqd_id = ? group by m.account_id, m.owed, m.owed_to, m.rounding, m.cycle_borne, m.left_at`;

const ENTRIES = `
  select e.entry_seq, e.kind, e.amount, coalesce(sum(h.cents), 0) as parts, coalesce(sum(paid.cents), 0) as paid
  from razao.squad_entries e
  left join shares h on h.entry_seq = e.entry_seq
  left join lateral (select sum(p.cents) as cents from shares p where p.settlement_seq = e.entry_seq) paid on e.kind = 'SETTLEMENT'
  where e.sqd_id = ? group by e.entry_seq, e.kind, e.amount`;

const FINDINGS = `
  with shares as (${SHARES}), members as (${MEMBERS}), entries as (${ENTRIES})
  select format('%s counts %s %s %s %s, not %s %s %s %s', account_id, owed, owed_to, rounding, cycle_borne, owes, claims, lost, bears) as finding
  from members where (owed, owed_to, rounding, cycle_borne) is distinct from (owes, claims, lost, bears)
  union all select format('what is owed is %s more than what is claimed', sum(owed) - sum(owed_to)) from members having sum(owed) <> sum(owed_to)
  union all select format('the parts of %s sum to %s, not %s', entry_seq, parts, amount) from entries
    where kind in ('ACCOUNTING', 'SIMPLIFICATION') and parts <> amount
  union all select format('settlement %s paid shares of %s, not %s', entry_seq, paid, amount) from entries where kind = 'SETTLEMENT' and paid <> amount`;

/** @returns where the counters of a squad differ from a recount of its shares: nothing, when all is right. */
export async function squadFindings({ service }: TestService, sqdId: string): Promise<string[]> {
  const rows = await service.database.forTenant(TENANT).read((em) => em.execute<{ finding: string }[]>(FINDINGS, [sqdId, sqdId, sqdId]));
  return rows.map(({ finding }) => finding);
}
