import { BY_KEY, eachOf, PLANNED_ONCE, rowsOf } from '../db/sql.ts';
import { waitingCodec } from './waiting-facts.ts';

const { columns } = waitingCodec;

/**
 * Facts that wait. `write_waiting_facts` replaces the `rowWriter` of other tables: a row without facts is deleted. `forget_waiting_facts`
 * deletes rows that were not touched for long: their subject will not come any more.
 */
export const waitingFunctions = [`
  create function razao.write_waiting_facts(p_tenant text, p_written jsonb) returns void language plpgsql ${PLANNED_ONCE} as $$
  begin
    delete from razao.waiting_facts w using ${rowsOf(columns)} as r
      where w.tenant_id = p_tenant and w.waits_for = r ->> 0 and w.provider_id = r ->> 1 and w.name = r ->> 2 and r -> 3 = '[]';
    insert into razao.waiting_facts (tenant_id, ${columns.join(', ')}, touched_at)
      select p_tenant, (r ->> 0)::text, (r ->> 1)::text, (r ->> 2)::text, nullif(r -> 3, 'null'), razao.clock()
      from ${rowsOf(columns)} as r where r -> 3 <> '[]'
      on conflict (tenant_id, waits_for, provider_id, name) do update set facts = excluded.facts, touched_at = excluded.touched_at;
  end $$`, `
  create function razao.read_waiting_facts(p_tenant text, p_waits_for text[], p_providers text[], p_names text[])
  returns setof razao.waiting_facts language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select w.* from unnest(p_waits_for, p_providers, p_names) as asked(waits_for, provider_id, name)
      ${eachOf(`select * from razao.waiting_facts k where k.tenant_id = p_tenant
        and k.waits_for = asked.waits_for and k.provider_id = asked.provider_id and k.name = asked.name`, 'w')};
  end $$`, `
  create function razao.forget_waiting_facts(p_tenant text, p_kept interval) returns void language plpgsql as $$
  declare
    v_before timestamptz := razao.clock() - p_kept;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.waiting_facts where tenant_id = p_tenant and touched_at < v_before;
  end $$`];
