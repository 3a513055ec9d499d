/** Consistency rules for the rows of squads, each a query of a tenant (`?`) that finds differences: the squad, and what is wrong. */

/** The tenant's rows of a table. */
function of(table: string): string {
  return `(select * from razao.${table} where tenant_id = ?)`;
}

/** Shares that were not divided again, with whether they are owed now. */
const SHARES = `
  select h.*, h.state = 'OPEN' and h.divided_seq >= s.simplified_seq as is_open,
    h.state = 'SIMPLIFIED' or (h.state = 'OPEN' and h.divided_seq < s.simplified_seq) as is_simplified
  from ${of('squads')} s join ${of('squad_shares')} h using (tenant_id, sqd_id) where h.state <> 'REPLACED'`;

/** Debts, claims, rounding losses and part of the open cycle's expenses of each member: by the counters, and by the shares. */
const MEMBER_SHARES = `
  select m.sqd_id, m.account_id, m.owed, m.owed_to, m.rounding, m.cycle_borne, m.left_at,
    coalesce(sum(h.cents) filter (where h.is_open and h.debtor_account_id = m.account_id), 0) as owes,
    coalesce(sum(h.cents) filter (where h.is_open and h.creditor_account_id = m.account_id), 0) as claims,
    coalesce(sum(h.lost) filter (where h.debtor_account_id = m.account_id), 0) as lost,
    coalesce(sum(h.cents) filter (where e.kind = 'ACCOUNTING' and e.cycle = s.open_cycle and h.divided_seq > m.joined_seq
      and m.account_id = case h.state when 'FORGIVEN' then h.creditor_account_id else h.debtor_account_id end), 0) as bears
  from ${of('squad_members')} m
  join ${of('squads')} s using (tenant_id, sqd_id)
  left join shares h on h.sqd_id = m.sqd_id and m.account_id in (h.debtor_account_id, h.creditor_account_id)
  left join ${of('squad_entries')} e on e.tenant_id = h.tenant_id and e.sqd_id = h.sqd_id and e.entry_seq = h.entry_seq
  group by m.sqd_id, m.account_id, m.owed, m.owed_to, m.rounding, m.cycle_borne, m.left_at`;

/** Deposits of each member, and their payments for expenses of the open cycle. */
const MEMBER_ENTRIES = `
  select m.sqd_id, m.account_id, m.funded_in, m.cycle_paid, m.left_at,
    coalesce(sum(e.amount) filter (where e.kind = 'FUNDED'), 0) as deposited,
    coalesce(sum(e.amount) filter (where e.kind = 'ACCOUNTING' and e.cycle = s.open_cycle and e.entry_seq > m.joined_seq), 0) as paid
  from ${of('squad_members')} m
  join ${of('squads')} s using (tenant_id, sqd_id)
  left join ${of('squad_entries')} e on e.tenant_id = m.tenant_id and e.sqd_id = m.sqd_id and e.actor_account_id = m.account_id
  group by m.sqd_id, m.account_id, m.funded_in, m.cycle_paid, m.left_at`;

/** An entry with what its shares come to. */
const ENTRY_SHARES = `
  select e.sqd_id, e.entry_seq, e.kind, e.amount, case when e.state = 'OPEN' and e.entry_seq < s.simplified_seq then 'SIMPLIFIED' else e.state end as state,
    coalesce(sum(h.cents), 0) as parts,
    case when bool_or(h.is_open) then 'OPEN' when bool_or(h.is_simplified) then 'SIMPLIFIED' when bool_or(h.state = 'FORGIVEN') then 'VOIDED' else 'SETTLED' end as of_shares
  from ${of('squads')} s join ${of('squad_entries')} e using (tenant_id, sqd_id)
  left join shares h on h.sqd_id = e.sqd_id and h.entry_seq = e.entry_seq
  where e.kind in ('ACCOUNTING', 'SIMPLIFICATION')
  group by e.sqd_id, e.entry_seq, e.kind, e.amount, e.state, s.simplified_seq`;

/** A payment with who pays, its obligation, and what the shares that it paid come to. */
const PAYMENTS = `
  select e.*, case when e.kind = 'SPEND' then s.account_id else e.actor_account_id end as payer,
    o.amount as obliged, o.tx_id as obliged_tx, o.state as obligation_state, o.resolution_outcome,
    (select coalesce(sum(h.cents), 0) from shares h where h.sqd_id = e.sqd_id and h.settlement_seq = e.entry_seq) as settled
  from ${of('squads')} s join ${of('squad_entries')} e using (tenant_id, sqd_id)
  left join ${of('obligations')} o on o.tenant_id = e.tenant_id and o.obligation_id = e.obligation_id
  where e.kind in ('FUNDED', 'SPEND', 'SETTLEMENT')`;

/** Amount that the journal took from an account in a transaction, in cents. */
const TAKEN = `
  (select coalesce(sum(case when j.debtor_account_id = p.payer then j.amount else -j.amount end), 0) from ${of('journal_entries')} j
   where j.tenant_id = p.tenant_id and j.tx_id = p.tx_id and p.payer in (j.debtor_account_id, j.creditor_account_id))`;

/** A cycle with what its entries come to. */
const CYCLES = `
  select c.*, s.open_cycle,
    count(e.entry_seq) filter (where e.kind = 'ACCOUNTING') as n, coalesce(sum(e.amount) filter (where e.kind = 'ACCOUNTING'), 0) as paid,
    coalesce(sum(e.amount) filter (where e.kind = 'SETTLEMENT'), 0) as settled_of_entries,
    coalesce(sum(e.amount) filter (where e.kind = 'FUNDED'), 0) as funded_of_entries,
    count(e.entry_seq) filter (where e.kind = 'CYCLE_SUMMARY') as summaries
  from ${of('squads')} s join razao.squad_cycles c using (tenant_id, sqd_id)
  left join ${of('squad_entries')} e on e.tenant_id = c.tenant_id and e.sqd_id = c.sqd_id and e.cycle = c.number
  group by c.tenant_id, c.sqd_id, c.number, s.open_cycle`;

const WITH = `
  with shares as materialized (${SHARES}), member_shares as (${MEMBER_SHARES}), member_entries as (${MEMBER_ENTRIES}),
    entry_shares as (${ENTRY_SHARES}), payments as (${PAYMENTS}), cycles as (${CYCLES})`;

/** A difference between what is written and what is counted. */
function differs(from: string, subject: string, what: string, written: string, counted: string, where = 'true'): string {
  return `select x.sqd_id, format('${subject} ${what} %s, counted %s', ${written}, ${counted}) as problem from ${from} x where ${where} and ${written} is distinct from ${counted}`;
}

const MEMBER = `' || x.account_id || '`;
const ENTRY = `entry ' || x.entry_seq || '`;
const CYCLE = `cycle ' || x.number || '`;

/** Excludes members who have left: they take no part in the cycle, and what they had counted in it stays as it was. */
const STAYS = 'x.left_at is null';

const COUNTERS = [
  differs('member_shares', MEMBER, 'owes', 'x.owed', 'x.owes'),
  differs('member_shares', MEMBER, 'is owed', 'x.owed_to', 'x.claims'),
  differs('member_shares', MEMBER, 'has lost by rounding', 'x.rounding', 'x.lost'),
  differs('member_shares', MEMBER, 'bears of the cycle', 'x.cycle_borne', 'x.bears', STAYS),
  differs('member_entries', MEMBER, 'has deposited', 'x.funded_in', 'x.deposited'),
  differs('member_entries', MEMBER, 'paid for the cycle', 'x.cycle_paid', 'x.paid', STAYS),
  `select x.sqd_id, format('what is owed is %s more than what is claimed', sum(x.owed) - sum(x.owed_to)) from member_shares x
   group by x.sqd_id having sum(x.owed) <> sum(x.owed_to)`,
];

const SQUADS = [
  `select s.sqd_id, format('has deposits of %s, counted %s', s.funded_in, f.cents) from ${of('squads')} s cross join lateral (
     select coalesce(sum(e.amount), 0) as cents from ${of('squad_entries')} e where e.tenant_id = s.tenant_id and e.sqd_id = s.sqd_id and e.kind = 'FUNDED'
   ) f where f.cents <> s.funded_in`,
  `select s.sqd_id, format('has the number %s, and entry %s', s.seq, e.last) from ${of('squads')} s cross join lateral (
     select max(e.entry_seq) as last from ${of('squad_entries')} e where e.tenant_id = s.tenant_id and e.sqd_id = s.sqd_id
   ) e where e.last > s.seq`,
  `select s.sqd_id, format('was simplified at %s, counted %s', s.simplified_seq, e.last) from ${of('squads')} s cross join lateral (
     select coalesce(max(e.entry_seq), 0) as last from ${of('squad_entries')} e
     where e.tenant_id = s.tenant_id and e.sqd_id = s.sqd_id and e.kind = 'SIMPLIFICATION'
   ) e where e.last <> s.simplified_seq`,
  `select s.sqd_id, format('divided a debt last at %s, counted %s', s.last_debt_seq, h.last) from ${of('squads')} s cross join lateral (
     select max(h.divided_seq) as last from shares h where h.sqd_id = s.sqd_id and h.is_open
   ) h where h.last > s.last_debt_seq`,
  `select s.sqd_id, format('waits for the requests %s, counted %s', s.pending_requests, r.ids) from ${of('squads')} s cross join lateral (
     select coalesce(jsonb_agg(r.spend_request_id order by r.entry_seq), '[]') as ids from ${of('squad_spend_requests')} r
     where r.tenant_id = s.tenant_id and r.sqd_id = s.sqd_id and r.state = 'PENDING_APPROVAL'
   ) r where r.ids <> s.pending_requests`,
  `select s.sqd_id, 'is OPEN and has no OWNER' from ${of('squads')} s where s.state = 'OPEN' and not exists (
     select from ${of('squad_members')} m where m.tenant_id = s.tenant_id and m.sqd_id = s.sqd_id and m.role = 'OWNER' and m.left_at is null)`,
];

const ENTRIES = [
  differs('entry_shares', ENTRY, 'is of', 'x.amount', 'x.parts'),
  differs('entry_shares', ENTRY, 'is', 'x.state', 'x.of_shares'),
  differs('payments', ENTRY, 'paid shares of', 'x.amount', 'x.settled', `x.kind = 'SETTLEMENT'`),
];

/** A spend that is written PENDING is read with its obligation, thus never wrong. */
const PAID = [
  differs('payments', ENTRY, 'is an obligation of', 'x.amount', 'x.obliged'),
  differs('payments', ENTRY, 'is the transaction', 'x.tx_id', 'x.obliged_tx'),
  `select x.sqd_id, format('entry %s is %s, its obligation %s %s', x.entry_seq, x.state, x.obligation_state, x.resolution_outcome) from payments x
   where x.state <> 'PENDING' and (x.obligation_state, x.resolution_outcome) is distinct from ('FINAL', case x.state when 'SETTLED' then 'SETTLED' else x.resolution_outcome end)
     or x.state = 'FAILED' and x.resolution_outcome = 'SETTLED'`,
  `select p.sqd_id, format('entry %s took %s from %s, counted %s', p.entry_seq, p.amount, p.payer, ${TAKEN}) from payments p
   where p.state = 'SETTLED' and ${TAKEN} <> p.amount or p.state = 'FAILED' and ${TAKEN} <> 0`,
  `select x.sqd_id, format('request %s was executed and has no entry of it', x.spend_request_id) from ${of('squad_spend_requests')} x
   where x.state = 'EXECUTED' and not exists (select from ${of('squad_entries')} e where e.tenant_id = x.tenant_id and e.obligation_id = x.obligation_id)`,
];

const OF_CYCLES = [
  differs('cycles', CYCLE, 'has expenses', 'x.expenses_count', 'x.n'),
  differs('cycles', CYCLE, 'has expenses of', 'x.expenses', 'x.paid'),
  differs('cycles', CYCLE, 'has settlements of', 'x.settled', 'x.settled_of_entries'),
  differs('cycles', CYCLE, 'has deposits of', 'x.funded_in', 'x.funded_of_entries'),
  differs('cycles', CYCLE, 'has summaries', `(x.closed_at is not null)::int`, 'x.summaries'),
  `select x.sqd_id, format('cycle %s is %s, and the squad is in %s', x.number, case when x.closed_at is null then 'open' else 'closed' end, coalesce(x.open_cycle::text, 'none')) from cycles x
   where (x.closed_at is null) <> (x.number is not distinct from x.open_cycle)`,
  `select x.sqd_id, format('conta %s was posted as entry %s, which is not of it', x.rex_id, x.entry_seq) from ${of('recurring_postings')} x
   where x.state = 'POSTED' and not exists (select from ${of('squad_entries')} e where e.tenant_id = x.tenant_id and e.sqd_id = x.sqd_id
     and e.entry_seq = x.entry_seq and e.rex_id = x.rex_id and e.cycle = x.cycle and e.amount = x.amount)`,
];

const DIFFERENCES = `
  ${WITH} select d.sqd_id, d.problem from (${[...COUNTERS, ...SQUADS, ...ENTRIES, ...PAID, ...OF_CYCLES].join('\n  union all ')}) as d (sqd_id, problem)
  order by d.sqd_id, d.problem`;

/** All that differs in a tenant's squads: a statement and its values. */
export function differencesOf(tenant: string): [text: string, values: string[]] {
  return [DIFFERENCES, DIFFERENCES.split('?').slice(1).map(() => tenant)];
}
