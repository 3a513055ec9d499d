import { AS_OWNER, rowReader, rowWriter } from '../db/sql.ts';
import { QUOTA_FULL } from '../sqlstates.ts';
import { quotaCodec } from './quota.entity.ts';

/**
 * Changes a tenant's counters by what the transaction has created or ended, under the lock of the tenant's head. `most` is null for a count
 * that is never refused, else the tenant's quota without an override; beyond it the transaction fails, and states why.
 */
const COUNT_QUOTAS = `
  create function razao.count_quotas(p_tenant text, p_counts json) returns void language plpgsql as $$
  declare
    v_count record;
  begin
    for v_count in select * from json_to_recordset(p_counts) as c(quota text, delta bigint, most bigint) loop
      insert into razao.quotas (tenant_id, quota) values (p_tenant, v_count.quota) on conflict do nothing;
      update razao.quotas set used = used + v_count.delta
        where tenant_id = p_tenant and quota = v_count.quota and (v_count.most is null or used + v_count.delta <= coalesce(override, v_count.most));
      if not found then
        raise exception 'the quota % is used up', v_count.quota using errcode = '${QUOTA_FULL}', detail = (
          select json_build_object('quota', quota, 'effective', coalesce(override, v_count.most), 'used', used)
          from razao.quotas where tenant_id = p_tenant and quota = v_count.quota);
      end if;
    end loop;
  end $$`;

/** The overrides of what each process keeps by itself, of all tenants: nothing else of theirs is shown. */
const PROCESS_QUOTAS = `
  create function razao.process_quotas() returns table (tenant text, quota text, override bigint) language sql stable ${AS_OWNER} as $$
    select q.tenant_id, q.quota, q.override from razao.quotas q
    where q.override is not null and q.quota in ('requests_per_second', 'waiting_writes')
  $$`;

/** Returns the use of each quota in the whole installation, and the fill of the tenant that has least left: no tenant is named. */
const QUOTAS_USED = `
  create function razao.quotas_used(p_defaults json) returns table (quota text, used bigint, fullest double precision)
  language sql stable ${AS_OWNER} as $$
    select q.quota, sum(q.used)::bigint, max(q.used::double precision / nullif(coalesce(q.override, d.value::bigint), 0))
    from razao.quotas q join json_each_text(p_defaults) d on d.key = q.quota
    group by q.quota
  $$`;

export const quotaFunctions = [rowWriter(...quotaCodec.writer), rowReader('quotas', 'quota'), COUNT_QUOTAS, PROCESS_QUOTAS, QUOTAS_USED];
