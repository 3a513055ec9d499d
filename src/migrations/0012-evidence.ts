import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/**
 * Evidence, deliveries of providers (sealed, written once), and the returned amounts of payments. They are written in the transaction that
 * writes the rows that they refer to, which nobody may delete: checks of references would be useless.
 */
export class Migration0012Evidence extends Migration {
  override up(): void {
    this.addSql(EVIDENCE);
    this.addSql(MATCHING);
  }
}

const EVIDENCE = `
  create table razao.evidence (
    tenant_id       text not null,
    evidence_id     text not null,
    provider_id     text not null,
    rail            text not null,
    kind            text not null constraint evidence_kind check (kind in ('SETTLEMENT', 'FAILURE', 'INBOUND_CREDIT')),
    external_id     text not null,
    match_keys      jsonb not null,
    amount          bigint not null constraint evidence_amount check (amount > 0),
    currency        text not null,
    occurred_at     timestamptz not null,
    payer           text,
    failure         text,
    payload_hash    text,
    tx_id           text not null,
    state           text not null constraint evidence_state
                      check (state in ('MATCHED', 'UNMATCHED', 'DEFERRED', 'FAILED', 'RESOLVED')),
    reason_code     text,
    obligation_id   text,
    matched_by      text,
    matched_at      timestamptz,
    waits_for       text,
    resolution      jsonb,
    exception_cents bigint not null,
    attempts        int not null,
    history         jsonb not null,
    version         bigint not null,
    created_at      timestamptz not null,
    created_by      text not null,
    updated_at      timestamptz not null,
    retry_at        timestamptz,
    report_key      text,
    primary key (tenant_id, evidence_id),
    constraint evidence_source unique (tenant_id, external_id, provider_id),
    constraint evidence_matched check (state <> 'MATCHED' or obligation_id is not null),
    constraint evidence_unapplied_has_reason check ((state in ('MATCHED', 'RESOLVED')) = (reason_code is null)),
    constraint evidence_resolved check ((state = 'RESOLVED') = (resolution is not null)),
    constraint evidence_retried_failed check (retry_at is null or state = 'FAILED'),
    constraint evidence_in_exception check (exception_cents between 0 and amount),
    constraint evidence_final_waits_for_nothing check (waits_for is null or reason_code is not null)
  );
  create unique index evidence_report_key on razao.evidence (tenant_id, report_key) where report_key is not null;
  create index evidence_of_obligation on razao.evidence (tenant_id, obligation_id, evidence_id) where obligation_id is not null;
  create index evidence_open on razao.evidence (tenant_id, state, evidence_id) where state not in ('MATCHED', 'RESOLVED');
  create index evidence_waiting on razao.evidence (tenant_id, waits_for, evidence_id) where waits_for is not null;
  create index evidence_of_return on razao.evidence (tenant_id, (match_keys ->> 'original_end_to_end_id'))
    where match_keys ? 'original_end_to_end_id';
  create index evidence_retried on razao.evidence (tenant_id, retry_at) where retry_at is not null;
  create index evidence_in_exception on razao.evidence (tenant_id, evidence_id) where exception_cents > 0;
  ${tenantTable('evidence', 'select, insert, update')}

  create table razao.evidence_payloads (
    tenant_id   text not null,
    evidence_id text not null,
    payload     bytea not null,
    kek_id      text not null,
    primary key (tenant_id, evidence_id)
  );
  ${tenantTable('evidence_payloads', 'select, insert, update')}

  create table razao.returned_payments (
    tenant_id  text not null,
    report_key text not null,
    returned   bigint not null constraint returned_payment_amount check (returned > 0),
    primary key (tenant_id, report_key)
  );
  ${tenantTable('returned_payments', 'select, insert, update')}`;

/** The terms by which evidence finds open obligations. */
const MATCHING = `
  create table razao.match_terms (
    tenant_id     text not null,
    term          text not null,
    obligation_id text not null,
    primary key (tenant_id, term, obligation_id)
  );
  create trigger obligation_open after insert on razao.obligations for each row
    when (new.state <> 'FINAL' and new.match_keys <> '{}'::jsonb) execute function razao.add_match_terms();
  create trigger obligation_final after update on razao.obligations for each row
    when (old.state <> 'FINAL' and new.state = 'FINAL' and new.match_keys <> '{}'::jsonb) execute function razao.drop_match_terms();
  ${tenantTable('match_terms', 'select, insert, delete')}`;
