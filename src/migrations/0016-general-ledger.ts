import { APP_ROLE, BY_KEY, PLANNED_ONCE, tenantTable } from './sql.ts';

/**
 * The general ledger is a reading of the journal. What each type of account was debited and credited by day is added up
 * as far as `gl_progress` says; a reader adds what was written since.
 */
export const GENERAL_LEDGER = `
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
