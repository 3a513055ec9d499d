import { AS_OWNER, nextMoment, rowWriter } from '../../platform/db/sql.ts';
import { BOUND_RAILS } from '../rails/index.ts';
import { dueCodec } from './dispatch.entity.ts';
import { isBraked } from './brake/brake.sql.ts';
import { arePayoutsStopped, FORGOTTEN_OF_LEASED } from './payouts/payouts.sql.ts';

/** What goes on while payments out are stopped: rails are asked, and told of payments that are expected. */
const WHILE_STOPPED = `(d.phase = 'ASK' or exists (select from razao.obligations o
  where o.tenant_id = d.tenant_id and o.obligation_id = d.obligation_id and o.debtor_kind <> 'account'))`;

/** What goes on while a brake holds new payments: all that it has let through before. */
const WHILE_BRAKED = `(d.phase <> 'SEND' or d.let_through_at is not null or ${WHILE_STOPPED})`;

/** The worker's index of due payments: tenants and rails only. */
const DUE = `
  create function razao.dispatches_due(p_now timestamptz) returns table (tenant text, rail text)
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id, r.rail from razao.tenants t, unnest(array[${BOUND_RAILS.map((rail) => `'${rail}'`).join(', ')}]) as r(rail)
    where (select min(d.due_at) from razao.dispatches d where d.tenant_id = t.tenant_id and d.rail = r.rail) <= p_now
      and (not ${arePayoutsStopped('t.tenant_id')} or exists (select from razao.dispatches d
        where d.tenant_id = t.tenant_id and d.rail = r.rail and d.due_at <= p_now and ${WHILE_STOPPED}))
      and (not ${isBraked('t.tenant_id', 'r.rail')} or exists (select from razao.dispatches d
        where d.tenant_id = t.tenant_id and d.rail = r.rail and d.due_at <= p_now and ${WHILE_BRAKED}));
  $$`;

/**
 * How the dispatcher takes payments and gives them back. Taking one moves its due time to the end of the lease: should
 * its process die, it is due again by itself. What a lease was taken for is only moved on by who still holds it.
 */
const DISPATCHES = [`
  create function razao.lease_dispatches(p_tenant text, p_rail text, p_ms bigint, p_limit int, p_now timestamptz)
  returns table (
    obligation_id text, rail text, phase text, attempts int, since timestamptz, lease bigint, provider_id text, adapter text,
    provider_reference text, taken_at timestamptz, may_be_forgotten boolean, forgotten_reference text
  ) language plpgsql as $$
  #variable_conflict use_column
  declare
    v_now timestamptz := razao.clock();
    v_lease bigint := razao.new_lease();
    v_is_stopped boolean;
    v_has_brake boolean := false;
  begin
    perform razao.require_time(p_now);
    perform razao.ask_after_failover(p_tenant);
    v_is_stopped := ${arePayoutsStopped('p_tenant')};
    if not v_is_stopped then
      v_has_brake := razao.let_payouts_through(p_tenant, p_rail, p_limit, v_now) or ${isBraked('p_tenant', 'p_rail')};
    end if;
    return query
      with due as materialized ( -- else the planner may run it, and lock anew, for each row of the update
        select d.obligation_id from razao.dispatches d
        where d.tenant_id = p_tenant and d.rail = p_rail and d.due_at <= v_now and (not v_is_stopped or ${WHILE_STOPPED})
          and (not v_has_brake or ${WHILE_BRAKED})
        order by d.due_at limit p_limit for update skip locked)
      update razao.dispatches d set lease = v_lease, due_at = v_now + p_ms * interval '1 millisecond' from due
      where d.tenant_id = p_tenant and d.obligation_id = due.obligation_id
      returning d.obligation_id, d.rail, d.phase, d.attempts, d.since, d.lease, d.provider_id, d.adapter, d.provider_reference, v_now, ${FORGOTTEN_OF_LEASED};
  end $$`, `
  create function razao.route_dispatch(p_tenant text, p_obligation text, p_lease bigint, p_provider text, p_adapter text)
  returns boolean language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.dispatches set provider_id = p_provider, adapter = p_adapter
      where tenant_id = p_tenant and obligation_id = p_obligation and lease = p_lease;
    return found;
  end $$`, `
  create function razao.move_dispatch(
    p_tenant text, p_obligation text, p_lease bigint, p_phase text, p_attempts int, p_after_ms bigint, p_reference text
  ) returns boolean language plpgsql as $$
  declare
    v_due timestamptz := razao.later(p_after_ms);
    v_now timestamptz := razao.clock();
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.dispatches set phase = p_phase, attempts = p_attempts, due_at = v_due, lease = null,
        since = case when phase = p_phase then since else v_now end, provider_reference = coalesce(p_reference, provider_reference)
      where tenant_id = p_tenant and obligation_id = p_obligation and lease = p_lease;
    return found;
  end $$`, `
  create function razao.end_dispatch(p_tenant text, p_obligation text, p_lease bigint) returns boolean language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.dispatches where tenant_id = p_tenant and obligation_id = p_obligation and lease = p_lease;
    return found;
  end $$`];

const NEXT = nextMoment('dispatches_next_due', {
  table: 'dispatches', moment: 'r.due_at', where: `(r.phase = 'ASK' or not ${arePayoutsStopped('r.tenant_id')}
      and (r.phase <> 'SEND' or r.let_through_at is not null or not ${isBraked('r.tenant_id', 'r.rail')}))`,
  isLeased: 'r.lease is not null',
});

export const dispatchFunctions = [rowWriter(...dueCodec.writer), DUE, NEXT, ...DISPATCHES];
