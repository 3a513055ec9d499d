import { BY_KEY, eachOf, eachOrNone, PLANNED_ONCE } from '../../platform/db/sql.ts';
import { entryColumns, ENTRY_TYPES, movesOf } from '../journal/index.ts';
import { paymentsWhere, txOf } from '../obligations/index.ts';

const BALANCE_COLUMNS = `asked_id text, account_id text, type text, display_name text, seq_no bigint, commit_no bigint, banking jsonb,
    asset text, posted bigint, outgoing bigint, incoming bigint, held bigint, blocked bigint, deadline timestamptz`;

const BALANCES = `
  create function razao.read_balances(p_tenant text, p_ids text[])
  returns table (${BALANCE_COLUMNS}) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select n.account_id, a.account_id, a.type, o.display_name, h.seq_no, h.commit_no, m.banking,
             b.asset, b.posted, b.outgoing, b.incoming, b.held, b.blocked,
             least((select min(d.expires_at) from razao.holds d
              where d.tenant_id = p_tenant and d.account_id = a.account_id and d.state = 'ACTIVE' and d.expires_at is not null),
             (select min(d.expires_at) from razao.blocks d
              where d.tenant_id = p_tenant and d.account_id = a.account_id and d.state = 'ACTIVE' and d.expires_at is not null))
      from razao.heads h
      cross join unnest(p_ids) as asked(id)
      ${eachOf('select k.account_id, coalesce(k.promoted_to_account_id, k.account_id) as became from razao.accounts k where k.tenant_id = p_tenant and k.account_id = asked.id and k.system_role is null', 'n')}
      ${eachOf('select * from razao.accounts k where k.tenant_id = p_tenant and k.account_id = n.became', 'a')}
      ${eachOrNone('select * from razao.parties k where k.tenant_id = p_tenant and k.party_id = a.owner_party_id', 'o')}
      ${eachOrNone('select * from razao.balances k where k.tenant_id = p_tenant and k.account_id = a.account_id', 'b')}
      left join lateral (
        select p.banking from razao.payment_methods p
        where p.tenant_id = p_tenant and p.account_id = a.account_id and p.receives and p.banking is not null
        order by p.payment_method_id limit 1
      ) m on true
      where h.tenant_id = p_tenant;
  end $$`;

/**
 * The function `razao.read_balances_and_committed`: balances of accounts with their commitments. It is one function, because another
 * statement would cost each balance a fifth more, and because a statement that calls several does not go to the tenant's node.
 * @param readers the names of all functions `read_committed_<what>`, which give `(account_id, committed)` for a tenant and CUSTOMER
 * accounts of it: `committed_to_<what>` in a balance.
 */
export function committedReader(readers: readonly string[]): string {
  const given = readers.map((read, place) => ({ read, name: read.replace('read_committed', 'committed_to'), alias: `c${place}` }));
  return `
    create function razao.read_balances_and_committed(p_tenant text, p_ids text[])
    returns table (${BALANCE_COLUMNS}${given.map(({ name }) => `, ${name} jsonb`).join('')}) language plpgsql ${PLANNED_ONCE} as $$
    begin
      return query
        with b as materialized (select * from razao.read_balances(p_tenant, p_ids)),
          customers as materialized (select array_agg(distinct b.account_id) as ids from b where b.type = 'CUSTOMER')
        select b.*${given.map(({ alias }) => `, ${alias}.committed`).join('')} from b
        ${given.map(({ read, alias }) => `left join razao.${read}(p_tenant, (select ids from customers)) ${alias} on ${alias}.account_id = b.account_id`).join(' ')};
    end $$`;
}

/**
 * Balance of an account before a day, by the times at which movements count: the balance after its last posting before that day, plus
 * later postings that count earlier, less earlier postings that count later. One snapshot with the head and the live balance.
 */
const OPENING = `
  create function razao.read_opening(p_tenant text, p_accounts text[], p_asset text, p_day date, p_begin timestamptz, p_end timestamptz)
  returns table (head bigint, seq_before bigint, seq_last bigint, opening bigint, live bigint) language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with cut as materialized (
        select h.seq_no as head, razao.seq_at(p_tenant, p_begin - interval '1 millisecond') as before, razao.seq_at(p_tenant, p_end) as last
        from razao.heads h where h.tenant_id = p_tenant)
      select c.head, c.before, c.last, coalesce(sum(a.opening), 0)::bigint, coalesce(sum(a.live), 0)::bigint
      from cut c
      cross join unnest(p_accounts) as m(account)
      cross join lateral (
        select coalesce((
            select l.posted_after from (${movesOf('m.account', 'i.asset = p_asset and i.seq_no <= c.before', 'desc', '1')}) l), 0)
          + coalesce((
            select sum(l.amount) from razao.late_postings l
            where l.tenant_id = p_tenant and l.account_id = m.account and l.asset = p_asset
              and l.accounting_day < p_day and l.committed_day >= p_day and l.accounting_day <> l.committed_day), 0)
          - coalesce((
            select sum(l.amount) from razao.late_postings l
            where l.tenant_id = p_tenant and l.account_id = m.account and l.asset = p_asset
              and l.accounting_day >= p_day and l.committed_day < p_day and l.accounting_day <> l.committed_day), 0) as opening,
          (select b.posted from razao.balances b where b.tenant_id = p_tenant and b.account_id = m.account and b.asset = p_asset) as live
      ) a
      group by c.head, c.before, c.last;
  end $$`;

/**
 * The feed of transactions. An account's expected payments from outside that are not received have no posting yet, or never get one: they
 * have an index of their own, without NATIVE transfers.
 */
const FEED = [`
  create function razao.feed_by_creation(p_tenant text, p_accounts text[], p_before text, p_limit int)
  returns table (obligation_id text) language plpgsql ${PLANNED_ONCE} as $$
  declare
    v_last bigint;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    v_last := razao.seq_of_payments_before(p_tenant, p_before);
    return query
      select distinct f.id from unnest(p_accounts) as m(account)
      cross join lateral (
        (select o.obligation_id as id from razao.obligations o
         where o.tenant_id = p_tenant and o.debtor_account_id = m.account and o.obligation_id < p_before
           and (o.creditor_account_id is null or o.creditor_account_id <> all (p_accounts))
         order by o.obligation_id desc limit p_limit)
        union all
        (select o.obligation_id from razao.obligations o
         where o.tenant_id = p_tenant and o.creditor_account_id = m.account and o.obligation_id < p_before
           and (o.debtor_account_id is null or o.debtor_account_id <> all (p_accounts))
         order by o.obligation_id desc limit p_limit)
        union all
        (select o.obligation_id from razao.obligations o
         where o.tenant_id = p_tenant and o.destination_account_id = m.account and o.obligation_id < p_before
         order by o.obligation_id desc limit p_limit)
        union all
        (select p.obligation_id from (${paymentsWhere(`e.tenant_id = p_tenant and e.debtor_account_id = m.account and e.seq_no <= v_last
           and e.tx_id < ${txOf('p_before')} and e.creditor_account_id <> all (p_accounts) order by e.seq_no desc limit p_limit`)}) p)
        union all
        (select p.obligation_id from (${paymentsWhere(`e.tenant_id = p_tenant and e.creditor_account_id = m.account and e.seq_no <= v_last
           and e.tx_id < ${txOf('p_before')} and e.debtor_account_id <> all (p_accounts) order by e.seq_no desc limit p_limit`)}) p)) f
      order by f.id desc limit p_limit;
  end $$`, `
  create function razao.feed_unposted(p_tenant text, p_account text, p_before timestamptz, p_before_id text, p_end timestamptz, p_limit int)
  returns table (obligation_id text, created_at timestamptz) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select o.obligation_id, o.created_at from razao.obligations o
      where o.tenant_id = p_tenant and o.creditor_account_id = p_account and o.creditor_kind = 'account' and o.rail <> 'NATIVE'
        and (o.state <> 'FINAL' or o.resolution_outcome <> 'SETTLED' or o.destination_account_id is not null)
        and (o.created_at, o.obligation_id) < (p_before, p_before_id) and o.created_at >= p_end
      order by o.created_at desc, o.obligation_id desc limit p_limit;
  end $$`, `
  create function razao.read_entries_of(p_tenant text, p_tx text[])
  returns table (${ENTRY_TYPES}) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select ${entryColumns('e')} from razao.journal_entries e
      where e.tenant_id = p_tenant and e.tx_id = any (p_tx) order by e.seq_no;
  end $$`, `
  create function razao.read_stored_obligations(p_tenant text, p_keys text[]) returns setof razao.obligations
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.obligations where tenant_id = p_tenant and obligation_id = any (p_keys);
  end $$`, `
  create function razao.read_display_names(p_tenant text, p_accounts text[])
  returns table (account_id text, display_name text) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.account_id, o.display_name from razao.accounts a
      join razao.parties o on o.tenant_id = a.tenant_id and o.party_id = a.owner_party_id
      where a.tenant_id = p_tenant and a.account_id = any (p_accounts);
  end $$`];

const EXTERNAL_MOVEMENTS = `
  create function razao.external_movements(p_tenant text, p_account text)
  returns table (of_obligation text, moved bigint, is_settled boolean, counts_at timestamptz, ${ENTRY_TYPES}) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select o.obligation_id, case when o.creditor_account_id = p_account then o.amount else -o.amount end,
             o.resolution_outcome is not distinct from 'SETTLED',
             case when o.resolution_outcome = 'SETTLED' then e.effective_at else o.created_at end, ${entryColumns('e')}
      from razao.obligations o
      cross join lateral (
        select i.* from razao.journal_entries i
        where i.tenant_id = p_tenant and i.tx_id = o.tx_id and i.entry_type <> 'EXCEPTION' order by i.seq_no desc limit 1) e
      where o.tenant_id = p_tenant and (o.creditor_account_id = p_account or o.debtor_account_id = p_account);
  end $$`;

export const statementFunctions = [BALANCES, OPENING, ...FEED, EXTERNAL_MOVEMENTS];
