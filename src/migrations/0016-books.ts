import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, PLANNED_ONCE, tenantTable } from './sql.ts';

/** Nested loops over primary keys: what is read is a page, whatever Postgres thinks of the limit it does not know. */
const BY_KEY = `${PLANNED_ONCE} set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off`;

/** The São Paulo day of an instant, fixed at -03:00. */
const dayOf = (instant: string) => `((${instant} at time zone 'UTC') - interval '3 hours')::date`;

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
    this.addSql(GL);
    this.addSql(`grant execute on all functions in schema razao to ${APP_ROLE};`);
  }
}

const WRITES = `
  create function razao.note_late() returns trigger language plpgsql ${PLANNED_ONCE} as $$
  begin
    insert into razao.late_postings
      select new.tenant_id, p.account_id, p.asset, new.effective_at, new.seq_no, sum(p.amount), new.accounting_day, ${dayOf('new.committed_at')}
      from json_to_recordset(new.payload -> 'postings') as p(account_id text, asset text, amount bigint)
      group by p.account_id, p.asset having sum(p.amount) <> 0;
    return null;
  end $$;
  create trigger journal_entries_late after insert on razao.journal_entries
    for each row when (new.effective_at <> new.committed_at) execute function razao.note_late();

  create trigger late_postings_append_only before update or delete on razao.late_postings
    for each row execute function razao.refuse_change();
  create trigger balance_marks_append_only before update or delete on razao.balance_marks
    for each row execute function razao.refuse_change();

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
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select c.seq, e.committed_at, h.seq_no
      from razao.heads h
      cross join lateral (select coalesce(p_seq, razao.seq_at(p_tenant, p_instant)) as seq) c
      left join razao.journal_entries e on e.tenant_id = p_tenant and e.seq_no = c.seq
      where h.tenant_id = p_tenant;
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

/**
 * The general ledger is a reading of the journal. What each type of account was debited and credited by day is added up
 * as far as `gl_progress` says; a reader adds what was written since.
 */
const GL = `
  create table razao.gl_accounts (
    tenant_id     text not null,
    gl_account_id text not null,
    code          text not null,
    name          text not null,
    type          text not null constraint gl_account_type check (type in ('ASSET', 'LIABILITY', 'EQUITY', 'REVENUE', 'EXPENSE')),
    normal_side   text not null constraint gl_account_side check (normal_side in ('DEBIT', 'CREDIT')),
    parent_code   text,
    created_at    timestamptz not null,
    created_by    text not null,
    primary key (tenant_id, gl_account_id)
  );
  create unique index gl_account_code on razao.gl_accounts (tenant_id, code);
  ${tenantTable('gl_accounts', 'select, insert')}

  create table razao.gl_members (
    tenant_id     text not null,
    member_type   text not null,
    gl_account_id text not null,
    primary key (tenant_id, member_type),
    constraint gl_member_account foreign key (tenant_id, gl_account_id) references razao.gl_accounts
  );
  ${tenantTable('gl_members', 'select, insert')}

  create table razao.gl_days (
    tenant_id      text not null,
    accounting_day date not null,
    member_type    text not null,
    asset          text not null,
    debits         numeric not null,
    credits        numeric not null,
    primary key (tenant_id, accounting_day, member_type, asset)
  );
  ${tenantTable('gl_days', 'select, insert, update')}

  create table razao.gl_progress (
    tenant_id text primary key references razao.tenants,
    seq_no    bigint not null
  );
  ${tenantTable('gl_progress', 'select, insert, update')}

  create function razao.gl_moved(p_tenant text, p_after bigint, p_last bigint)
  returns table (accounting_day date, member_type text, asset text, debits numeric, credits numeric) language sql stable as $$
    select e.accounting_day, a.type, p.asset,
           coalesce(sum(-p.amount) filter (where p.amount < 0), 0), coalesce(sum(p.amount) filter (where p.amount > 0), 0)
    from razao.journal_entries e
    cross join lateral json_to_recordset(e.payload -> 'postings') as p(account_id text, asset text, amount bigint)
    join razao.accounts a on a.tenant_id = p_tenant and a.account_id = p.account_id
    where e.tenant_id = p_tenant and e.seq_no > p_after and e.seq_no <= p_last
    group by 1, 2, 3;
  $$;

  create function razao.fold_gl(p_tenant text, p_most int, p_left int) returns bigint language plpgsql as $$
  declare
    v_done bigint;
    v_head bigint;
    v_last bigint;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    select h.seq_no - coalesce(g.seq_no, 0) into v_head
      from razao.heads h left join razao.gl_progress g on g.tenant_id = h.tenant_id where h.tenant_id = p_tenant;
    if v_head <= p_left then return 0; end if;
    insert into razao.gl_progress values (p_tenant, 0) on conflict do nothing;
    select g.seq_no into v_done from razao.gl_progress g where g.tenant_id = p_tenant for no key update;
    select h.seq_no into v_head from razao.heads h where h.tenant_id = p_tenant;
    v_last := least(v_head, v_done + p_most);
    if v_last > v_done then
      insert into razao.gl_days as d (tenant_id, accounting_day, member_type, asset, debits, credits)
        select p_tenant, m.accounting_day, m.member_type, m.asset, m.debits, m.credits from razao.gl_moved(p_tenant, v_done, v_last) m
        on conflict (tenant_id, accounting_day, member_type, asset) do update
          set debits = d.debits + excluded.debits, credits = d.credits + excluded.credits;
      update razao.gl_progress g set seq_no = v_last where g.tenant_id = p_tenant;
    end if;
    return v_head - v_last;
  end $$;

  create function razao.gl_backlog(p_more_than bigint) returns setof text
  language sql stable security definer set search_path = razao, pg_temp as $$
    select h.tenant_id from heads h left join gl_progress g on g.tenant_id = h.tenant_id
    where h.seq_no - coalesce(g.seq_no, 0) > p_more_than;
  $$;
  revoke execute on function razao.gl_backlog from public;
  grant execute on function razao.gl_backlog to ${APP_ROLE};

  create function razao.read_account_types(p_tenant text, p_accounts text[]) returns table (account_id text, type text)
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select a.account_id, a.type from razao.accounts a where a.tenant_id = p_tenant and a.account_id = any (p_accounts);
  end $$;

  create function razao.read_gl_entry(p_tenant text, p_seq bigint)
  returns table (seq_no bigint, entry_type text, tx_id text, effective_at timestamptz, committed_at timestamptz, accounting_day text, payload json)
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select e.seq_no, e.entry_type, e.tx_id, e.effective_at, e.committed_at, e.accounting_day::text, e.payload
      from razao.journal_entries e where e.tenant_id = p_tenant and e.seq_no = p_seq;
  end $$;

  create function razao.read_trial_balance(p_tenant text, p_day date, p_asset text)
  returns table (head bigint, member_type text, asset text, debits text, credits text) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with edge as materialized (
        select h.seq_no as head, coalesce(g.seq_no, 0) as folded
        from razao.heads h left join razao.gl_progress g on g.tenant_id = h.tenant_id where h.tenant_id = p_tenant),
      moved as (
        select d.accounting_day, d.member_type, d.asset, d.debits, d.credits from razao.gl_days d where d.tenant_id = p_tenant
        union all
        select m.* from edge e cross join lateral razao.gl_moved(p_tenant, e.folded, e.head) m),
      sums as (
        select m.member_type, m.asset, sum(m.debits) as debits, sum(m.credits) as credits from moved m
        where m.accounting_day <= p_day and (p_asset is null or m.asset = p_asset) group by 1, 2)
      select e.head, s.member_type, s.asset, s.debits::text, s.credits::text from edge e left join sums s on true;
  end $$;

  create function razao.read_gl_entries(
    p_tenant text, p_account text, p_tx text, p_beyond bigint, p_from date, p_to date, p_begin timestamptz, p_end timestamptz, p_limit int
  ) returns table (seq_no bigint, entry_type text, tx_id text, effective_at timestamptz, committed_at timestamptz, accounting_day text, payload json)
  language plpgsql ${BY_KEY} as $$
  declare
    v_low bigint;
    v_high bigint;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    v_low := case when p_begin is null then 1 else razao.seq_at(p_tenant, p_begin - interval '1 millisecond') + 1 end;
    v_high := case when p_end is null then 9223372036854775807 else razao.seq_at(p_tenant, p_end) end;
    return query
      select e.seq_no, e.entry_type, e.tx_id, e.effective_at, e.committed_at, e.accounting_day::text, e.payload
      from (
        (select i.seq_no as seq from razao.journal_entries i
         where p_account is null and p_tx is null and i.tenant_id = p_tenant
           and i.seq_no < p_beyond and i.seq_no >= v_low and i.seq_no <= v_high
         order by i.seq_no desc limit p_limit)
        union
        (select i.seq_no from razao.postings i
         where p_account is not null and p_tx is null and i.tenant_id = p_tenant and i.account_id = p_account
           and i.asset = (select a.currency from razao.accounts a where a.tenant_id = p_tenant and a.account_id = p_account)
           and i.seq_no < p_beyond and i.seq_no >= v_low and i.seq_no <= v_high
         order by i.seq_no desc limit p_limit)
        union
        (select i.seq_no from razao.journal_entries i
         where p_tx is not null and i.tenant_id = p_tenant and i.tx_id = p_tx
           and i.seq_no < p_beyond and i.seq_no >= v_low and i.seq_no <= v_high
         order by i.seq_no desc limit p_limit)
        union
        (select distinct l.seq_no from razao.late_postings l
         where p_to is not null and l.tenant_id = p_tenant and l.accounting_day >= coalesce(p_from, '-infinity') and l.accounting_day <= p_to
           and l.accounting_day <> l.committed_day and l.seq_no > v_high and l.seq_no < p_beyond
         order by 1 desc limit p_limit)
        order by 1 desc limit p_limit) c
      join razao.journal_entries e on e.tenant_id = p_tenant and e.seq_no = c.seq
      order by e.seq_no desc;
  end $$;`;
