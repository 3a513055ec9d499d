/** The one schema of the service's tables and functions. */
export const SCHEMA = 'razao';

/** The role the service works under: it owns nothing and row-level security binds it. */
export const APP_ROLE = 'razao_app';

/**
 * Setting for functions of the hot path: their statements are planned once a connection. Postgres would plan them again at each call,
 * because it expects to do better for arrays whose length it knows.
 */
export const PLANNED_ONCE = 'set plan_cache_mode = force_generic_plan';

/**
 * Statement by which a transaction's commit does not wait for the disk, for what may be lost with its server: from an earlier place of the
 * outbox events are read again, another lease is drawn, and a budget is only more generous for a moment.
 */
export const NO_WAIT = `perform set_config('synchronous_commit', 'off', true);`;

/** Lets a function read across tenants: it has the rights of its owner, whom row-level security does not bind. */
export const AS_OWNER = `security definer set search_path = ${SCHEMA}, pg_temp`;

/**
 * Returns the function with the number of days that events are kept. It is a function, because only its owner can change the number:
 * `migrate` sets it, and the service's role cannot have events dropped that are to be kept.
 */
export function outboxDays(days: number): string {
  return `create or replace function razao.outbox_days() returns int language sql immutable as 'select ${Math.trunc(days)}'`;
}

/** What rows of a table wait for: `moment` is a column, or an expression of columns, of `r`; `where` says which rows wait at all. */
export interface WaitingRows {
  readonly table: string;
  readonly moment: string;
  readonly where?: string;
  /** Condition of `r` for rows that a process has leased until `due_at`. */
  readonly isLeased?: string;
}

/**
 * Returns the function that finds the earliest moment that rows wait for, of all tenants (`due_at`; null where none waits), and the number
 * of those that processes have in hand.
 */
export function nextMoment(name: string, ...waiting: readonly WaitingRows[]): string {
  const moments = waiting.map(({ table, moment, where = 'true' }) =>
    `(select min(${moment}) from razao.${table} r where r.tenant_id = t.tenant_id and ${where})`);
  const leased = waiting.flatMap(({ table, isLeased }) => (isLeased === undefined ? [] : [`sum((
      select count(*) from razao.${table} r where r.tenant_id = t.tenant_id and ${isLeased} and r.due_at > razao.clock()))`]));
  return `
  create function razao.${name}() returns table (due_at timestamptz, in_hand bigint) language sql stable ${AS_OWNER} as $$
    select min(least(${moments.join(', ')})), coalesce(${leased[0] ?? '0'}, 0)::bigint from razao.tenants t
  $$`;
}

/** Largest difference between the clocks of a process and of Postgres, in milliseconds, either way. */
export const CLOCK_TOLERANCE_MS = 5_000;

/** Number of commit numbers that a tenant skips after a failover: more than it can have committed since the standby's last record. */
export const COMMITS_LEFT_OUT = 1_000_000_000;

/** Constraint that limits a tenant's turnover of an asset to what JSON carries exactly. */
export const TURNOVER_FULL = 'turnover_exact';

/**
 * Joins what `select` finds for each row before it, by key. A plain join lets Postgres begin with the table, which it does
 * for a table that was small or unknown when the plan was made: until the next ANALYZE each look-up then reads all of it.
 */
export function eachOf(select: string, alias: string): string {
  return `cross join lateral (${select} offset 0) as ${alias}`;
}

/** Variant of `eachOf` where `select` may find nothing. */
export function eachOrNone(select: string, alias: string): string {
  return `left join lateral (${select} offset 0) as ${alias} on true`;
}

/** Nested loops over primary keys: a query reads a page, whatever Postgres assumes about the unknown limit. */
export const BY_KEY = `${PLANNED_ONCE} set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off`;

/**
 * Grants the service its use of a tenant's table and binds it to the tenant that the transaction has set.
 * Every statement of the service names a tenant; this makes forgetting it harmless. The setting is read in a query of
 * its own, and so once a statement, not once a row.
 */
export function tenantTable(table: string, grants: string): string {
  return `
    alter table razao.${table} enable row level security;
    create policy tenant on razao.${table} to ${APP_ROLE}
      using (tenant_id = (select current_setting('razao.tenant', true)))
      with check (tenant_id = (select current_setting('razao.tenant', true)));
    grant ${grants} on razao.${table} to ${APP_ROLE};`;
}

/**
 * Returns the function by which the journal writer stores rows of a domain's table, in its own statement of the batch:
 * `razao.write_<table>(tenant, {columns, areNew, rows})` inserts new rows by primary key and overwrites existing ones. The names come once
 * and every row is a list: objects cost Postgres a look-up a column and row. Rows that are all new are inserted as such: to be ready for an
 * existing one costs a second entry in the log for each. JSON is stored as it was read: as text it would be read again. Rows that list
 * other columns are those of the release before, and are written by the names of their columns.
 */
export function rowWriter(table: string, key: string, columns: Readonly<Record<string, string>>): string {
  const names = Object.keys(columns);
  const values = Object.values(columns).map((type, place) => valueAt(place, type));
  const overwrite = names.filter((name) => name !== key).map((name) => `${name} = excluded.${name}`);
  const insert = `insert into razao.${table} (tenant_id, ${names.join(', ')})
      select p_tenant, ${values.join(', ')} from jsonb_array_elements(p_written -> 'rows') as r`;
  return `
    create function razao.write_${table}(p_tenant text, p_written jsonb) returns void language plpgsql ${PLANNED_ONCE} as $$
    begin
      if p_written -> 'columns' is distinct from '${JSON.stringify(names)}'::jsonb then
        perform razao.store_by_name('${table}', '${key}', '${JSON.stringify(columns)}', p_tenant, p_written);
      elsif (p_written -> 'areNew')::boolean then
        ${insert};
      else
        ${insert}
        on conflict (tenant_id, ${key}) do update set ${overwrite.join(', ')};
      end if;
    end $$`;
}

/** The value at a place of a row `r`, which is a list. */
function valueAt(place: number | string, type: string): string {
  return type === 'jsonb' ? `nullif(r -> ${place}, 'null')` : `(r ->> ${place})::${type}`;
}

/**
 * Returns the SQL of a call's rows, for functions that do something else with rows than store them, and read them by the places of their
 * columns: each row is a list `r`, with the values in the order of these columns, and null for those that the release before does not
 * know.
 */
export function rowsOf(columns: readonly string[]): string {
  const names = `'${JSON.stringify(columns)}'::jsonb`;
  return `jsonb_array_elements(case when p_written -> 'columns' = ${names} then p_written -> 'rows' else razao.rows_in_order(${names}, p_written) end)`;
}

/**
 * `store_by_name`: stores rows that list some of a table's columns, in any order. What they do not list has the table's default where a
 * row is new, and stays as it is where it is there. It is put together at each call, and called for rows of the release before alone.
 * `rows_in_order`: the values of such rows in the order of these columns.
 * @throws datatype_mismatch for a column that is not known here: it may be dropped once no release writes it any more.
 */
export const STORE_BY_NAME = [`
  create function razao.require_columns(p_written jsonb, p_known text[]) returns void language plpgsql immutable as $$
  declare
    v_unknown text := (select string_agg(c, ', ') from jsonb_array_elements_text(p_written -> 'columns') as c where c <> all (p_known));
  begin
    if v_unknown is not null then
      raise exception 'rows list columns that this schema does not write: %', v_unknown using errcode = 'datatype_mismatch';
    end if;
  end $$`, `
  create function razao.store_by_name(p_table text, p_key text, p_types jsonb, p_tenant text, p_written jsonb) returns void language plpgsql as $$
  declare
    v_names text;
    v_values text;
    v_overwrite text;
  begin
    perform razao.require_columns(p_written, array(select jsonb_object_keys(p_types)));
    select string_agg(format('%I', c), ', ' order by n), string_agg(format('%I = excluded.%1$I', c), ', ' order by n),
        string_agg(case when p_types ->> c = 'jsonb' then format('nullif(r -> %s, ''null'')', n - 1) else format('(r ->> %s)::%s', n - 1, p_types ->> c) end, ', ' order by n)
      into v_names, v_overwrite, v_values
      from jsonb_array_elements_text(p_written -> 'columns') with ordinality as given(c, n);
    v_overwrite := case when (p_written -> 'areNew')::boolean then '' else format(' on conflict (tenant_id, %s) do update set %s', p_key, v_overwrite) end;
    execute format('insert into razao.%I (tenant_id, %s) select $1, %s from jsonb_array_elements($2) as r', p_table, v_names, v_values) || v_overwrite
      using p_tenant, p_written -> 'rows';
  end $$`, `
  create function razao.rows_in_order(p_columns jsonb, p_written jsonb) returns jsonb language plpgsql immutable as $$
  declare
    v_places int[] := array(
      select g.n::int - 1 from jsonb_array_elements_text(p_columns) with ordinality as known(c, n)
      left join jsonb_array_elements_text(p_written -> 'columns') with ordinality as g(c, n) on g.c = known.c order by known.n);
  begin
    perform razao.require_columns(p_written, array(select jsonb_array_elements_text(p_columns)));
    return (
      select jsonb_agg((select jsonb_agg(coalesce(r -> p.place, 'null') order by p.n) from unnest(v_places) with ordinality as p(place, n)) order by i)
      from jsonb_array_elements(p_written -> 'rows') with ordinality as rows(r, i));
  end $$`];

/**
 * The function `razao.read_<table>(tenant, keys)`: the rows of a domain's table by the column that names them, in one round
 * trip that binds the transaction to its tenant.
 * @param how the function is planned: `PLANNED_ONCE`, or `BY_KEY` where its rows are read through an index whatever happens.
 */
export function rowReader(table: string, key: string, how = PLANNED_ONCE): string {
  return `
    create function razao.read_${table}(p_tenant text, p_keys text[]) returns setof razao.${table} language plpgsql ${how} as $$
    begin
      perform set_config('razao.tenant', p_tenant, true);
      return query select * from razao.${table} where tenant_id = p_tenant and ${key} = any (p_keys);
    end $$`;
}

/**
 * The function `razao.write_rows`, which calls the `razao.write_<table>` of a table: for the writer's batch a statement
 * that is planned once, where one that is put together at each call would be planned at each call.
 * @param writers the names of all functions `write_<table>`.
 */
export function rowsWriter(writers: readonly string[]): string {
  return `
    create function razao.write_rows(p_table text, p_tenant text, p_written jsonb) returns void language plpgsql as $$
    begin
      case p_table
        ${writers.map((writer) => `when '${writer.slice('write_'.length)}' then perform razao.${writer}(p_tenant, p_written);`).join('\n        ')}
      end case;
    end $$`;
}
