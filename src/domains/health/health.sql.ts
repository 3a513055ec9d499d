/**
 * Fails where nothing can be written: on a full disk, on a standby. A sort that does not fit into its memory goes to a file
 * of a few hundred kilobytes in the database's own tablespace; it leaves nothing behind, neither rows nor log.
 */
export const healthFunctions = [`
  create function razao.require_room() returns void language plpgsql
  set work_mem = '64kB' set temp_tablespaces = '' as $$
  begin
    if current_setting('transaction_read_only')::boolean then
      raise exception 'the database is read only' using errcode = 'read_only_sql_transaction';
    end if;
    perform count(*) from generate_series(1, 20000);
  end $$`];
