import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Keys, charges, returns, mandates and MED cases. */
export class Migration0015Pix extends Migration {
  override up(): void {
    this.addSql(KEYS);
    this.addSql(CHARGES);
    this.addSql(RETURNS);
    this.addSql(MANDATES);
    this.addSql(MED);
  }
}

/**
 * Keys, the claims of them, and the budgets of look-ups. Values of keys are sealed, found by a keyed
 * digest, and shown as `masked`.
 */
const KEYS = `
  create table razao.pix_keys (
    tenant_id        text not null,
    key_id           text not null,
    account_id       text not null,
    owner_party_id   text not null,
    key_type         text not null constraint pix_key_type check (key_type in ('EMAIL', 'PHONE', 'CPF', 'CNPJ', 'EVP')),
    key_value        bytea,
    kek_id           text,
    key_digest       bytea,
    masked           text,
    state            text not null constraint pix_key_state
                       check (state in ('PENDING', 'ACTIVE', 'REGISTRATION_FAILED', 'EXCLUDED')),
    failure_code     text,
    exclusion_reason text,
    active_claim_id  text,
    opening_claim_id text,
    provider_id      text not null,
    participant      jsonb,
    state_history    jsonb not null,
    registered_at    timestamptz,
    excluded_at      timestamptz,
    version          bigint not null,
    created_at       timestamptz not null,
    created_by       text not null,
    updated_at       timestamptz not null,
    primary key (tenant_id, key_id),
    constraint pix_key_account foreign key (tenant_id, account_id) references razao.accounts,
    constraint pix_key_has_value check (key_type = 'EVP' and state <> 'ACTIVE' or key_digest is not null),
    constraint pix_key_failed check (state <> 'REGISTRATION_FAILED' or failure_code is not null),
    constraint pix_key_registered check (state <> 'ACTIVE' or registered_at is not null),
    constraint pix_key_excluded check ((state = 'EXCLUDED') = (exclusion_reason is not null and excluded_at is not null))
  );
  create unique index pix_key_held on razao.pix_keys (tenant_id, key_digest)
    where state in ('PENDING', 'ACTIVE') or (state = 'REGISTRATION_FAILED' and coalesce(active_claim_id, opening_claim_id) is not null);
  create index pix_keys_of_value on razao.pix_keys (tenant_id, key_digest, key_id);
  create index pix_keys_of_account on razao.pix_keys (tenant_id, account_id, key_id);
  create index pix_keys_pending on razao.pix_keys (tenant_id, updated_at) where state = 'PENDING';
  ${tenantTable('pix_keys', 'select, insert, update')}

  create table razao.pix_claims (
    tenant_id         text not null,
    claim_id          text not null,
    key_id            text not null,
    account_id        text not null,
    type              text not null constraint pix_claim_type check (type in ('PORTABILITY', 'OWNERSHIP')),
    role              text not null constraint pix_claim_role check (role in ('CLAIMER', 'DONOR')),
    state             text not null constraint pix_claim_state
                        check (state in ('OPEN', 'WAITING_RESOLUTION', 'CONFIRMED', 'COMPLETED', 'CANCELLED')),
    claimer           jsonb not null,
    donor             jsonb not null,
    resolution_due_at timestamptz not null,
    completion_due_at timestamptz not null,
    confirm_reason    text,
    cancel_reason     text,
    cancelled_by      text,
    provider_id       text not null,
    provider_claim_id text not null,
    opened_at         timestamptz not null,
    confirmed_at      timestamptz,
    completed_at      timestamptz,
    cancelled_at      timestamptz,
    version           bigint not null,
    updated_at        timestamptz not null,
    primary key (tenant_id, claim_id),
    constraint pix_claim_key foreign key (tenant_id, key_id) references razao.pix_keys,
    constraint pix_claim_of_provider unique (tenant_id, provider_id, provider_claim_id),
    constraint pix_claim_cancelled check ((state = 'CANCELLED') = (cancelled_at is not null)),
    constraint pix_claim_completed check ((state = 'COMPLETED') = (completed_at is not null))
  );
  create index pix_claims_of_key on razao.pix_claims (tenant_id, key_id, claim_id);
  ${tenantTable('pix_claims', 'select, insert, update')}

  create table razao.pix_lookup_budgets (
    tenant_id text not null,
    payer     text not null,
    kind      text not null,
    tokens    numeric not null,
    filled_at timestamptz not null,
    primary key (tenant_id, payer, kind)
  ) with (fillfactor = 70);
  ${tenantTable('pix_lookup_budgets', 'select, insert, update')}`;

/** Charges with a dynamic QR code. What expires is not written down: it is worked out when read. */
const CHARGES = `
  create table razao.pix_charges (
    tenant_id          text not null,
    txid               text not null,
    account_id         text not null,
    key_id             text not null,
    state              text not null constraint pix_charge_state check (state in ('ACTIVE', 'PAID', 'CANCELLED')),
    amount             bigint not null constraint pix_charge_amount check (amount > 0),
    description        text,
    payer_request      text,
    expires_in_seconds int not null constraint pix_charge_lasts check (expires_in_seconds > 0),
    expires_at         timestamptz not null,
    merchant_name      text not null,
    merchant_city      text not null,
    brcode             text not null,
    location           text not null,
    provider_id        text not null,
    paid_at            timestamptz,
    obligation_id      text,
    end_to_end_id      text,
    cancelled_at       timestamptz,
    version            bigint not null,
    created_at         timestamptz not null,
    created_by         text not null,
    updated_at         timestamptz not null,
    primary key (tenant_id, txid),
    constraint pix_charge_account foreign key (tenant_id, account_id) references razao.accounts,
    constraint pix_charge_key foreign key (tenant_id, key_id) references razao.pix_keys,
    constraint pix_charge_obligation foreign key (tenant_id, obligation_id) references razao.obligations deferrable initially deferred,
    constraint pix_charge_paid check ((state = 'PAID') = (paid_at is not null and obligation_id is not null)),
    constraint pix_charge_cancelled check ((state = 'CANCELLED') = (cancelled_at is not null))
  ) with (fillfactor = 80);
  create index pix_charges_of_account on razao.pix_charges (tenant_id, account_id, txid);
  create index pix_charges_at on razao.pix_charges (tenant_id, location, txid);
  ${tenantTable('pix_charges', 'select, insert, update')}`;

/** Returns of credits. */
const RETURNS = `
  create table razao.pix_returns (
    tenant_id              text not null,
    obligation_id          text not null,
    number                 int not null,
    return_end_to_end_id   text not null,
    original_obligation_id text not null,
    original_end_to_end_id text not null,
    account_id             text not null,
    provider_id            text not null,
    amount                 bigint not null constraint pix_return_amount check (amount > 0),
    currency               text not null,
    reason_code            text not null constraint pix_return_reason check (reason_code in ('MD06', 'SL02', 'BE08', 'FR01')),
    state                  text not null constraint pix_return_state check (state in ('PROCESSING', 'SETTLED', 'FAILED')),
    failure_code           text,
    original_amount        bigint not null,
    returned_amount        bigint not null,
    returnable_until       timestamptz not null,
    version                bigint not null,
    created_at             timestamptz not null,
    created_by             text not null,
    updated_at             timestamptz not null,
    primary key (tenant_id, obligation_id),
    constraint pix_return_number unique (tenant_id, original_obligation_id, number),
    constraint pix_return_name unique (tenant_id, return_end_to_end_id),
    constraint pix_return_within_original check (returned_amount between amount and original_amount),
    constraint pix_return_failed check ((state = 'FAILED') = (failure_code is not null)),
    constraint pix_return_sent_by foreign key (tenant_id, obligation_id) references razao.obligations,
    constraint pix_return_of foreign key (tenant_id, original_obligation_id) references razao.obligations
  );
  create index pix_returns_processing on razao.pix_returns (tenant_id, obligation_id) where state = 'PROCESSING';
  ${tenantTable('pix_returns', 'select, insert, update')}`;

/** Mandates of Pix Automático and their charges. */
const MANDATES = `
  create table razao.pix_mandates (
    tenant_id       text not null,
    mandate_id      text not null,
    account_id      text not null,
    provider_id     text not null,
    recurrence_id   text not null,
    status          text not null constraint pix_mandate_status
                      check (status in ('PENDING_AUTHORIZATION', 'ACTIVE', 'REJECTED', 'EXPIRED', 'REVOKED', 'CANCELLED', 'COMPLETED')),
    receiver        jsonb not null,
    contract_ref    text not null,
    description     text,
    periodicity     text not null,
    amount_type     text not null,
    amount          bigint,
    max_amount      bigint,
    starts_on       date not null,
    ends_on         date,
    retry_policy    text not null,
    expires_at      timestamptz not null,
    authorized_at   timestamptz,
    ended_at        timestamptz,
    ended_by        text,
    end_reason_code text,
    next_at         timestamptz,
    version         bigint not null,
    created_at      timestamptz not null,
    updated_at      timestamptz not null,
    primary key (tenant_id, mandate_id),
    constraint pix_mandate_recurrence unique (tenant_id, recurrence_id, provider_id),
    constraint pix_mandate_account foreign key (tenant_id, account_id) references razao.accounts,
    constraint pix_mandate_amount check ((amount_type = 'FIXED') = (amount is not null)),
    constraint pix_mandate_authorized check (status not in ('ACTIVE', 'REVOKED', 'COMPLETED') or authorized_at is not null),
    constraint pix_mandate_ended check ((status in ('PENDING_AUTHORIZATION', 'ACTIVE')) = (ended_at is null))
  ) with (fillfactor = 80);
  create index pix_mandates_by_account on razao.pix_mandates (tenant_id, account_id, mandate_id);
  create index pix_mandates_due on razao.pix_mandates (tenant_id, next_at) where next_at is not null;
  ${tenantTable('pix_mandates', 'select, insert, update')}

  create table razao.pix_mandate_charges (
    tenant_id     text not null,
    charge_id     text not null,
    mandate_id    text not null,
    account_id    text not null,
    txid          text not null,
    status        text not null constraint pix_mandate_charge_status
                    check (status in ('SCHEDULED', 'HELD', 'DEBITING', 'DEBITED', 'FAILED', 'CANCELLED')),
    amount        bigint not null constraint pix_mandate_charge_amount check (amount > 0),
    due_on        date not null,
    description   text,
    attempts      jsonb not null,
    hold_id       text,
    obligation_id text,
    failure_code  text,
    cancelled_by  text,
    debited_at    timestamptz,
    cancelled_at  timestamptz,
    next_at       timestamptz,
    version       bigint not null,
    created_at    timestamptz not null,
    updated_at    timestamptz not null,
    primary key (tenant_id, charge_id),
    constraint pix_mandate_charge_txid unique (tenant_id, mandate_id, txid),
    constraint pix_mandate_charge_mandate foreign key (tenant_id, mandate_id) references razao.pix_mandates deferrable initially deferred,
    constraint pix_mandate_charge_hold foreign key (tenant_id, hold_id) references razao.holds deferrable initially deferred,
    constraint pix_mandate_charge_obligation foreign key (tenant_id, obligation_id) references razao.obligations deferrable initially deferred,
    constraint pix_mandate_charge_held check (status <> 'HELD' or hold_id is not null),
    constraint pix_mandate_charge_debited check (status not in ('DEBITING', 'DEBITED') or obligation_id is not null),
    constraint pix_mandate_charge_debited_at check ((status = 'DEBITED') = (debited_at is not null)),
    constraint pix_mandate_charge_cancelled check ((status = 'CANCELLED') = (cancelled_at is not null and cancelled_by is not null)),
    constraint pix_mandate_charge_failed check ((status = 'FAILED') = (failure_code is not null))
  ) with (fillfactor = 80);
  create index pix_mandate_charges_due on razao.pix_mandate_charges (tenant_id, next_at) where next_at is not null;
  create index pix_mandate_charges_of_obligation on razao.pix_mandate_charges (tenant_id, obligation_id) where obligation_id is not null;
  ${tenantTable('pix_mandate_charges', 'select, insert, update')}`;

/** MED cases, and the names by which the outside speaks of them. */
const MED = `
  create table razao.med_cases (
    tenant_id                text not null,
    case_id                  text not null,
    direction                text not null constraint med_case_direction check (direction in ('INBOUND', 'OUTBOUND')),
    status                   text not null constraint med_case_status check (case direction
                               when 'INBOUND' then status in ('OPEN', 'RETURNING', 'RETURN_FAILED', 'RETURNED', 'RELEASED', 'CANCELLED')
                               else status in ('FILING', 'FILING_FAILED', 'OPEN', 'ACCEPTED', 'REJECTED', 'RETURNED', 'CANCELLED') end),
    account_id               text not null,
    reason_code              text not null,
    amount                   bigint not null constraint med_case_amount check (amount > 0),
    currency                 text not null,
    original_end_to_end_id   text not null,
    original_obligation_id   text not null,
    report_id                text,
    recovery_id              text,
    hop                      int not null,
    block_id                 text,
    secured                  bigint,
    is_block_refused         boolean not null,
    returned                 bigint,
    waiting                  bigint not null,
    devolution_obligation_id text,
    return_end_to_end_id     text,
    resolution               text,
    resolution_reason        text,
    resolved_by              text,
    resolved_at              timestamptz,
    failure_code             text,
    analysis_due_at          timestamptz,
    return_due_at            timestamptz,
    provider_id              text not null,
    filed_by                 text,
    refund_result            text,
    early_money              jsonb not null,
    release                  jsonb,
    history                  jsonb not null,
    version                  bigint not null,
    created_at               timestamptz not null,
    updated_at               timestamptz not null,
    closed_at                timestamptz,
    primary key (tenant_id, case_id),
    constraint med_case_account foreign key (tenant_id, account_id) references razao.accounts,
    constraint med_case_payment foreign key (tenant_id, original_obligation_id) references razao.obligations,
    constraint med_case_devolution foreign key (tenant_id, devolution_obligation_id) references razao.obligations,
    constraint med_case_block foreign key (tenant_id, block_id) references razao.blocks,
    constraint med_case_is_reported check ((status in ('FILING', 'FILING_FAILED')) = (report_id is null)),
    constraint med_case_waiting check (case when status in ('RETURN_FAILED', 'CANCELLED') then waiting >= 0 else waiting = 0 end),
    constraint med_case_closed check
      ((status in ('FILING_FAILED', 'RETURNED', 'RELEASED', 'REJECTED', 'CANCELLED')) = (closed_at is not null))
  ) with (fillfactor = 80);
  create index med_cases_by_account on razao.med_cases (tenant_id, account_id, case_id);
  create index med_cases_by_status on razao.med_cases (tenant_id, status, case_id);
  create index med_cases_of_payment on razao.med_cases (tenant_id, original_end_to_end_id) where direction = 'OUTBOUND';
  create index med_cases_of_devolution on razao.med_cases (tenant_id, devolution_obligation_id) where devolution_obligation_id is not null;
  ${tenantTable('med_cases', 'select, insert, update')}

  create table razao.med_case_names (
    tenant_id text not null,
    name      text not null,
    case_id   text not null,
    primary key (tenant_id, name),
    constraint med_case_named foreign key (tenant_id, case_id) references razao.med_cases deferrable initially deferred
  );
  create index med_case_names_of on razao.med_case_names (tenant_id, case_id);
  ${tenantTable('med_case_names', 'select, insert, update')}`;
