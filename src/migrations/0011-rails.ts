import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, rowWriter, tenantTable } from './sql.ts';

/** What the writer stores of a payment that is to be sent: whoever had it leased has lost it. Its route is the dispatcher's. */
const DISPATCH_COLUMNS = {
  obligation_id: 'text', rail: 'text', phase: 'text', attempts: 'int', since: 'timestamptz', due_at: 'timestamptz', lease: 'text',
};

/** Which provider serves which rail of a tenant, and the payments that are on their way to one. */
export class Migration0011Rails extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.rail_bindings (
        tenant_id    text not null references razao.tenants,
        binding_id   text not null,
        rail         text not null constraint rail_binding_rail check (rail in ('PIX', 'ACH', 'WIRE', 'SEPA', 'EFT_CA', 'MOCK')),
        provider_id  text not null,
        adapter      text not null,
        priority     int not null constraint rail_binding_priority check (priority between 1 and 100),
        capabilities text[] not null,
        is_enabled   boolean not null,
        created_at   timestamptz not null,
        created_by   text not null,
        updated_at   timestamptz not null,
        primary key (tenant_id, binding_id)
      );
      create unique index rail_binding_provider on razao.rail_bindings (tenant_id, rail, provider_id);
      ${tenantTable('rail_bindings', 'select, insert, update')}

      create table razao.dispatches (
        tenant_id          text not null,
        obligation_id      text not null,
        rail               text not null,
        phase              text not null constraint dispatch_phase check (phase in ('SEND', 'UNSURE', 'ASK')),
        attempts           int not null,
        since              timestamptz not null,
        due_at             timestamptz not null,
        lease              text,
        provider_id        text,
        adapter            text,
        provider_reference text,
        primary key (tenant_id, obligation_id),
        constraint dispatch_obligation foreign key (tenant_id, obligation_id) references razao.obligations
      ) with (fillfactor = 70);
      create index dispatches_due on razao.dispatches (tenant_id, rail, due_at);
      ${tenantTable('dispatches', 'select, insert, update, delete')}
      ${rowWriter('dispatches', 'obligation_id', DISPATCH_COLUMNS)}
    `);
    this.addSql(BINDINGS);
    this.addSql(DISPATCHES);
    this.addSql(STUCK);
  }
}

const BINDINGS = `
  create function razao.read_rail_bindings(p_tenant text, p_rails text[]) returns setof razao.rail_bindings
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.rail_bindings where tenant_id = p_tenant and rail = any (p_rails)
      order by rail, priority, binding_id;
  end $$;

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
  end $$;`;

/**
 * How the dispatcher takes payments and gives them back. Taking one moves its due time to the end of the lease: should
 * its process die, it is due again by itself. What a lease was taken for is only moved on by who still holds it.
 */
const DISPATCHES = `
  create function razao.dispatches_due(p_now timestamptz) returns table (tenant text, rail text)
  language sql stable security definer set search_path = razao, pg_temp as $$
    select t.tenant_id, r.rail from tenants t, unnest(array['PIX', 'ACH', 'WIRE', 'SEPA', 'EFT_CA', 'MOCK']) as r(rail)
    where (select min(d.due_at) from dispatches d where d.tenant_id = t.tenant_id and d.rail = r.rail) <= p_now;
  $$;
  revoke execute on function razao.dispatches_due from public;
  grant execute on function razao.dispatches_due to ${APP_ROLE};

  create function razao.lease_dispatches(
    p_tenant text, p_rail text, p_lease text, p_now timestamptz, p_until timestamptz, p_limit int
  ) returns setof razao.dispatches language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with due as materialized ( -- else the planner may run it, and lock anew, for each row of the update
        select o.obligation_id from razao.dispatches o
        where o.tenant_id = p_tenant and o.rail = p_rail and o.due_at <= p_now
        order by o.due_at limit p_limit for update skip locked)
      update razao.dispatches d set lease = p_lease, due_at = p_until from due
      where d.tenant_id = p_tenant and d.obligation_id = due.obligation_id
      returning d.*;
  end $$;

  create function razao.route_dispatch(p_tenant text, p_obligation text, p_lease text, p_provider text, p_adapter text)
  returns boolean language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.dispatches set provider_id = p_provider, adapter = p_adapter
      where tenant_id = p_tenant and obligation_id = p_obligation and lease = p_lease;
    return found;
  end $$;

  create function razao.move_dispatch(
    p_tenant text, p_obligation text, p_lease text, p_phase text, p_attempts int, p_since timestamptz, p_due timestamptz, p_reference text
  ) returns boolean language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.dispatches set phase = p_phase, attempts = p_attempts, since = p_since, due_at = p_due, lease = null,
        provider_reference = coalesce(p_reference, provider_reference)
      where tenant_id = p_tenant and obligation_id = p_obligation and lease = p_lease;
    return found;
  end $$;

  create function razao.end_dispatch(p_tenant text, p_obligation text) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.dispatches where tenant_id = p_tenant and obligation_id = p_obligation;
  end $$;`;

/** The worker's index of what is stuck and has not been announced: tenants only, and then the ids of one tenant. */
const STUCK = `
  create function razao.stuck_due(p_now timestamptz) returns setof text
  language sql stable security definer set search_path = razao, pg_temp as $$
    select t.tenant_id from tenants t
    where exists (select from obligations o where o.tenant_id = t.tenant_id and o.state <> 'FINAL' and o.stuck_at is null
      and o.expected_at <= p_now and o.expected_at + make_interval(secs => coalesce(o.grace_seconds, 0)) <= p_now);
  $$;
  revoke execute on function razao.stuck_due from public;
  grant execute on function razao.stuck_due to ${APP_ROLE};

  create function razao.find_stuck(p_tenant text, p_now timestamptz, p_limit int) returns setof text language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select o.obligation_id from razao.obligations o
      where o.tenant_id = p_tenant and o.state <> 'FINAL' and o.stuck_at is null
        and o.expected_at <= p_now and o.expected_at + make_interval(secs => coalesce(o.grace_seconds, 0)) <= p_now
      order by o.expected_at limit p_limit;
  end $$;`;
