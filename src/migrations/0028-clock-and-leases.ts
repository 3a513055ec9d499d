import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, CLOCK_OFF, CLOCK_TOLERANCE_MS, LEASE_LOST, PLANNED_ONCE, REGISTER_ROW_WRITERS, rowWriter } from './sql.ts';

/** What the writer stores of a payment that is to be sent: whoever had it leased has lost it. Its route is the dispatcher's. */
const DISPATCH_COLUMNS = {
  obligation_id: 'text', rail: 'text', phase: 'text', attempts: 'int', since: 'timestamptz', due_at: 'timestamptz', lease: 'bigint',
};

/**
 * One clock, Postgres': a process whose clock differs writes nothing, and leases are timed by it. One lease: every taking
 * of a row has a number of its own, and what was done under it counts only while the row bears that number.
 */
export class Migration0028ClockAndLeases extends Migration {
  override up(): void {
    this.addSql(CLOCK);
    this.addSql(`
      create sequence razao.lease_numbers;
      grant usage on sequence razao.lease_numbers to ${APP_ROLE};
      alter table razao.dispatches drop column lease;
      alter table razao.dispatches add column lease bigint;
      alter table razao.kyc_requests add column lease bigint;
      alter table razao.schedule_runs add column lease bigint;
      alter table razao.commands add column lease bigint;
      alter table razao.outbox_cursors drop column leased_by;
      alter table razao.outbox_cursors add column lease bigint;

      drop function razao.write_dispatches;
      drop function razao.lease_dispatches;
      drop function razao.route_dispatch;
      drop function razao.move_dispatch;
      drop function razao.end_dispatch;
      drop function razao.lease_kyc_requests;
      drop function razao.move_kyc_request;
      drop function razao.lease_consumer;
      drop function razao.move_consumer;
      drop function razao.claim_intent;
      drop function razao.settle_intent;
      ${rowWriter('dispatches', 'obligation_id', DISPATCH_COLUMNS)}
    `);
    this.addSql(REQUIRE_LEASE);
    this.addSql(DISPATCHES);
    this.addSql(KYC_REQUESTS);
    this.addSql(CONSUMERS);
    this.addSql(INTENTS);
    this.addSql(REGISTER_ROW_WRITERS);
    this.addSql(`grant execute on all functions in schema razao to ${APP_ROLE};`);
  }
}

const TOLERATED = `interval '${CLOCK_TOLERANCE_MS} milliseconds'`;

/**
 * The time, for everybody. A commit names the time of the process that decided it and is refused where that is not so: its
 * clock goes wrong, or it was stopped in between.
 */
const CLOCK = `
  create function razao.clock() returns timestamptz language sql volatile return clock_timestamp();

  create function razao.require_time(p_now timestamptz) returns void language plpgsql as $$
  declare
    v_ahead interval := p_now - razao.clock();
  begin
    if v_ahead not between - ${TOLERATED} and ${TOLERATED} then
      raise exception 'the clock of this process is % ahead of the time', v_ahead using errcode = '${CLOCK_OFF}';
    end if;
  end $$;

  create function razao.later(p_ms bigint) returns timestamptz language sql volatile
    return razao.clock() + p_ms * interval '1 millisecond';`;

/** What is leased: the table of each kind of work, its key beside the tenant, and whether its lease is still running. */
const LEASED = {
  dispatch: { table: 'dispatches', key: 'obligation_id' },
  kyc: { table: 'kyc_requests', key: 'request_id' },


} as const;

/**
 * Holds a transaction to a lease: fails unless the row bears its number, and keeps it from being taken until the
 * transaction ends. Called by `write_held_leases` within a batch of the journal writer.
 */
const REQUIRE_LEASE = `
  create function razao.require_lease(p_tenant text, p_work text, p_subject text, p_lease bigint) returns void
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    case p_work
      ${Object.entries(LEASED).map(([work, { table, key }]) => `when '${work}' then
        perform from razao.${table} where tenant_id = p_tenant and ${key} = p_subject and lease = p_lease for share;`).join('\n      ')}
    end case;
    if not found then
      raise exception 'lease % of % % is not the row''s any more', p_lease, p_work, p_subject using errcode = '${LEASE_LOST}';
    end if;
  end $$;

  create function razao.write_held_leases(p_tenant text, p_written jsonb) returns void language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform razao.require_lease(p_tenant, r ->> 0, r ->> 1, (r ->> 2)::bigint) from jsonb_array_elements(p_written -> 'rows') as r;
  end $$;`;

/**
 * How the dispatcher takes payments and gives them back. Taking one moves its due time to the end of the lease: should
 * its process die, it is due again by itself. What a lease was taken for is only moved on by who still holds it.
 */
const DISPATCHES = `
  create function razao.lease_dispatches(p_tenant text, p_rail text, p_ms bigint, p_limit int)
  returns table (
    obligation_id text, rail text, phase text, attempts int, since timestamptz, lease bigint, provider_id text, adapter text,
    provider_reference text, taken_at timestamptz
  ) language plpgsql as $$
  #variable_conflict use_column
  declare
    v_now timestamptz := razao.clock();
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with due as materialized ( -- else the planner may run it, and lock anew, for each row of the update
        select o.obligation_id from razao.dispatches o
        where o.tenant_id = p_tenant and o.rail = p_rail and o.due_at <= v_now
        order by o.due_at limit p_limit for update skip locked)
      update razao.dispatches d set lease = nextval('razao.lease_numbers'), due_at = v_now + p_ms * interval '1 millisecond' from due
      where d.tenant_id = p_tenant and d.obligation_id = due.obligation_id
      returning d.obligation_id, d.rail, d.phase, d.attempts, d.since, d.lease, d.provider_id, d.adapter, d.provider_reference, v_now;
  end $$;

  create function razao.route_dispatch(p_tenant text, p_obligation text, p_lease bigint, p_provider text, p_adapter text)
  returns boolean language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.dispatches set provider_id = p_provider, adapter = p_adapter
      where tenant_id = p_tenant and obligation_id = p_obligation and lease = p_lease;
    return found;
  end $$;

  create function razao.move_dispatch(
    p_tenant text, p_obligation text, p_lease bigint, p_phase text, p_attempts int, p_after_ms bigint, p_reference text
  ) returns boolean language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.dispatches set phase = p_phase, attempts = p_attempts, due_at = razao.later(p_after_ms), lease = null,
        since = case when phase = p_phase then since else razao.clock() end, provider_reference = coalesce(p_reference, provider_reference)
      where tenant_id = p_tenant and obligation_id = p_obligation and lease = p_lease;
    return found;
  end $$;

  create function razao.end_dispatch(p_tenant text, p_obligation text, p_lease bigint) returns boolean language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.dispatches where tenant_id = p_tenant and obligation_id = p_obligation and lease = p_lease;
    return found;
  end $$;`;

/** Likewise for requests to the KYC provider. One that was taken over by the provider has no due time any more. */
const KYC_REQUESTS = `
  create function razao.lease_kyc_requests(p_tenant text, p_ms bigint, p_limit int)
  returns table (request_id text, lease bigint) language plpgsql as $$
  #variable_conflict use_column
  declare
    v_now timestamptz := razao.clock();
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with due as materialized (
        select o.request_id from razao.kyc_requests o
        where o.tenant_id = p_tenant and o.due_at <= v_now
        order by o.due_at limit p_limit for update skip locked)
      update razao.kyc_requests r
      set lease = nextval('razao.lease_numbers'), due_at = v_now + p_ms * interval '1 millisecond', attempts = r.attempts + 1 from due
      where r.tenant_id = p_tenant and r.request_id = due.request_id
      returning r.request_id, r.lease;
  end $$;

  create function razao.move_kyc_request(p_tenant text, p_request text, p_lease bigint, p_after_ms bigint) returns boolean
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.kyc_requests set due_at = razao.later(p_after_ms), lease = null
      where tenant_id = p_tenant and request_id = p_request and lease = p_lease;
    return found;
  end $$;`;

/** A place that is lost with its server is one from which events are read again: nobody waits for the disk. */
const NO_WAIT = `perform set_config('synchronous_commit', 'off', true);`;

/**
 * How a consumer of the outbox takes its place, prolongs its lease while it works, and moves on. Its place is
 * (commit_no, n); what lies behind it has been dealt with.
 */
const CONSUMERS = `
  create function razao.lease_consumer(p_tenant text, p_consumer text, p_ms bigint)
  returns table (commit_no bigint, n int, lease bigint, head bigint) language plpgsql as $$
  #variable_conflict use_column
  declare
    v_now timestamptz := razao.clock();
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      insert into razao.outbox_cursors as c (tenant_id, consumer, lease, leased_until)
      values (p_tenant, p_consumer, nextval('razao.lease_numbers'), v_now + p_ms * interval '1 millisecond')
      on conflict (tenant_id, consumer) do update set lease = excluded.lease, leased_until = excluded.leased_until
        where c.leased_until is null or c.leased_until < v_now
      returning c.commit_no, c.n, c.lease, (select h.commit_no from razao.heads h where h.tenant_id = p_tenant);
  end $$;

  create function razao.prolong_consumer(p_tenant text, p_consumer text, p_lease bigint, p_ms bigint) returns boolean
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.outbox_cursors set leased_until = razao.later(p_ms)
      where tenant_id = p_tenant and consumer = p_consumer and lease = p_lease and leased_until is not null;
    return found;
  end $$;

  create function razao.move_consumer(p_tenant text, p_consumer text, p_lease bigint, p_commit bigint, p_n int) returns boolean
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    ${NO_WAIT}
    update razao.outbox_cursors set commit_no = p_commit, n = p_n, leased_until = null
      where tenant_id = p_tenant and consumer = p_consumer and lease = p_lease and leased_until is not null;
    return found;
  end $$;`;

/**
 * The record of a command that calls an outside party, before it does: `claim_intent` makes or resumes it (`lease` is
 * null unless this attempt holds it now), `settle_intent` forgets it or lets go of its lease.
 */
const INTENTS = `
  create function razao.claim_intent(p_tenant text, p_command text, p_digest text, p_intent json, p_ms bigint, p_kept interval)
  returns table (lease bigint, digest text, status smallint, body text, intent json) language plpgsql as $$
  #variable_conflict use_column
  declare
    v_now timestamptz := razao.clock();
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.commands c
      where c.tenant_id = p_tenant and c.command_id = p_command and c.created_at < v_now - p_kept;
    return query
      insert into razao.commands as c (tenant_id, command_id, created_at, digest, intent, lease, leased_until)
      values (p_tenant, p_command, v_now, p_digest, p_intent, nextval('razao.lease_numbers'), v_now + p_ms * interval '1 millisecond')
      on conflict (tenant_id, command_id) do update set lease = excluded.lease, leased_until = excluded.leased_until
        where c.status is null and c.digest = p_digest and (c.leased_until is null or c.leased_until <= v_now)
      returning c.lease, c.digest, c.status, c.body, c.intent;
    if not found then
      return query select null::bigint, c.digest, c.status, c.body, c.intent from razao.commands c
        where c.tenant_id = p_tenant and c.command_id = p_command;
    end if;
  end $$;

  create function razao.settle_intent(p_tenant text, p_command text, p_lease bigint, p_forget boolean) returns void
  language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if p_forget then
      delete from razao.commands where tenant_id = p_tenant and command_id = p_command and status is null and lease = p_lease;
    else
      update razao.commands set leased_until = null
        where tenant_id = p_tenant and command_id = p_command and status is null and lease = p_lease;
    end if;
  end $$;`;
