import { PLANNED_ONCE, rowsOf } from '../db/sql.ts';
import { LEASE_LOST } from '../sqlstates.ts';
import { leaseWriter } from './lease.ts';

/** Tables with leases, by kind of work, and their keys beside the tenant. */
const LEASED = {
  dispatch: { table: 'dispatches', key: 'obligation_id' },
  kyc: { table: 'kyc_requests', key: 'request_id' },
  compile: { table: 'compiles', key: 'compile_id' },
  battery: { table: 'batteries', key: 'battery_id' },
  client: { table: 'client_builds', key: 'build_id' },
} as const;

/**
 * Checks a lease in a transaction: fails unless the row has its number, and keeps it from being taken until the transaction ends. Called by
 * `write_held_leases` within a batch of the journal writer.
 */
export const leaseFunctions = [`
  create function razao.require_lease(p_tenant text, p_work text, p_subject text, p_lease bigint) returns void
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    case p_work
      ${Object.entries(LEASED).map(([work, { table, key }]) => `when '${work}' then
        perform from razao.${table} where tenant_id = p_tenant and ${key} = p_subject and lease = p_lease for share;`).join('\n      ')}
    end case;
    if not found then
      raise exception 'lease % of % % is not the row''s any more', p_lease, p_work, p_subject using errcode = '${LEASE_LOST}';
    end if;
  end $$`, `
  create function razao.write_held_leases(p_tenant text, p_written jsonb) returns void language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform razao.require_lease(p_tenant, r ->> 0, r ->> 1, (r ->> 2)::bigint) from ${rowsOf(leaseWriter.columns)} as r;
  end $$`];
