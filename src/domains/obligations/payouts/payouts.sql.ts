import { ORIGIN_LENGTH } from '../../../platform/id.ts';
import { AS_OWNER } from '../../../platform/db/sql.ts';

/**
 * Whether payments of a tenant may not be handed to their rails: an expression. They may not, either, before what another Postgres may have
 * forgotten has become a stop (`ask_after_failover`).
 * @param tenant an expression that names the tenant.
 */
export function arePayoutsStopped(tenant: string): string {
  return `(exists (select from razao.payout_stops s where s.tenant_id = ${tenant} and s.state <> 'STARTED')
    or exists (select from razao.heads h where h.tenant_id = ${tenant} and h.forgotten_since is not null))`;
}

/**
 * Has payments out of a tenant wait, where Postgres is another than the one of its commits before, until its rails were asked; a stop by a
 * person stays one. Where nobody has committed on it yet, a commit without content has the head notice it. The instant is another than
 * before, so that rails which were asked on the Postgres before end nothing.
 */
const ASK_AFTER_FAILOVER = `
  create function razao.ask_after_failover(p_tenant text) returns void language plpgsql as $$
  declare
    v_since timestamptz;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if razao.is_other_timeline((select h.timeline from razao.heads h where h.tenant_id = p_tenant), razao.timeline()) then
      perform razao.advance_commit(p_tenant, razao.clock(), '[]', '[]', null, null, null, null, '[]', null);
    end if;
    select date_trunc('milliseconds', forgotten_since) into v_since from razao.heads
      where tenant_id = p_tenant and forgotten_since is not null for update;
    if not found then return; end if;
    update razao.payout_stops set waits_for = null, forgotten_since = least(forgotten_since - interval '1 millisecond', v_since)
      where tenant_id = p_tenant and state <> 'STARTED';
    if not found then
      insert into razao.payout_stops (tenant_id, state, reason, stopped_at, stopped_by, forgotten_since)
        values (p_tenant, 'ASKING', 'Postgres is another than before: it may have forgotten payments', razao.clock(), 'system', v_since)
        on conflict (tenant_id) do update set state = excluded.state, reason = excluded.reason, stopped_at = excluded.stopped_at,
          stopped_by = excluded.stopped_by, started_at = null, started_by = null, waits_for = null,
          forgotten_since = excluded.forgotten_since;
    end if;
    update razao.heads set forgotten_since = null where tenant_id = p_tenant;
  end $$`;

/** What ends an obligation's id and says what it was made for. */
const originOf = (id: string) => `right(${id}, ${ORIGIN_LENGTH})`;

/** Where the update before it let payments go: waiting is not a failed try, so those that waited are tried as if they were new. */
const TRIED_AS_NEW = `if found then
      update razao.dispatches set since = v_now where tenant_id = p_tenant and phase <> 'ASK';
    end if;`;

/**
 * Stops payments out of a tenant, and lets them go. A stop returns when every lease that was taken before has been committed, so
 * all that is under way is seen in `payouts_under_way`.
 */
const STOPS = [ASK_AFTER_FAILOVER, `
  create function razao.stop_payouts(p_tenant text, p_actor text, p_reason text, p_is_restored boolean, p_since timestamptz)
  returns void language plpgsql as $$
  declare
    v_since timestamptz;
  begin
    perform razao.ask_after_failover(p_tenant); -- before the lock: a commit takes the head first
    lock table razao.dispatches in share row exclusive mode;
    if p_is_restored then
      v_since := coalesce(p_since, (select h.committed_at from razao.heads h where h.tenant_id = p_tenant));
    end if;
    insert into razao.payout_stops as s (tenant_id, state, reason, stopped_at, stopped_by, forgotten_since)
      values (p_tenant, 'STOPPED', p_reason, razao.clock(), p_actor, v_since)
      on conflict (tenant_id) do update set state = 'STOPPED', reason = p_reason, stopped_at = razao.clock(), stopped_by = p_actor,
        started_at = null, started_by = null, waits_for = null, forgotten_since = least(s.forgotten_since, v_since);
  end $$`, `
  create function razao.payouts_under_way(p_tenant text) returns bigint language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return (select count(*) from razao.dispatches d
      where d.tenant_id = p_tenant and d.phase <> 'ASK' and d.lease is not null and d.due_at > razao.clock());
  end $$`, `
  create function razao.start_payouts(p_tenant text, p_actor text, p_asks boolean) returns void language plpgsql as $$
  declare
    v_now timestamptz := razao.clock();
  begin
    perform razao.ask_after_failover(p_tenant);
    update razao.payout_stops set started_at = v_now, started_by = p_actor, waits_for = null,
        state = case when forgotten_since is not null and p_asks then 'ASKING' else 'STARTED' end,
        forgotten_since = case when p_asks then forgotten_since end
      where tenant_id = p_tenant and (state = 'STOPPED' or state = 'ASKING' and not p_asks);
    ${TRIED_AS_NEW}
  end $$`, `
  create function razao.read_payout_stop(p_tenant text) returns setof razao.payout_stops language plpgsql as $$
  begin
    perform razao.ask_after_failover(p_tenant);
    return query select * from razao.payout_stops where tenant_id = p_tenant;
  end $$`, `
  create function razao.payouts_asking() returns setof text language sql stable ${AS_OWNER} as $$
    select tenant_id from razao.payout_stops where state = 'ASKING'
    union select tenant_id from razao.heads where forgotten_since is not null
  $$`, `
  create function razao.count_payout_stops() returns table (tenant_id text, stopped int) language sql stable ${AS_OWNER} as $$
    select t.tenant_id, ${arePayoutsStopped('t.tenant_id')}::int from razao.tenants t
  $$`];

/**
 * Payments that a rail was given and these books do not know: they lack the obligation, or have it as never sent. One that is made
 * again for the same reason has the same origin, and takes the rail's payment as its own.
 */
const FORGOTTEN = [`
  create function razao.keep_forgotten_payments(p_tenant text, p_provider text, p_found jsonb) returns bigint language plpgsql as $$
  declare
    v_kept bigint;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    with kept as (insert into razao.forgotten_payments (tenant_id, provider_id, reference, origin, rail, amount, currency, end_to_end_id, found_at)
      select p_tenant, p_provider, f ->> 'reference', ${originOf(`f ->> 'reference'`)}, f ->> 'rail', (f ->> 'amount')::bigint, f ->> 'currency',
        f ->> 'endToEndId', razao.clock()
      from jsonb_array_elements(p_found) as f
      where not exists (select from razao.obligations o where o.tenant_id = p_tenant and o.obligation_id = f ->> 'reference' and o.sent_at is not null)
    on conflict do nothing returning 1)
      select count(*) into v_kept from kept;
    return v_kept;
  end $$`, `
  create function razao.end_asking_rails(p_tenant text, p_since timestamptz, p_waits_for text) returns void language plpgsql as $$
  declare
    v_now timestamptz := razao.clock();
  begin
    perform razao.ask_after_failover(p_tenant);
    if p_waits_for is not null then
      update razao.payout_stops set waits_for = p_waits_for where tenant_id = p_tenant and state = 'ASKING';
      return;
    end if;
    update razao.payout_stops set state = 'STARTED', waits_for = null, forgotten_since = null
      where tenant_id = p_tenant and state = 'ASKING' and forgotten_since = p_since;
    ${TRIED_AS_NEW}
  end $$`, `
  create function razao.take_forgotten_payment(p_tenant text, p_obligation text, p_rail text, p_amount bigint, p_currency text)
  returns table (provider_id text, reference text, end_to_end_id text) language plpgsql as $$
  #variable_conflict use_column
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with mine as materialized (
        select f.provider_id, f.reference from razao.forgotten_payments f
        where f.tenant_id = p_tenant and f.origin = ${originOf('p_obligation')} and f.rail = p_rail and f.amount = p_amount
          and f.currency = p_currency and coalesce(f.obligation_id, p_obligation) = p_obligation
        order by f.obligation_id is null, f.reference <> p_obligation, f.reference limit 1 for update)
      update razao.forgotten_payments f set obligation_id = p_obligation from mine
      where f.tenant_id = p_tenant and f.provider_id = mine.provider_id and f.reference = mine.reference
      returning f.provider_id, f.reference, f.end_to_end_id;
  end $$`, `
  create function razao.list_forgotten_payments(p_tenant text) returns setof razao.forgotten_payments language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.forgotten_payments f where f.tenant_id = p_tenant order by f.reference;
  end $$`];

/** What a lease tells of a payment beside its row: whether rails may have been given it before, and under which reference. */
export const FORGOTTEN_OF_LEASED = `
  exists (select from razao.forgotten_payments f where f.tenant_id = p_tenant and f.origin = ${originOf('d.obligation_id')}
    and coalesce(f.obligation_id, d.obligation_id) = d.obligation_id),
  (select f.reference from razao.forgotten_payments f where f.tenant_id = p_tenant and f.obligation_id = d.obligation_id limit 1)`;

export const payoutFunctions = [...STOPS, ...FORGOTTEN];
