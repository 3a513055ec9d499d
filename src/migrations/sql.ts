/** The one schema of the service's tables and functions. */
export const SCHEMA = 'razao';

/** The role the service works under: it owns nothing and row-level security binds it. */
export const APP_ROLE = 'razao_app';

/**
 * For functions of the hot path: their statements are planned once a connection. Postgres would plan them anew at each
 * call, because it thinks it can do better for arrays whose length it knows.
 */
export const PLANNED_ONCE = 'set plan_cache_mode = force_generic_plan';

/**
 * Grants the service its use of a tenant's table and binds it to the tenant that the transaction has set.
 * Every statement of the service names a tenant; this makes forgetting it harmless.
 */
export function tenantTable(table: string, grants: string): string {
  return `
    alter table razao.${table} enable row level security;
    create policy tenant on razao.${table} to ${APP_ROLE}
      using (tenant_id = current_setting('razao.tenant', true))
      with check (tenant_id = current_setting('razao.tenant', true));
    grant ${grants} on razao.${table} to ${APP_ROLE};`;
}

/**
 * The function by which the journal writer stores rows of a domain's table, in its own statement of the batch:
 * `razao.write_<table>(rows json)` inserts what is new by primary key and overwrites what is there.
 */
export function rowWriter(table: string, key: string[], columns: string[]): string {
  const all = [...key, ...columns].join(', ');
  const overwrite = columns.map((column) => `${column} = excluded.${column}`).join(', ');
  return `
    create function razao.write_${table}(rows json) returns void language plpgsql ${PLANNED_ONCE} as $$
    begin
      insert into razao.${table} (${all})
      select ${all} from json_populate_recordset(null::razao.${table}, rows)
      on conflict (${key.join(', ')}) do update set ${overwrite};
    end $$;`;
}
