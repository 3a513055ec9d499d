import type { Log } from '../log.ts';
import { Loop } from './loop.ts';
import type { Database } from '../db/database.ts';
import { AS_OWNER } from '../db/sql.ts';

const ANALYSE = { name: 'analyse-new-tables', text: 'select razao.analyse_new_tables() as analysed' };
const LOOK_EVERY_MS = 1_000;
/** Number of rows from which Postgres' own analysis is due. */
const ENOUGH_ROWS = 50;

/**
 * Analyses the tables that have rows and were never analysed. Postgres does so by itself, but up to a minute after a table's
 * first rows, and makes its plans meanwhile as if every tenant had two rows. One process at a time; a table whose rows are
 * spread over other nodes has none here.
 */
export const ANALYSE_NEW_TABLES = `
  create function razao.analyse_new_tables() returns int language plpgsql ${AS_OWNER} as $$
  declare
    v_table regclass;
    v_count int := 0;
  begin
    if not pg_try_advisory_xact_lock(hashtext('razao.analyse_new_tables')) then return 0; end if;
    for v_table in
      select c.oid from pg_class c where c.relnamespace = 'razao'::regnamespace and c.relkind = 'r'
        and c.reltuples < 0 and pg_stat_get_live_tuples(c.oid) >= ${ENOUGH_ROWS}
    loop
      execute format('analyze %s', v_table);
      v_count := v_count + 1;
    end loop;
    return v_count;
  end $$`;

/** Lets new tables be analysed within a second or two of their first rows: a new installation's first minute, and a day's new partition. */
export function analyseNewTables(database: Database, log: Log): Loop {
  return new Loop(async () => {
    await database.query(ANALYSE, []);
    return LOOK_EVERY_MS;
  }, (error) => { log.debug({ err: error }, 'new tables could not be analysed'); });
}
