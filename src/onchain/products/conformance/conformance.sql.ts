import { AS_OWNER, eachOf, nextMoment, rowReader, rowWriter } from '../../../platform/db/sql.ts';
import { stepCodec } from './conformance.entity.ts';

/** Runs whose time is over, of every tenant. */
const DUE = `
  create function razao.conformance_runs_due(p_now timestamptz, p_limit int) returns table (tenant_id text, run_id text)
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id, r.run_id from razao.tenants t ${eachOf(`
      select o.run_id, o.expires_at from razao.conformance_runs o
      where o.tenant_id = t.tenant_id and o.state = 'OPEN' and o.expires_at <= p_now order by o.expires_at limit p_limit`, 'r')}
    order by r.expires_at limit p_limit
  $$`;

const NEXT = nextMoment('conformance_runs_next_due', { table: 'conformance_runs', moment: 'r.expires_at', where: `r.state = 'OPEN'` });

export const conformanceFunctions = [rowWriter(...stepCodec.writer), rowReader('conformance_steps', 'step_id'), DUE, NEXT];
