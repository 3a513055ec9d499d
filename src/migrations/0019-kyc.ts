import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, tenantTable } from './sql.ts';

const STATES = `('NOT_SUBMITTED', 'PENDING', 'IN_REVIEW', 'VERIFIED', 'REJECTED', 'EXPIRED')`;
const REASONS = `('cadence', 'risk_flag', 'party_changed')`;

/** What is known about the identity of parties, their risk flags, and what is to be asked of the provider. */
export class Migration0019Kyc extends Migration {
  override up(): void {
    this.addSql(`
      create index parties_by_kyc_state on razao.parties (tenant_id, kyc_state, party_id);

      create table razao.kyc_records (
        tenant_id          text not null,
        party_id           text not null,
        state              text not null constraint kyc_state check (state in ${STATES}),
        level              smallint not null constraint kyc_level check (level between 0 and 3),
        requested_level    smallint not null constraint kyc_requested_level check (requested_level between 0 and 3),
        found              text not null constraint kyc_found check (found in ('NONE', 'DISMISSED', 'CLEAR', 'HIT')),
        awaits_verdict     boolean not null,
        document_expired   boolean not null,
        asked_at           timestamptz,
        asked_reason       text constraint kyc_asked_reason check (asked_reason in ${REASONS}),
        rescreen_due_at    timestamptz,
        rescreen_reason    text constraint kyc_rescreen_reason check (rescreen_reason in ${REASONS}),
        screen_again       text constraint kyc_screen_again check (screen_again in ${REASONS}),
        last_screened_at   timestamptz,
        document_refs      jsonb not null,
        seen_expiries      text[] not null default '{}',
        provider_id        text,
        session_ref        text,
        report_ref         text,
        verdict_digest     text,
        asked_request_id   text,
        submitted_tax_id   bytea,
        verified_tax_id    bytea,
        kek_id             text,
        moves              int not null default 0,
        updated_at         timestamptz not null,
        primary key (tenant_id, party_id),
        constraint kyc_party foreign key (tenant_id, party_id) references razao.parties (tenant_id, party_id),
        constraint kyc_level_none check (state not in ('NOT_SUBMITTED', 'REJECTED', 'EXPIRED') or level = 0),
        constraint kyc_rescreen check ((state = 'VERIFIED') = (rescreen_due_at is not null) and (rescreen_due_at is null) = (rescreen_reason is null)),
        constraint kyc_asked check ((asked_at is null) = (asked_reason is null))
      );
      create index kyc_rescreens on razao.kyc_records (tenant_id, rescreen_due_at) where rescreen_due_at is not null;
      ${tenantTable('kyc_records', 'select, insert, update')}

      create table razao.kyc_moves (
        tenant_id    text not null,
        party_id     text not null,
        move_no      int not null,
        from_state   text not null constraint kyc_move_from check (from_state in ${STATES}),
        to_state     text not null constraint kyc_move_to check (to_state in ${STATES}),
        actor        text not null,
        actor_type   text not null constraint kyc_move_actor check (actor_type in ('CLIENT', 'OPERATOR', 'PROVIDER', 'SERVICE')),
        reason       text,
        provider_ref text,
        at           timestamptz not null,
        primary key (tenant_id, party_id, move_no)
      );
      ${tenantTable('kyc_moves', 'select, insert')}

      create table razao.kyc_screenings (
        tenant_id      text not null,
        screening_id   text not null,
        party_id       text not null,
        provider_id    text not null,
        report_ref     text not null,
        result         text not null constraint kyc_screening_result check (result in ('CLEAR', 'HIT')),
        trigger        text not null,
        checked_lists  jsonb not null,
        hits           jsonb not null,
        verdict_digest text not null,
        created_at     timestamptz not null,
        primary key (tenant_id, screening_id),
        constraint kyc_report_once unique (tenant_id, party_id, provider_id, report_ref)
      );
      ${tenantTable('kyc_screenings', 'select, insert')}

      create table razao.risk_flags (
        tenant_id   text not null,
        flag_id     text not null,
        party_id    text not null,
        severity    text not null constraint risk_flag_severity check (severity in ('NOTICE', 'BLOCKING')),
        source      text not null,
        source_ref  text,
        reason      text not null,
        added_at    timestamptz not null,
        added_by    text not null,
        resolved_at timestamptz,
        resolved_by text,
        primary key (tenant_id, flag_id),
        constraint risk_flag_party foreign key (tenant_id, party_id) references razao.parties (tenant_id, party_id),
        constraint risk_flag_resolved check ((resolved_at is null) = (resolved_by is null))
      );
      create index risk_flags_of_party on razao.risk_flags (tenant_id, party_id, flag_id);
      ${tenantTable('risk_flags', 'select, insert, update')}
    `);
    this.addSql(REQUESTS);
    this.addSql(DUE);
  }
}

/**
 * What the provider is to be asked, committed with the state that waits for it. Taking a request moves its due time to
 * the end of the lease: should the process die, it is due again by itself, and the provider knows a repetition by its
 * name. One that was taken over by the provider has no due time any more.
 */
const REQUESTS = `
  create table razao.kyc_requests (
    tenant_id   text not null,
    request_id  text not null,
    party_id    text not null,
    kind        text not null constraint kyc_request_kind check (kind in ('VERIFICATION', 'SCREENING')),
    provider_id text not null,
    level       smallint,
    session_ref text,
    trigger     text,
    attempts    int not null default 0,
    due_at      timestamptz,
    created_at  timestamptz not null,
    primary key (tenant_id, request_id),
    constraint kyc_request_whole check ((kind = 'VERIFICATION') = (level is not null and session_ref is not null) and (kind = 'SCREENING') = (trigger is not null))
  ) with (fillfactor = 80);
  create index kyc_requests_due on razao.kyc_requests (tenant_id, due_at) where due_at is not null;
  create index kyc_requests_of_party on razao.kyc_requests (tenant_id, party_id, session_ref);
  ${tenantTable('kyc_requests', 'select, insert, update')}

  create function razao.kyc_requests_due(p_now timestamptz) returns setof text
  language sql stable security definer set search_path = razao, pg_temp as $$
    select t.tenant_id from tenants t
    where (select min(r.due_at) from kyc_requests r where r.tenant_id = t.tenant_id and r.due_at is not null) <= p_now;
  $$;
  revoke execute on function razao.kyc_requests_due from public;
  grant execute on function razao.kyc_requests_due to ${APP_ROLE};

  create function razao.lease_kyc_requests(p_tenant text, p_now timestamptz, p_until timestamptz, p_limit int)
  returns setof razao.kyc_requests language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with due as materialized (
        select o.request_id from razao.kyc_requests o
        where o.tenant_id = p_tenant and o.due_at <= p_now
        order by o.due_at limit p_limit for update skip locked)
      update razao.kyc_requests r set due_at = p_until, attempts = r.attempts + 1 from due
      where r.tenant_id = p_tenant and r.request_id = due.request_id
      returning r.*;
  end $$;

  create function razao.move_kyc_request(p_tenant text, p_request text, p_due timestamptz) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.kyc_requests set due_at = p_due where tenant_id = p_tenant and request_id = p_request;
  end $$;`;

/** The worker's index of parties whose screening is due: tenants only. */
const DUE = `
  create function razao.kyc_rescreens_due(p_now timestamptz) returns setof text
  language sql stable security definer set search_path = razao, pg_temp as $$
    select t.tenant_id from tenants t
    where (select min(k.rescreen_due_at) from kyc_records k where k.tenant_id = t.tenant_id and k.rescreen_due_at is not null) <= p_now;
  $$;
  revoke execute on function razao.kyc_rescreens_due from public;
  grant execute on function razao.kyc_rescreens_due to ${APP_ROLE};`;
