import { Migration } from '@mikro-orm/migrations';
import { GENERAL_LEDGER } from './0016-general-ledger.ts';
import { APP_ROLE, BY_KEY, PLANNED_ONCE, REGISTER_ROW_WRITERS, tenantTable } from './sql.ts';

/**
 * How past states of the books are read. Postings carry the balance they left behind, and entries are numbered in the
 * order of their commits; so a cut is a number, found by halving, and a posted balance the last posting before it.
 * Two kinds of rows are kept beside that, neither by a NATIVE transfer: what counts before it was written, and what
 * each entry left of outgoing, incoming, held and blocked.
 */
export class Migration0016Books extends Migration {
  override up(): void {
    this.addSql(`
      create index journal_entries_by_tx on razao.journal_entries (tenant_id, tx_id, seq_no);

      create table razao.late_postings (
        tenant_id      text not null,
        account_id     text not null,
        asset          text not null,
        effective_at   timestamptz not null,
        seq_no         bigint not null,
        amount         bigint not null,
        accounting_day date not null,
        committed_day  date not null,
        primary key (tenant_id, account_id, asset, effective_at, seq_no)
      );
      create index late_postings_across_days on razao.late_postings (tenant_id, account_id, asset, accounting_day, committed_day)
        include (amount, seq_no) where accounting_day <> committed_day;
      create index late_entries_by_day on razao.late_postings (tenant_id, accounting_day, seq_no) where accounting_day <> committed_day;
      ${tenantTable('late_postings', 'select, insert')}

      create table razao.balance_marks (
        tenant_id  text not null,
        account_id text not null,
        asset      text not null,
        seq_no     bigint not null,
        outgoing   bigint not null,
        incoming   bigint not null,
        held       bigint not null,
        blocked    bigint not null,
        reserves   boolean not null,
        changes    jsonb not null,
        primary key (tenant_id, account_id, asset, seq_no)
      );
      ${tenantTable('balance_marks', 'select, insert')}

      create table razao.position_checkpoints (
        tenant_id  text not null,
        account_id text not null,
        seq_no     bigint not null,
        positions  jsonb not null,
        primary key (tenant_id, account_id, seq_no)
      );
      ${tenantTable('position_checkpoints', 'select, insert')}
    `);
    this.addSql(WRITES);
    this.addSql(CUTS);
    this.addSql(movements('movements_forward', '>', 'asc'));
    this.addSql(movements('movements_back', '<', 'desc'));
    this.addSql(OPENING);
    this.addSql(FEED);
    this.addSql(GENERAL_LEDGER);
    this.addSql(REGISTER_ROW_WRITERS);
    this.addSql(`grant execute on all functions in schema razao to ${APP_ROLE};`);
  }
}

const WRITES = `
  create trigger late_postings_append_only before update or delete on razao.late_postings
    for each row execute function razao.refuse_change();
  create trigger balance_marks_append_only before update or delete on razao.balance_marks
    for each row execute function razao.refuse_change();

  create function razao.write_late_postings(p_tenant text, p_written jsonb) returns void language plpgsql ${PLANNED_ONCE} as $$
  begin
    insert into razao.late_postings
      select p_tenant, r ->> 0, r ->> 1, (r ->> 2)::timestamptz, (r ->> 3)::bigint, (r ->> 4)::bigint, (r ->> 5)::date, (r ->> 6)::date
      from jsonb_array_elements(p_written -> 'rows') as r;
  end $$;

  create function razao.write_balance_marks(p_tenant text, p_written jsonb) returns void language plpgsql ${PLANNED_ONCE} as $$
  begin
    insert into razao.balance_marks
      select p_tenant, r ->> 0, r ->> 1, (r ->> 2)::bigint, (r ->> 3)::bigint, (r ->> 4)::bigint, (r ->> 5)::bigint, (r ->> 6)::bigint,
             (r ->> 7)::boolean, r -> 8
      from jsonb_array_elements(p_written -> 'rows') as r;
  end $$;

  create function razao.keep_checkpoint(p_tenant text, p_account text, p_seq bigint, p_positions jsonb) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.position_checkpoints values (p_tenant, p_account, p_seq, p_positions) on conflict do nothing;
  end $$;`;

const CUTS = `
  create function razao.seq_at(p_tenant text, p_instant timestamptz) returns bigint language plpgsql stable ${PLANNED_ONCE} as $$
  declare
    v_low bigint := 0;
    v_high bigint := (select h.seq_no from razao.heads h where h.tenant_id = p_tenant);
    v_middle bigint;
  begin
    while v_low < v_high loop
      v_middle := (v_low + v_high + 1) / 2;
      if (select e.committed_at from razao.journal_entries e where e.tenant_id = p_tenant and e.seq_no = v_middle) <= p_instant then
        v_low := v_middle;
      else
        v_high := v_middle - 1;
      end if;
    end loop;
    return v_low;
  end $$;

  create function razao.read_cut(p_tenant text, p_instant timestamptz, p_seq bigint)
  returns table (seq_no bigint, committed_at timestamptz, head bigint) language plpgsql ${PLANNED_ONCE} as $$
  declare
    v_seq bigint;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    v_seq := coalesce(p_seq, razao.seq_at(p_tenant, p_instant));
    return query
      select v_seq, (select e.committed_at from razao.journal_entries e where e.tenant_id = p_tenant and e.seq_no = v_seq), h.seq_no
      from razao.heads h where h.tenant_id = p_tenant;
  end $$;

  create function razao.read_balances_at(p_tenant text, p_accounts text[], p_seq bigint)
  returns table (account_id text, asset text, posted bigint, posting_seq bigint,
                 outgoing bigint, incoming bigint, held bigint, blocked bigint, mark_seq bigint) language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select b.account_id, b.asset, p.posted_after, p.seq_no, m.outgoing, m.incoming, m.held, m.blocked, m.seq_no
      from razao.balances b
      left join lateral (
        select i.posted_after, i.seq_no from razao.postings i
        where i.tenant_id = p_tenant and i.account_id = b.account_id and i.asset = b.asset and i.seq_no <= p_seq
        order by i.seq_no desc limit 1) p on true
      left join lateral (
        select i.outgoing, i.incoming, i.held, i.blocked, i.seq_no from razao.balance_marks i
        where i.tenant_id = p_tenant and i.account_id = b.account_id and i.asset = b.asset and i.seq_no <= p_seq
        order by i.seq_no desc limit 1) m on true
      where b.tenant_id = p_tenant and b.account_id = any (p_accounts) and (p.seq_no is not null or m.seq_no is not null);
  end $$;

  create function razao.read_marks(p_tenant text, p_account text, p_after bigint, p_last bigint, p_limit int)
  returns table (seq_no bigint, asset text, changes jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select m.seq_no, m.asset, m.changes from razao.balance_marks m
      where m.tenant_id = p_tenant and m.account_id = p_account and m.seq_no > p_after and m.seq_no <= p_last
      order by m.seq_no, m.asset limit p_limit;
  end $$;

  create function razao.read_checkpoint(p_tenant text, p_account text, p_seq bigint)
  returns table (seq_no bigint, positions jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select c.seq_no, c.positions from razao.position_checkpoints c
      where c.tenant_id = p_tenant and c.account_id = p_account and c.seq_no <= p_seq order by c.seq_no desc limit 1;
  end $$;`;

/**
 * Movements of an account one way, in two streams that their reader merges: those that count when they were written, by
 * number, which is their order in time too; and those that count at another instant, by that instant. Of the former
 * stream, rows of the latter come without their entry: they only say how far the page reached.
 */
const movements = (name: string, beyond: '<' | '>', direction: 'asc' | 'desc') => `
  create function razao.${name}(p_tenant text, p_account text, p_asset text, p_beyond bigint, p_end bigint, p_limit int)
  returns table (seq_no bigint, amount bigint, entry_type text, tx_id text, effective_at timestamptz, accounting_day text, payload json)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select p.seq_no, p.amount, e.entry_type, e.tx_id, e.effective_at, e.accounting_day::text, e.payload
      from (
        select i.seq_no, i.amount from razao.postings i
        where i.tenant_id = p_tenant and i.account_id = p_account and i.asset = p_asset
          and i.seq_no ${beyond} p_beyond and i.seq_no ${beyond === '>' ? '<=' : '>='} p_end
        order by i.seq_no ${direction} limit p_limit) p
      left join razao.journal_entries e on e.tenant_id = p_tenant and e.seq_no = p.seq_no and e.effective_at = e.committed_at
      order by p.seq_no ${direction};
  end $$;

  create function razao.late_${name}(
    p_tenant text, p_account text, p_asset text, p_beyond timestamptz, p_beyond_seq bigint, p_end timestamptz, p_head bigint, p_limit int
  ) returns table (seq_no bigint, amount bigint, entry_type text, tx_id text, effective_at timestamptz, accounting_day text, payload json)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select p.seq_no, p.amount, e.entry_type, e.tx_id, e.effective_at, e.accounting_day::text, e.payload
      from (
        select i.seq_no, i.amount, i.effective_at from razao.late_postings i
        where i.tenant_id = p_tenant and i.account_id = p_account and i.asset = p_asset
          and (i.effective_at, i.seq_no) ${beyond} (p_beyond, p_beyond_seq) and i.effective_at ${beyond === '>' ? '<=' : '>='} p_end and i.seq_no <= p_head
        order by i.effective_at ${direction}, i.seq_no ${direction} limit p_limit) p
      join razao.journal_entries e on e.tenant_id = p_tenant and e.seq_no = p.seq_no
      order by p.effective_at ${direction}, p.seq_no ${direction};
  end $$;`;

/**
 * What an account held before a day, by when movements count: what its last posting before that day left behind, plus
 * what was written later and counts earlier, less what was written earlier and counts later. One snapshot with the head
 * and the live balance.
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
            select i.posted_after from razao.postings i
            where i.tenant_id = p_tenant and i.account_id = m.account and i.asset = p_asset and i.seq_no <= c.before
            order by i.seq_no desc limit 1), 0)
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
  end $$;`;

/**
 * The feed of transactions. What an account expects from outside and has not received has no posting yet, or never gets
 * one: an index of its own, which NATIVE transfers do not enter.
 */
const FEED = `
  create index obligations_unposted on razao.obligations (tenant_id, creditor_account_id, created_at, obligation_id)
    where creditor_kind = 'account' and rail <> 'NATIVE'
      and (state <> 'FINAL' or resolution_outcome <> 'SETTLED' or destination_account_id is not null);
  create index obligations_by_destination on razao.obligations (tenant_id, destination_account_id, obligation_id)
    where destination_account_id is not null;

  create function razao.read_edges(p_tenant text, p_begin timestamptz, p_end timestamptz)
  returns table (head bigint, first bigint, last bigint) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select h.seq_no, razao.seq_at(p_tenant, p_begin - interval '1 millisecond') + 1, razao.seq_at(p_tenant, p_end)
      from razao.heads h where h.tenant_id = p_tenant;
  end $$;

  create function razao.feed_by_creation(p_tenant text, p_accounts text[], p_before text, p_limit int)
  returns table (obligation_id text) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
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
         order by o.obligation_id desc limit p_limit)) f
      order by f.id desc limit p_limit;
  end $$;

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
  end $$;

  create function razao.external_movements(p_tenant text, p_account text)
  returns table (obligation_id text, amount bigint, is_settled boolean, seq_no bigint, entry_type text, tx_id text,
                 effective_at timestamptz, accounting_day text, payload json) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select o.obligation_id, case when o.creditor_account_id = p_account then o.amount else -o.amount end,
             o.resolution_outcome is not distinct from 'SETTLED', e.seq_no, e.entry_type, o.tx_id,
             case when o.resolution_outcome = 'SETTLED' then e.effective_at else o.created_at end, e.accounting_day::text, e.payload
      from razao.obligations o
      cross join lateral (
        select i.* from razao.journal_entries i
        where i.tenant_id = p_tenant and i.tx_id = o.tx_id and i.entry_type <> 'EXCEPTION' order by i.seq_no desc limit 1) e
      where o.tenant_id = p_tenant and (o.creditor_account_id = p_account or o.debtor_account_id = p_account);
  end $$;

  create function razao.read_entries_of(p_tenant text, p_tx text[])
  returns table (tx_id text, seq_no bigint, entry_type text, effective_at timestamptz, payload json) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select e.tx_id, e.seq_no, e.entry_type, e.effective_at, e.payload from razao.journal_entries e
      where e.tenant_id = p_tenant and e.tx_id = any (p_tx) order by e.seq_no;
  end $$;

  create function razao.read_display_names(p_tenant text, p_accounts text[])
  returns table (account_id text, display_name text) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.account_id, o.display_name from razao.accounts a
      join razao.parties o on o.tenant_id = a.tenant_id and o.party_id = a.owner_party_id
      where a.tenant_id = p_tenant and a.account_id = any (p_accounts);
  end $$;

  create function razao.read_account_deltas(p_tenant text, p_account text, p_after bigint, p_last bigint, p_limit int)
  returns table (seq_no bigint, entry_type text, tx_id text, effective_at timestamptz, committed_at timestamptz, accounting_day text,
                 payload json, entry_hash text, asset text, amount bigint, posted_after bigint) language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select e.seq_no, e.entry_type, e.tx_id, e.effective_at, e.committed_at, e.accounting_day::text, e.payload, e.entry_hash,
             c.asset, p.amount, p.posted_after
      from (
        (select i.seq_no, i.asset from razao.postings i join razao.accounts a on a.tenant_id = i.tenant_id and a.account_id = i.account_id and a.currency = i.asset
         where i.tenant_id = p_tenant and i.account_id = p_account and i.seq_no > p_after and i.seq_no <= p_last
         order by i.seq_no limit p_limit)
        union
        (select m.seq_no, m.asset from razao.balance_marks m join razao.accounts a on a.tenant_id = m.tenant_id and a.account_id = m.account_id and a.currency = m.asset
         where m.tenant_id = p_tenant and m.account_id = p_account and m.seq_no > p_after and m.seq_no <= p_last and m.reserves
         order by m.seq_no limit p_limit)
        order by 1 limit p_limit) c
      join razao.journal_entries e on e.tenant_id = p_tenant and e.seq_no = c.seq_no
      left join razao.postings p on p.tenant_id = p_tenant and p.account_id = p_account and p.asset = c.asset and p.seq_no = c.seq_no
      order by e.seq_no;
  end $$;`;
