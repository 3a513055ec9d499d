import { AS_OWNER } from '../../platform/db/sql.ts';

/**
 * The worker's index of due work: the tenants with an occurrence or a retry that is due. Ids only. The earliest of each
 * tenant is the first entry of its index, however many are due.
 */
export const scheduleFunctions = [`
  create function razao.schedules_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where (select min(s.next_run_at) from razao.schedules s where s.tenant_id = t.tenant_id) <= p_now
       or (select min(r.due_at) from razao.schedule_runs r where r.tenant_id = t.tenant_id) <= p_now;
  $$`];
