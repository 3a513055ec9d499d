import { AS_OWNER } from '../../../platform/db/sql.ts';
import { leasedJobFunctions } from '../../../platform/jobs/leased-jobs.sql.ts';

/** Functions by which workers lease builds, and the count of those that wait. */
export const buildFunctions = [
  ...leasedJobFunctions('client_builds', 'build_id'), `
  create function razao.count_client_builds() returns table (tenant_id text, waiting bigint, oldest double precision)
  language sql stable ${AS_OWNER} as $$
    select b.tenant_id, count(*), extract(epoch from razao.clock() - min(b.created_at))
    from razao.client_builds b where b.due_at is not null group by b.tenant_id;
  $$`,
];
