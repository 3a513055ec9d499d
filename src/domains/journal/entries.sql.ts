import { PLANNED_ONCE } from '../../platform/db/sql.ts';
import { GENESIS_HASH } from './entry.ts';
import { entryColumns, ENTRY_TYPES } from './entry-row.ts';

const CHAINED = `table (prev_hash text, entry_hash text, ${ENTRY_TYPES})`;
const LINK =
  `coalesce((select b.entry_hash from razao.journal_entries b where b.tenant_id = p_tenant and b.seq_no = e.seq_no - 1), '${GENESIS_HASH}'), e.entry_hash`;

/** Entries as the chain has them, by number and by transaction. */
export const entryFunctions = [`
  create function razao.read_entries(p_tenant text, p_after bigint, p_last bigint, p_limit int) returns ${CHAINED} language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select ${LINK}, ${entryColumns('e')} from razao.journal_entries e
      where e.tenant_id = p_tenant and e.seq_no > p_after and e.seq_no <= p_last order by e.seq_no limit p_limit;
  end $$`, `
  create function razao.read_entries_of_tx(p_tenant text, p_tx text) returns ${CHAINED} language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select ${LINK}, ${entryColumns('e')} from razao.journal_entries e where e.tenant_id = p_tenant and e.tx_id = p_tx order by e.seq_no;
  end $$`];
