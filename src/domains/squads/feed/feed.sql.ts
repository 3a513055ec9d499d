import { BY_KEY } from '../../../platform/db/sql.ts';

/** The state of a request at `p_now`: from its deadline on a pending one has expired, whenever that is written. */
const REQUEST_NOW = `case when r.state = 'PENDING_APPROVAL' and r.expires_at <= p_now then 'EXPIRED' else r.state end`;

/** The state of an entry at `p_now`: what was written, but where that depends on something else. */
const STATE_NOW = `
  case e.state
    when 'OPEN' then case when e.entry_seq < b.simplified_seq then 'SIMPLIFIED' else 'OPEN' end
    when 'PENDING' then (
      select case when o.state <> 'FINAL' then 'PENDING' when o.resolution_outcome = 'SETTLED' then 'SETTLED' else 'FAILED' end
      from razao.obligations o where o.tenant_id = p_tenant and o.obligation_id = e.obligation_id
    )
    when 'PENDING_APPROVAL' then (
      select ${REQUEST_NOW} from razao.squad_spend_requests r where r.tenant_id = p_tenant and r.spend_request_id = e.spend_request_id
    )
    else e.state
  end`;

/** An end of the stretch of numbers that a cycle is: its entries follow one another, and those that belong to no cycle are apart. */
function endOfCycle(order: 'asc' | 'desc'): string {
  return `(
    select e.entry_seq from razao.squad_entries e where e.tenant_id = p_tenant and e.sqd_id = p_squad and e.cycle = c.number
    order by e.entry_seq ${order} limit 1
  )`;
}

/**
 * Between which numbers the page lies. Where no month is named, none is looked for, and not null: a cluster takes no join that is never
 * true.
 */
const BOUNDS = `
  select s.simplified_seq, case when p_period is null then p_after + 1 else greatest(p_after + 1, ${endOfCycle('asc')}) end as first,
    case when p_period is null then s.seq else ${endOfCycle('desc')} end as last
  from razao.squads s
  left join razao.squad_cycles c on c.tenant_id = p_tenant and c.sqd_id = p_squad and c.period = coalesce(p_period, '')
  where s.tenant_id = p_tenant and s.sqd_id = p_squad and (p_period is null or c.number is not null)`;

/** The next entries of all kinds. */
const ALL = `
  select e.entry_seq from bounds b cross join lateral (
    select x.entry_seq from razao.squad_entries x
    where x.tenant_id = p_tenant and x.sqd_id = p_squad and x.kind <> 'SIMPLIFICATION' and x.entry_seq between b.first and b.last
    order by x.entry_seq limit p_take
  ) e
  where p_kinds is null`;

/** Columns of the index by kind, in its order. */
const PLACE_BY_KIND = `e.kind, (case when e.state is null then '' else e.state end), e.entry_seq`;

/**
 * The next of each kind as it was written, so that each look reads no more than a page. Expenses that are written OPEN are so from the
 * last simplification on, and part of it before. Kinds and states are compared as a range between two places, not as equal: Postgres would
 * go through all numbers of the squad where it thinks that most entries are of the kind.
 */
const BY_KIND = `
  select x.entry_seq from bounds b cross join unnest(p_kinds, p_states) as w(kind, state) cross join lateral (
    select e.entry_seq from razao.squad_entries e
    where e.tenant_id = p_tenant and e.sqd_id = p_squad
      and (${PLACE_BY_KIND}) >= (w.kind, w.state, case when w.state = 'OPEN' and p_state = 'OPEN' then greatest(b.first, b.simplified_seq) else b.first end)
      and (${PLACE_BY_KIND}) <= (w.kind, w.state, case when w.state = 'OPEN' and p_state = 'SIMPLIFIED' then least(b.last, b.simplified_seq) else b.last end)
      and (p_state is null or ${STATE_NOW} = p_state)
    order by ${PLACE_BY_KIND} limit p_take
  ) x`;

/** The next requests in a state, which the requests know, not their entries. */
const BY_REQUEST = `
  select x.entry_seq from bounds b cross join unnest(p_requests) as w(state) cross join lateral (
    select r.entry_seq from razao.squad_spend_requests r
    where r.tenant_id = p_tenant and r.sqd_id = p_squad and r.state = w.state and r.entry_seq between b.first and b.last
      and ${REQUEST_NOW} = p_state
    order by r.entry_seq limit p_take
  ) x`;

/** The shares of an expense in the order of their division, or those that a settlement paid. */
function sharesBy(column: 'entry_seq' | 'settlement_seq'): string {
  return `(
    select coalesce(jsonb_agg(to_jsonb(h) || jsonb_build_object('address', m.address) order by h.entry_seq, h.divided_seq, h.place), '[]')
    from razao.squad_shares h
    join razao.squad_members m on m.tenant_id = p_tenant and m.sqd_id = p_squad and m.account_id = h.debtor_account_id
    where h.tenant_id = p_tenant and h.sqd_id = p_squad and h.${column} = e.entry_seq
  )`;
}

/**
 * A page of the feed of a squad, oldest first, with the states of `p_now`, in one snapshot.
 * - `p_kinds`, `p_states`: the kinds, each with a state as it is written (`''` for none); null for all.
 * - `p_requests`: of requests, the states as they are written.
 * - `p_state`: what the state is to be at `p_now`; null for any. `p_period`: the month of a cycle; null for any.
 */
export const READ_FEED = `
  create function razao.read_squad_feed(
    p_tenant text, p_squad text, p_kinds text[], p_states text[], p_requests text[], p_state text, p_period text, p_after bigint,
    p_now timestamptz, p_take int
  ) returns table (simplified_seq bigint, entry jsonb, state text, period text, shares jsonb, request jsonb)
  language plpgsql stable ${BY_KEY} as $$
  #variable_conflict use_column
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with bounds as materialized (${BOUNDS}),
        page as materialized (select f.entry_seq from (${ALL} union all ${BY_KIND} union all ${BY_REQUEST}) f order by f.entry_seq limit p_take)
      select b.simplified_seq, to_jsonb(e), ${STATE_NOW}, c.period,
        case e.kind when 'ACCOUNTING' then ${sharesBy('entry_seq')} when 'SETTLEMENT' then ${sharesBy('settlement_seq')} else '[]' end,
        case when e.kind = 'SPEND_REQUEST' then (
          select to_jsonb(r) from razao.squad_spend_requests r where r.tenant_id = p_tenant and r.spend_request_id = e.spend_request_id
        ) end
      from bounds b cross join page
      join razao.squad_entries e on e.tenant_id = p_tenant and e.sqd_id = p_squad and e.entry_seq = page.entry_seq
      left join razao.squad_cycles c on c.tenant_id = p_tenant and c.sqd_id = p_squad and c.number = e.cycle
      order by e.entry_seq;
  end $$`;
