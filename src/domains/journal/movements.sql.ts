import { BY_KEY } from '../../platform/db/sql.ts';
import { entryColumns, ENTRY_TYPES, movesOf } from './entry-row.ts';

const MOVEMENTS = `table (moved bigint, is_late boolean, ${ENTRY_TYPES})`;

/**
 * Returns the functions that read movements of an account one way, in two streams that their reader merges: those that count when they were
 * written, by number, which is their order in time too; and those that count at another instant, by that instant. The former stream has
 * rows of the latter too, as late: they only show how far the page reached.
 */
const movements = (name: string, beyond: '<' | '>', direction: 'asc' | 'desc') => [`
  create function razao.${name}(p_tenant text, p_account text, p_asset text, p_beyond bigint, p_end bigint, p_limit int)
  returns ${MOVEMENTS}
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select e.moved, e.effective_at <> e.committed_at, ${entryColumns('e')}
      from (${movesOf('p_account', `i.asset = p_asset and i.seq_no ${beyond} p_beyond and i.seq_no ${beyond === '>' ? '<=' : '>='} p_end`, direction, 'p_limit')}) e
      order by e.seq_no ${direction};
  end $$`, `
  create function razao.late_${name}(
    p_tenant text, p_account text, p_asset text, p_beyond timestamptz, p_beyond_seq bigint, p_end timestamptz, p_head bigint, p_limit int
  ) returns ${MOVEMENTS}
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select p.amount, true, ${entryColumns('e')}
      from (
        select i.seq_no, i.amount, i.effective_at from razao.late_postings i
        where i.tenant_id = p_tenant and i.account_id = p_account and i.asset = p_asset
          and (i.effective_at, i.seq_no) ${beyond} (p_beyond, p_beyond_seq) and i.effective_at ${beyond === '>' ? '<=' : '>='} p_end and i.seq_no <= p_head
        order by i.effective_at ${direction}, i.seq_no ${direction} limit p_limit) p
      join razao.journal_entries e on e.tenant_id = p_tenant and e.seq_no = p.seq_no
      order by p.effective_at ${direction}, p.seq_no ${direction};
  end $$`];

/** Changes of an account in its own currency, entry by entry. */
const DELTAS = `
  create function razao.read_account_deltas(p_tenant text, p_account text, p_after bigint, p_last bigint, p_limit int)
  returns table (posted_delta bigint, posted_after bigint, currency text, entry_hash text, ${ENTRY_TYPES}) language plpgsql ${BY_KEY} as $$
  declare
    v_currency text;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    v_currency := (select a.currency from razao.accounts a where a.tenant_id = p_tenant and a.account_id = p_account);
    return query
      select case when e.debtor_account_id = p_account then -e.amount when e.creditor_account_id = p_account then e.amount end,
             case when e.debtor_account_id = p_account then e.debtor_after when e.creditor_account_id = p_account then e.creditor_after end,
             v_currency, e.entry_hash, ${entryColumns('e')}
      from (
        (select m.seq_no from (${movesOf('p_account', 'i.asset = v_currency and i.seq_no > p_after and i.seq_no <= p_last', 'asc', 'p_limit')}) m)
        union
        (select m.seq_no from razao.balance_marks m
         where m.tenant_id = p_tenant and m.account_id = p_account and m.asset = v_currency and m.seq_no > p_after and m.seq_no <= p_last and m.reserves
         order by m.seq_no limit p_limit)
        order by 1 limit p_limit) c
      join razao.journal_entries e on e.tenant_id = p_tenant and e.seq_no = c.seq_no
      order by e.seq_no;
  end $$`;

export const movementFunctions = [...movements('movements_forward', '>', 'asc'), ...movements('movements_back', '<', 'desc'), DELTAS];
