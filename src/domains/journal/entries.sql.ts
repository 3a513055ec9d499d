import { PLANNED_ONCE } from '../../platform/db/sql.ts';
import { GENESIS_HASH } from './entry.ts';
import { entryColumns, ENTRY_TYPES } from './entry-row.ts';
import { DIGITS, PREFIX_LENGTH, SEQ_DIGITS, TIME_DIGITS } from './payment.ts';

const CHAINED = `table (prev_hash text, entry_hash text, ${ENTRY_TYPES})`;
const LINK = `coalesce((select b.entry_hash from razao.journal_entries b where b.tenant_id = p_tenant and b.seq_no = e.seq_no - 1), '${GENESIS_HASH}'), e.entry_hash`;

/** A number of digits to the base of 32 of an id, as a bigint: of anything else, some number. */
export function digitsOf(id: string, from: number, count: number): string {
  return Array.from({ length: count }, (_, at) => (
    `((strpos('${DIGITS}', substr(${id}, ${from + at}, 1)) - 1)::bigint << ${5 * (count - 1 - at)})`)).join(' + ');
}

/**
 * `seq_named`: the number of the entry that the id of a payment or its transaction names; of other ids, some number.
 * `entries_of_tx`: the entries of a transaction, a payment by its number and others by their index.
 */
const BY_TRANSACTION = [`
  create function razao.seq_named(p_id text) returns bigint language sql immutable as $$
    select ${digitsOf('p_id', PREFIX_LENGTH + TIME_DIGITS + 1, SEQ_DIGITS)};
  $$`, `
  create function razao.entries_of_tx(p_tenant text, p_tx text) returns setof razao.journal_entries language sql stable as $$
    select * from razao.journal_entries where tenant_id = p_tenant and seq_no = razao.seq_named(p_tx) and tx_id = p_tx and created_by is not null
    union all
    select * from razao.journal_entries where tenant_id = p_tenant and tx_id = p_tx and created_by is null;
  $$`];

/** Entries as they stand in the chain, by number and by transaction. */
export const entryFunctions = [...BY_TRANSACTION, `
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
      select ${LINK}, ${entryColumns('e')} from razao.entries_of_tx(p_tenant, p_tx) e order by e.seq_no;
  end $$`];
