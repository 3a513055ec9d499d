import { BY_KEY, eachOf, PLANNED_ONCE, rowWriter } from '../db/sql.ts';
import { appliedCodec } from './delivery-row.ts';

/**
 * Records the outcomes of deliveries. `find_deliveries` returns those that were handled, which are not handled again; `keep_deliveries`
 * records some of one tenant, each once; one that failed before is overwritten. `forget_deliveries` empties the bodies of old ones: by name
 * and digest they are still known.
 */
export const deliveryFunctions = [rowWriter(...appliedCodec.writer), `
  create function razao.find_deliveries(p_tenant text, p_providers text[], p_keys text[])
  returns table (provider_id text, delivery_key text, digest text) language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select d.provider_id, d.delivery_key, d.digest
      from unnest(p_providers, p_keys) as asked(provider, key)
      ${eachOf(`select * from razao.provider_deliveries k
        where k.tenant_id = p_tenant and k.provider_id = asked.provider and k.delivery_key = asked.key and k.outcome <> 'FAILED'`, 'd')};
  end $$`, `
  create function razao.keep_deliveries(p_tenant text, p_at timestamptz, p_deliveries jsonb) returns void
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.provider_deliveries as known
      (tenant_id, provider_id, delivery_key, receiver, event, occurred_at, body, kek_id, digest, outcome, error_code, received_at, updated_at)
    select distinct on (d.provider_id, d.delivery_key) p_tenant, d.provider_id, d.delivery_key, d.receiver, d.event, d.occurred_at, d.body, d.kek_id, d.digest, d.outcome, d.error_code, p_at, p_at
    from jsonb_to_recordset(p_deliveries) as d(
      provider_id text, delivery_key text, receiver text, event text, occurred_at timestamptz, body bytea, kek_id text, digest text, outcome text, error_code text)
    order by d.provider_id, d.delivery_key, d.outcome = 'FAILED'
    on conflict (tenant_id, provider_id, delivery_key) do update
      set outcome = excluded.outcome, error_code = excluded.error_code, updated_at = excluded.updated_at, attempts = known.attempts + 1
      where known.outcome = 'FAILED';
  end $$`, `
  create function razao.forget_deliveries(p_tenant text, p_kept interval) returns void language plpgsql as $$
  declare
    v_before timestamptz := razao.clock() - p_kept;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.provider_deliveries set body = '' where tenant_id = p_tenant and received_at < v_before and body <> '';
  end $$`];
