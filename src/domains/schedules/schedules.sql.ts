import { AS_OWNER, nextMoment } from '../../platform/db/sql.ts';

/** Inserts new runs of a tenant, many at once. */
const INSERT_RUNS = `
  create function razao.insert_schedule_runs(p_tenant text, p_runs json) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.schedule_runs select * from json_populate_recordset(null::razao.schedule_runs, p_runs) r where r.tenant_id = p_tenant;
  end $$`;

/**
 * The worker's index of due work: the tenants with an occurrence or a retry that is due. Ids only. The earliest of each
 * tenant is the first entry of its index, however many are due.
 */
export const scheduleFunctions = [INSERT_RUNS, `
  create function razao.schedules_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where (select min(s.next_run_at) from razao.schedules s where s.tenant_id = t.tenant_id) <= p_now
       or (select min(r.due_at) from razao.schedule_runs r where r.tenant_id = t.tenant_id) <= p_now;
  $$`, nextMoment('schedules_next_due', { table: 'schedules', moment: 'r.next_run_at' }, {
  table: 'schedule_runs', moment: 'r.due_at', isLeased: `r.state = 'PENDING'`,
})];
