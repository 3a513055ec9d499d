import { BY_KEY, PLANNED_ONCE } from '../../platform/db/sql.ts';
import { movesOf } from './entry-row.ts';

/**
 * Returns a function that finds by bisection the last entry whose column, which grows with entries,
 * does not exceed a value: its number, 0 for none.
 */
function lastEntryBy(name: string, column: string, value: string): string {
  const [parameter] = value.split(' ');
  return `
  create function razao.${name}(p_tenant text, ${value}) returns bigint language plpgsql stable ${PLANNED_ONCE} as $$
  declare
    v_low bigint := 0;
    v_high bigint := (select h.seq_no from razao.heads h where h.tenant_id = p_tenant);
    v_middle bigint;
  begin
    while v_low < v_high loop
      v_middle := (v_low + v_high + 1) / 2;
      if (select e.${column} from razao.journal_entries e where e.tenant_id = p_tenant and e.seq_no = v_middle) <= ${parameter} then
        v_low := v_middle;
      else
        v_high := v_middle - 1;
      end if;
    end loop;
    return v_low;
  end $$`;
}

/** The books at an instant: entries are numbered in the order of their commits, so a cut is a number. */
const CUTS = [lastEntryBy('seq_at', 'committed_at', 'p_instant timestamptz'), lastEntryBy(
  'seq_of_commit', 'commit_no', 'p_commit bigint',
), `
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
  end $$`, `
  create function razao.read_edges(p_tenant text, p_begin timestamptz, p_end timestamptz)
  returns table (head bigint, first bigint, last bigint) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select h.seq_no, razao.seq_at(p_tenant, p_begin - interval '1 millisecond') + 1, razao.seq_at(p_tenant, p_end)
      from razao.heads h where h.tenant_id = p_tenant;
  end $$`];

/** Reads balances and positions at a cut: a posted balance is the one after the last move before it. */
const BALANCES = [`
  create function razao.read_balances_at(p_tenant text, p_accounts text[], p_seq bigint)
  returns table (account_id text, asset text, posted bigint, posting_seq bigint,
                 outgoing bigint, incoming bigint, held bigint, blocked bigint, mark_seq bigint) language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select b.account_id, b.asset, p.posted_after, p.seq_no, m.outgoing, m.incoming, m.held, m.blocked, m.seq_no
      from razao.balances b
      left join lateral (
        ${movesOf('b.account_id', 'i.asset = b.asset and i.seq_no <= p_seq', 'desc', '1')}) p on true
      left join lateral (
        select i.outgoing, i.incoming, i.held, i.blocked, i.seq_no from razao.balance_marks i
        where i.tenant_id = p_tenant and i.account_id = b.account_id and i.asset = b.asset and i.seq_no <= p_seq
        order by i.seq_no desc limit 1) m on true
      where b.tenant_id = p_tenant and b.account_id = any (p_accounts) and (p.seq_no is not null or m.seq_no is not null);
  end $$`, `
  create function razao.read_marks(p_tenant text, p_account text, p_after bigint, p_last bigint, p_limit int)
  returns table (seq_no bigint, asset text, changes jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select m.seq_no, m.asset, m.changes from razao.balance_marks m
      where m.tenant_id = p_tenant and m.account_id = p_account and m.seq_no > p_after and m.seq_no <= p_last
      order by m.seq_no, m.asset limit p_limit;
  end $$`, `
  create function razao.read_checkpoint(p_tenant text, p_account text, p_seq bigint)
  returns table (seq_no bigint, positions jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select c.seq_no, c.positions from razao.position_checkpoints c
      where c.tenant_id = p_tenant and c.account_id = p_account and c.seq_no <= p_seq order by c.seq_no desc limit 1;
  end $$`, `
  create function razao.keep_checkpoint(p_tenant text, p_account text, p_seq bigint, p_positions jsonb) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.position_checkpoints values (p_tenant, p_account, p_seq, p_positions) on conflict do nothing;
  end $$`];

export const cutFunctions = [...CUTS, ...BALANCES];
