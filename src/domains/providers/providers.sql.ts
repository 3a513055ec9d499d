/** Rows of several tenants come in one call, in an order in which no two calls wait for each other. */
export const providersFunctions = [`
  create function razao.note_sightings(p_rows jsonb) returns void language plpgsql as $$
  declare
    v_row record;
  begin
    for v_row in select * from jsonb_to_recordset(p_rows) as r(
        tenant text, provider text, delivery timestamptz, refused timestamptz, good_call timestamptz, failed_call timestamptz
      ) order by r.tenant, r.provider
    loop
      execute format('set local razao.tenant = %L', v_row.tenant); -- which a cluster's nodes hear, inside a transaction
      insert into razao.provider_sightings as s (tenant_id, provider_id, last_delivery_at, last_refused_at, last_good_call_at, last_failed_call_at)
        values (v_row.tenant, v_row.provider, v_row.delivery, v_row.refused, v_row.good_call, v_row.failed_call)
        on conflict (tenant_id, provider_id) do update set
          last_delivery_at = greatest(s.last_delivery_at, excluded.last_delivery_at),
          last_refused_at = greatest(s.last_refused_at, excluded.last_refused_at),
          last_good_call_at = greatest(s.last_good_call_at, excluded.last_good_call_at),
          last_failed_call_at = greatest(s.last_failed_call_at, excluded.last_failed_call_at);
    end loop;
  end $$`];
