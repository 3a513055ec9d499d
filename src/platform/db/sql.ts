/** The one schema of the service's tables and functions. */
export const SCHEMA = 'razao';

/** The role the service works under: it owns nothing and row-level security binds it. */
export const APP_ROLE = 'razao_app';

/**
 * For functions of the hot path: their statements are planned once a connection. Postgres would plan them anew at each
 * call, because it thinks it can do better for arrays whose length it knows.
 */
export const PLANNED_ONCE = 'set plan_cache_mode = force_generic_plan';

/** Lets a function look across tenants: it has the rights of its owner, whom row-level security does not bind. */
export const AS_OWNER = `security definer set search_path = ${SCHEMA}, pg_temp`;

/**
 * For how many days events are kept. A function, because its owner alone can change what it says: `migrate` sets it, and
 * the service's role cannot have events dropped that are to be kept.
 */
export function outboxDays(days: number): string {
  return `create or replace function razao.outbox_days() returns int language sql immutable as 'select ${Math.trunc(days)}'`;
}

/** The SQLSTATE of a batch that holds a command which was carried out before. */
export const RECORDED_ALREADY = 'RZ001';

/** The SQLSTATE of a commit by a process whose clock is not Postgres'. */
export const CLOCK_OFF = 'RZ002';

/** The SQLSTATE of a step of leased work whose lease another has by now. */
export const LEASE_LOST = 'RZ003';

/** The SQLSTATE of a transaction that makes more than a quota of the tenant allows. */
export const QUOTA_FULL = 'RZ004';

/** How far the clock of a process may be from Postgres', in milliseconds, either way. */
export const CLOCK_TOLERANCE_MS = 5_000;

/** How many numbers of commits a tenant leaves out after a failover: more than it can have committed since a standby last heard of it. */
export const COMMITS_LEFT_OUT = 1_000_000_000;

/** The constraint that holds what a tenant moves of an asset to what JSON carries exactly. */
export const TURNOVER_FULL = 'turnover_exact';

/**
 * Joins what `select` finds for each row before it, by key. A plain join lets Postgres begin with the table, which it does
 * for a table that was small or unknown when the plan was made: until the next ANALYZE each look-up then reads all of it.
 */
export function eachOf(select: string, alias: string): string {
  return `cross join lateral (${select} offset 0) as ${alias}`;
}

/** The same, where `select` may find nothing. */
export function eachOrNone(select: string, alias: string): string {
  return `left join lateral (${select} offset 0) as ${alias} on true`;
}

/** Nested loops over primary keys: what is read is a page, whatever Postgres thinks of the limit it does not know. */
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
 * The function by which the journal writer stores rows of a domain's table, in its own statement of the batch:
 * `razao.write_<table>(tenant, {columns, areNew, rows})` inserts what is new by primary key and overwrites what is there.
 * The names come once and every row is a list: objects cost Postgres a look-up a column and row. Rows that are all new
 * are inserted as such: to be ready for one that is there costs a second entry in the log for each. JSON is taken over as it
 * was read: as text it would be read again.
 */
export function rowWriter(table: string, key: string, columns: Readonly<Record<string, string>>): string {
  const names = Object.keys(columns);
  const values = Object.values(columns).map((type, place) => (type === 'jsonb' ? `nullif(r -> ${place}, 'null')` : `(r ->> ${place})::${type}`));
  const overwrite = names.filter((name) => name !== key).map((name) => `${name} = excluded.${name}`);
  const insert = `insert into razao.${table} (tenant_id, ${names.join(', ')})
      select p_tenant, ${values.join(', ')} from jsonb_array_elements(p_written -> 'rows') as r`;
  return `
    create function razao.write_${table}(p_tenant text, p_written jsonb) returns void language plpgsql ${PLANNED_ONCE} as $$
    begin
      if p_written -> 'columns' is distinct from '${JSON.stringify(names)}'::jsonb then
        raise exception 'rows of ${table} do not list its columns in their order' using errcode = 'datatype_mismatch';
      end if;
      if (p_written -> 'areNew')::boolean then
        ${insert};
      else
        ${insert}
        on conflict (tenant_id, ${key}) do update set ${overwrite.join(', ')};
      end if;
    end $$`;
}

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
