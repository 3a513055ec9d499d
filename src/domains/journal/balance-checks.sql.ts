import { AS_OWNER } from '../../platform/db/sql.ts';

/** Checks in one snapshot that a tenant's live balances sum to zero for each asset; stores the result, and counts it for metrics. */
export const balanceCheckFunctions = [`
  create function razao.check_balances(p_tenant text) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.balance_checks as c (tenant_id, differing, checked_at)
      select p_tenant, count(*), razao.clock() from (
        select from razao.balances where tenant_id = p_tenant group by asset having sum(posted) <> 0) as differing
      on conflict (tenant_id) do update set differing = excluded.differing, checked_at = excluded.checked_at;
  end $$`, `
  create function razao.count_balance_checks() returns table (tenant_id text, differing bigint, checked_at float8)
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id, coalesce(c.differing, 0), extract(epoch from coalesce(c.checked_at, t.created_at))
    from razao.tenants t left join razao.balance_checks c using (tenant_id);
  $$`, `
  create function razao.count_exception_money() returns table (tenant_id text, currency text, cents bigint)
  language sql stable ${AS_OWNER} as $$
    select a.tenant_id, a.currency, b.posted from razao.accounts a
    join razao.balances b on b.tenant_id = a.tenant_id and b.account_id = a.account_id and b.asset = a.currency
    where a.system_role = 'exception';
  $$`];
