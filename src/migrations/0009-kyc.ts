import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

const STATES = `('NOT_SUBMITTED', 'PENDING', 'IN_REVIEW', 'VERIFIED', 'REJECTED', 'EXPIRED')`;
const REASONS = `('cadence', 'risk_flag', 'party_changed')`;

/** Identity records of parties, their risk flags, and pending requests to the provider. */
export class Migration0009Kyc extends Migration {
  override up(): void {
    this.addSql(RECORDS);
    this.addSql(RISK_FLAGS);
    this.addSql(REQUESTS);
  }
}

const RECORDS = `
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
  ${tenantTable('kyc_screenings', 'select, insert')}`;

const RISK_FLAGS = `
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
  ${tenantTable('risk_flags', 'select, insert, update')}`;

/** Pending requests to the provider, committed with the state that waits for them. */
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
    lease       bigint,
    created_at  timestamptz not null,
    primary key (tenant_id, request_id),
    constraint kyc_request_whole check ((kind = 'VERIFICATION') = (level is not null and session_ref is not null) and (kind = 'SCREENING') = (trigger is not null))
  ) with (fillfactor = 80);
  create index kyc_requests_due on razao.kyc_requests (tenant_id, due_at) where due_at is not null;
  create index kyc_requests_of_party on razao.kyc_requests (tenant_id, party_id, session_ref);
  ${tenantTable('kyc_requests', 'select, insert, update')}`;
