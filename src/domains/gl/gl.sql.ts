import { BY_KEY, PLANNED_ONCE } from '../../platform/db/sql.ts';
import { entryColumns, ENTRY_TYPES, movesOf } from '../journal/index.ts';

/**
 * The previous release, 0.2.0, writes days and turnovers with this function while it runs beside this one, whose `commit_batch` does so by
 * itself. Remove it with the next release.
 */
const WRITE_GL_DAYS = `
  create function razao.write_gl_days(p_tenant text, p_written jsonb) returns void language plpgsql ${PLANNED_ONCE} as $$
  begin
    insert into razao.gl_days as d
      select p_tenant, (r ->> 0)::date, r ->> 1, r ->> 2, (r ->> 3)::numeric, (r ->> 4)::numeric from jsonb_array_elements(p_written -> 'rows') as r
      on conflict (tenant_id, accounting_day, member_type, asset) do update
        set debits = d.debits + excluded.debits, credits = d.credits + excluded.credits;
    insert into razao.turnovers as t
      select p_tenant, r ->> 2, sum((r ->> 4)::numeric) from jsonb_array_elements(p_written -> 'rows') as r group by r ->> 2
      on conflict (tenant_id, asset) do update set moved = t.moved + excluded.moved;
  end $$`;

const ENTRY_ROWS = `table (${ENTRY_TYPES})`;
const ENTRY = entryColumns('e');

/** Entries as the general ledger shows them, by number, account, transaction and days; late ones by the day they count for. */
const ENTRIES = [`
  create function razao.read_account_types(p_tenant text, p_accounts text[]) returns table (account_id text, type text)
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select a.account_id, coalesce(a.gathered_as, a.type) from razao.accounts a where a.tenant_id = p_tenant and a.account_id = any (p_accounts);
  end $$`, `
  create function razao.read_gl_entry(p_tenant text, p_seq bigint)
  returns ${ENTRY_ROWS}
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select ${ENTRY}
      from razao.journal_entries e where e.tenant_id = p_tenant and e.seq_no = p_seq;
  end $$`, `
  create function razao.read_gl_entries(
    p_tenant text, p_account text, p_tx text, p_beyond bigint, p_from date, p_to date, p_begin timestamptz, p_end timestamptz, p_limit int
  ) returns ${ENTRY_ROWS}
  language plpgsql ${BY_KEY} as $$
  declare
    v_low bigint;
    v_high bigint;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    v_low := case when p_begin is null then 1 else razao.seq_at(p_tenant, p_begin - interval '1 millisecond') + 1 end;
    v_high := case when p_end is null then 9223372036854775807 else razao.seq_at(p_tenant, p_end) end;
    return query
      select ${ENTRY}
      from (
        (select i.seq_no as seq from razao.journal_entries i
         where p_account is null and p_tx is null and i.tenant_id = p_tenant
           and i.seq_no < p_beyond and i.seq_no >= v_low and i.seq_no <= v_high
         order by i.seq_no desc limit p_limit)
        union
        (select m.seq_no from (${movesOf('p_account', `p_account is not null and p_tx is null
           and i.asset = (select a.currency from razao.accounts a where a.tenant_id = p_tenant and a.account_id = p_account)
           and i.seq_no < p_beyond and i.seq_no >= v_low and i.seq_no <= v_high`, 'desc', 'p_limit')}) m)
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
  end $$`];

const READ_TRIAL_BALANCE = `
  create function razao.read_trial_balance(p_tenant text, p_day date, p_asset text)
  returns table (head bigint, member_type text, asset text, debits text, credits text) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select h.seq_no, d.member_type, d.asset, sum(d.debits)::text, sum(d.credits)::text
      from razao.heads h
      left join razao.gl_days d on d.tenant_id = h.tenant_id and d.accounting_day <= p_day and (p_asset is null or d.asset = p_asset)
      where h.tenant_id = p_tenant group by 1, 2, 3;
  end $$`;

export const glFunctions = [WRITE_GL_DAYS, ...ENTRIES, READ_TRIAL_BALANCE];
