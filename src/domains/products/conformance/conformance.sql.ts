import { AS_OWNER, rowReader, rowWriter } from '../../../platform/db/sql.ts';
import { stepCodec } from './conformance.entity.ts';

/** Runs whose time is over, of every tenant. */
const DUE = `
  create function razao.conformance_runs_due(p_now timestamptz, p_limit int) returns table (tenant_id text, run_id text)
  language sql stable ${AS_OWNER} as $$
    select r.tenant_id, r.run_id from razao.conformance_runs r where r.state = 'OPEN' and r.expires_at <= p_now order by r.expires_at limit p_limit
  $$`;

export const conformanceFunctions = [rowWriter(...stepCodec.writer), rowReader('conformance_steps', 'step_id'), DUE];
