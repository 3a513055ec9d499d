import { PLANNED_ONCE } from '../../platform/db/sql.ts';
import { GENESIS_HASH } from './entry.ts';
import { entryColumns, ENTRY_TYPES } from './entry-row.ts';

const CHAINED = `table (prev_hash text, entry_hash text, ${ENTRY_TYPES})`;
const LINK = `coalesce((select b.entry_hash from razao.journal_entries b where b.tenant_id = p_tenant and b.seq_no = e.seq_no - 1), '${GENESIS_HASH}'), e.entry_hash`;

/** Commits grow with entries: the last entry of a commit or of one before it is found by halving. */
const SEQ_OF_COMMIT = `
  create function razao.seq_of_commit(p_tenant text, p_commit bigint) returns bigint language plpgsql stable ${PLANNED_ONCE} as $$
  declare
    v_low bigint := 0;
    v_high bigint := (select h.seq_no from razao.heads h where h.tenant_id = p_tenant);
    v_middle bigint;
  begin
    while v_low < v_high loop
      v_middle := (v_low + v_high + 1) / 2;
      if (select e.commit_no from razao.journal_entries e where e.tenant_id = p_tenant and e.seq_no = v_middle) <= p_commit then
        v_low := v_middle;
      else
        v_high := v_middle - 1;
      end if;
    end loop;
    return v_low;
  end $$`;

/** Entries as they stand in the chain, by number and by transaction. */
export const entryFunctions = [SEQ_OF_COMMIT, `
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
