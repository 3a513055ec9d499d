/** Which provider serves which rail of a tenant. */
export const railFunctions = [`
  create function razao.read_rail_bindings(p_tenant text, p_rails text[]) returns setof razao.rail_bindings
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.rail_bindings where tenant_id = p_tenant and rail = any (p_rails)
      order by rail, priority, binding_id;
  end $$`, `
  create function razao.bind_rail(
    p_tenant text, p_binding text, p_rail text, p_provider text, p_adapter text, p_priority int, p_capabilities text[],
    p_enabled boolean, p_now timestamptz, p_actor text
  ) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.rail_bindings values
      (p_tenant, p_binding, p_rail, p_provider, p_adapter, p_priority, p_capabilities, p_enabled, p_now, p_actor, p_now)
    on conflict (tenant_id, rail, provider_id) do update set adapter = p_adapter, priority = p_priority,
      capabilities = p_capabilities, is_enabled = p_enabled, updated_at = p_now;
  end $$`];
