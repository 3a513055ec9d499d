import { AS_OWNER } from '../../../platform/db/sql.ts';

/** Records a check that found nothing new: its time, and the sums. */
const SEE = `
  create function razao.see_product_custody(p_tenant text, p_height bigint, p_held bigint, p_on_chain bigint, p_at timestamptz) returns void
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.product_custody values (p_tenant, p_height, p_held, p_on_chain, '[]', 0, p_at)
      on conflict (tenant_id) do update set height = excluded.height, held = excluded.held, on_chain = excluded.on_chain, checked_at = excluded.checked_at;
  end $$`;

const READ = `
  create function razao.read_product_custody(p_tenant text) returns setof razao.product_custody language plpgsql stable as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.product_custody where tenant_id = p_tenant;
  end $$`;

/** For gauges. */
const COUNT = `
  create function razao.count_custody() returns table (tenant_id text, differences bigint, age float8) language sql stable ${AS_OWNER} as $$
    select c.tenant_id, jsonb_array_length(c.differences)::bigint, extract(epoch from razao.clock() - c.checked_at) from razao.product_custody c
  $$`;

export const custodyFunctions = [SEE, READ, COUNT];
