import { PLANNED_ONCE, rowReader, rowWriter } from '../../../platform/db/sql.ts';
import { returnCodec } from './pix-return.entity.ts';

/**
 * Reads by name or by page. `read_returned` is how much of a credit is on its way back or there, and how often something was sent: a failed
 * one is left out by its obligation's state, whether or not the return's own row has it yet.
 */
const READS = [`
  create function razao.read_returned(p_tenant text, p_originals text[])
  returns table (original_obligation_id text, count int, returned bigint) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select r.original_obligation_id, max(r.number),
        coalesce(sum(r.amount) filter (where o.resolution_outcome is null or o.resolution_outcome = 'SETTLED'), 0)::bigint
      from razao.pix_returns r
      join razao.obligations o on o.tenant_id = r.tenant_id and o.obligation_id = r.obligation_id
      where r.tenant_id = p_tenant and r.original_obligation_id = any (p_originals)
      group by r.original_obligation_id;
  end $$`,
  rowReader('pix_returns', 'obligation_id'), `
  create function razao.pix_returns_open(p_tenant text) returns boolean language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return exists (select from razao.pix_returns where tenant_id = p_tenant and state = 'PROCESSING');
  end $$`];

export const returnFunctions = [rowWriter(...returnCodec.writer), ...READS];
