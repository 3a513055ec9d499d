/** The tenant's work that waits for its providers or needs attention. Work waits only after it was tried and not accepted. */
export const providerFunctions = [`
  create function razao.provider_work(p_tenant text)
  returns table (provider_id text, payments_waiting int, oldest_waiting_since timestamptz, unreadable_deliveries int, open_breaks int)
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with waiting as (
        select d.provider_id, count(*)::int as payments, min(d.since) as oldest
        from razao.dispatches d join razao.obligations o on o.tenant_id = d.tenant_id and o.obligation_id = d.obligation_id
        where d.tenant_id = p_tenant and d.phase <> 'ASK' and d.attempts > 0 and o.state in ('PENDING', 'DISPATCHED')
        group by d.provider_id)
      select p.provider_id, coalesce(w.payments, 0), w.oldest,
        (select count(*)::int from razao.provider_deliveries e
          where e.tenant_id = p_tenant and e.provider_id = p.provider_id and e.outcome = 'UNREADABLE'),
        (select count(*)::int from razao.reconciliation_breaks b
          where b.tenant_id = p_tenant and b.provider_id = p.provider_id and b.state = 'OPEN')
      from razao.providers p left join waiting w on w.provider_id = p.provider_id where p.tenant_id = p_tenant;
  end $$`];
