import { AS_OWNER } from '../db/sql.ts';

/**
 * How jobs of a table are taken: `razao.<table>_due(now)` names tenants that have one, `razao.lease_<table>(tenant, ms)` takes the one
 * that has waited longest, and `razao.move_<table>(tenant, job, lease, ms, lease kept)` says when it is due again.
 *
 * The table has `due_at` and `lease`, both null once the job has ended, and `attempts`, how often it was taken; an index of
 * `(tenant_id, due_at) where due_at is not null`. Taking a job moves its due time to the end of the lease: should the process die,
 * it is due again by itself.
 * @param key the column that names a job, beside its tenant.
 */
export function leasedJobFunctions(table: string, key: string): string[] {
  return [`
  create function razao.${table}_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where (select min(r.due_at) from razao.${table} r where r.tenant_id = t.tenant_id and r.due_at is not null) <= p_now;
  $$`, `
  create function razao.lease_${table}(p_tenant text, p_ms bigint, p_now timestamptz)
  returns table (subject text, number bigint, tries int) language plpgsql as $$
  declare
    v_now timestamptz := razao.clock();
    v_lease bigint := razao.new_lease();
  begin
    perform razao.require_time(p_now);
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with due as materialized (
        select o.${key} as id from razao.${table} o
        where o.tenant_id = p_tenant and o.due_at <= v_now
        order by o.due_at, o.${key} limit 1 for update skip locked)
      update razao.${table} r
      set lease = v_lease, due_at = v_now + p_ms * interval '1 millisecond', attempts = r.attempts + 1 from due
      where r.tenant_id = p_tenant and r.${key} = due.id
      returning r.${key}, r.lease, r.attempts;
  end $$`, `
  create function razao.move_${table}(p_tenant text, p_job text, p_lease bigint, p_after_ms bigint, p_keeps boolean) returns boolean
  language plpgsql as $$
  declare
    v_due timestamptz := razao.later(p_after_ms);
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.${table} set due_at = v_due, lease = case when p_keeps then lease end
      where tenant_id = p_tenant and ${key} = p_job and lease = p_lease;
    return found;
  end $$`];
}
