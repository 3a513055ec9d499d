import { BY_KEY } from '../../platform/db/sql.ts';

const MOVEMENTS = 'table (seq_no bigint, amount bigint, entry_type text, tx_id text, effective_at timestamptz, accounting_day text, payload json)';
const MOVEMENT = 'p.seq_no, p.amount, e.entry_type, e.tx_id, e.effective_at, e.accounting_day::text, e.payload';

/**
 * Movements of an account one way, in two streams that their reader merges: those that count when they were written, by
 * number, which is their order in time too; and those that count at another instant, by that instant. Of the former
 * stream, rows of the latter come without their entry: they only say how far the page reached.
 */
const movements = (name: string, beyond: '<' | '>', direction: 'asc' | 'desc') => [`
  create function razao.${name}(p_tenant text, p_account text, p_asset text, p_beyond bigint, p_end bigint, p_limit int)
  returns ${MOVEMENTS}
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select ${MOVEMENT}
      from (
        select i.seq_no, i.amount from razao.postings i
        where i.tenant_id = p_tenant and i.account_id = p_account and i.asset = p_asset
          and i.seq_no ${beyond} p_beyond and i.seq_no ${beyond === '>' ? '<=' : '>='} p_end
        order by i.seq_no ${direction} limit p_limit) p
      left join razao.journal_entries e on e.tenant_id = p_tenant and e.seq_no = p.seq_no and e.effective_at = e.committed_at
      order by p.seq_no ${direction};
  end $$`, `
  create function razao.late_${name}(
    p_tenant text, p_account text, p_asset text, p_beyond timestamptz, p_beyond_seq bigint, p_end timestamptz, p_head bigint, p_limit int
  ) returns ${MOVEMENTS}
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select ${MOVEMENT}
      from (
        select i.seq_no, i.amount, i.effective_at from razao.late_postings i
        where i.tenant_id = p_tenant and i.account_id = p_account and i.asset = p_asset
          and (i.effective_at, i.seq_no) ${beyond} (p_beyond, p_beyond_seq) and i.effective_at ${beyond === '>' ? '<=' : '>='} p_end and i.seq_no <= p_head
        order by i.effective_at ${direction}, i.seq_no ${direction} limit p_limit) p
      join razao.journal_entries e on e.tenant_id = p_tenant and e.seq_no = p.seq_no
      order by p.effective_at ${direction}, p.seq_no ${direction};
  end $$`];

/** What changed an account in its own currency, entry by entry. */
const DELTAS = `
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
  end $$`;

export const movementFunctions = [...movements('movements_forward', '>', 'asc'), ...movements('movements_back', '<', 'desc'), DELTAS];
