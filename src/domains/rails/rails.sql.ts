/** Reads the providers that serve the rails of a tenant. */
export const railFunctions = [`
  create function razao.read_rail_bindings(p_tenant text, p_rails text[]) returns table (
    tenant_id text, binding_id text, rail text, provider_id text, adapter text, priority int, capabilities text[], is_enabled boolean,
    created_at timestamptz, created_by text, updated_at timestamptz, version bigint
  ) language plpgsql as $$
  #variable_conflict use_column
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select b.tenant_id, b.binding_id, b.rail, b.provider_id, b.adapter, b.priority, b.capabilities,
        b.is_enabled and not exists (select from razao.providers p where p.provider_id = b.provider_id and p.status = 'DISABLED'),
        b.created_at, b.created_by, b.updated_at, b.version
      from razao.rail_bindings b where b.tenant_id = p_tenant and b.rail = any (p_rails) order by b.rail, b.priority, b.binding_id;
  end $$`];
