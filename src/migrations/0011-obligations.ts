import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Obligations, the payments that are on their way to a provider, and the place of money that came in. */
export class Migration0011Obligations extends Migration {
  override up(): void {
    this.addSql(OBLIGATIONS);
    this.addSql(DISPATCHES);
    this.addSql(MONEY_IN);
  }
}

const OBLIGATIONS = `
  create table razao.obligations (
    tenant_id              text not null,
    obligation_id          text not null,
    rail                   text not null,
    state                  text not null constraint obligation_state
                             check (state in ('PENDING', 'DISPATCHED', 'DISPATCH_FAILED', 'FINAL')),
    resolution_outcome     text constraint obligation_outcome
                             check (resolution_outcome in ('SETTLED', 'FAILED', 'CANCELED')),
    reason                 text,
    amount                 bigint not null constraint obligation_amount check (amount > 0),
    currency               text not null,
    debtor_kind            text not null,
    debtor_account_id      text,
    debtor_external_id     text,
    creditor_kind          text not null,
    creditor_account_id    text,
    creditor_external_id   text,
    destination_account_id text,
    expected_at            timestamptz,
    grace_seconds          int,
    match_keys             jsonb not null,
    metadata               jsonb not null,
    tx_id                  text not null,
    sqd_id                 text,
    version                bigint not null,
    created_at             timestamptz not null,
    created_by             text not null,
    updated_at             timestamptz not null,
    resolved_at            timestamptz,
    sent_at                timestamptz,
    excepted_at            timestamptz,
    stuck_at               timestamptz,
    limit_use              jsonb,
    primary key (tenant_id, obligation_id),
    constraint obligation_final_has_outcome check ((state = 'FINAL') = (resolution_outcome is not null))
  ) with (fillfactor = 80);
  create index obligations_by_debtor on razao.obligations (tenant_id, debtor_account_id, obligation_id)
    where debtor_account_id is not null;
  create index obligations_by_creditor on razao.obligations (tenant_id, creditor_account_id, obligation_id)
    where creditor_account_id is not null;
  create index obligations_expected on razao.obligations (tenant_id, expected_at)
    where state <> 'FINAL' and expected_at is not null and stuck_at is null;
  create index obligations_open on razao.obligations (tenant_id, obligation_id) where state <> 'FINAL';
  create index obligations_open_by_debtor on razao.obligations (tenant_id, debtor_account_id, obligation_id)
    where state <> 'FINAL' and debtor_account_id is not null;
  create index obligations_open_by_creditor on razao.obligations (tenant_id, creditor_account_id, obligation_id)
    where state <> 'FINAL' and creditor_account_id is not null;
  create index obligations_unposted on razao.obligations (tenant_id, creditor_account_id, created_at, obligation_id)
    where creditor_kind = 'account' and rail <> 'NATIVE'
      and (state <> 'FINAL' or resolution_outcome <> 'SETTLED' or destination_account_id is not null);
  create index obligations_by_destination on razao.obligations (tenant_id, destination_account_id, obligation_id)
    where destination_account_id is not null;
  create index obligations_by_end_to_end_id on razao.obligations (tenant_id, (match_keys ->> 'end_to_end_id'))
    where debtor_kind = 'account' and match_keys ? 'end_to_end_id';
  ${tenantTable('obligations', 'select, insert, update')}`;

const DISPATCHES = `
  create table razao.dispatches (
    tenant_id          text not null,
    obligation_id      text not null,
    rail               text not null,
    phase              text not null constraint dispatch_phase check (phase in ('SEND', 'UNSURE', 'ASK')),
    attempts           int not null,
    since              timestamptz not null,
    due_at             timestamptz not null,
    lease              bigint,
    provider_id        text,
    adapter            text,
    provider_reference text,
    primary key (tenant_id, obligation_id),
    constraint dispatch_obligation foreign key (tenant_id, obligation_id) references razao.obligations
  ) with (fillfactor = 70);
  create index dispatches_due on razao.dispatches (tenant_id, rail, due_at);
  ${tenantTable('dispatches', 'select, insert, update, delete')}`;

/** Place of the money of each payment from outside, by the payment's name: once (`money_in_pkey`). */
const MONEY_IN = `
  create table razao.money_in (
    tenant_id     text not null,
    name          text not null,
    amount        bigint not null constraint money_in_amount check (amount >= 0),
    currency      text not null,
    obligation_id text,
    kind          text,
    primary key (tenant_id, name),
    constraint money_in_is_somebodys check (obligation_id is not null or kind is not null)
  );
  ${tenantTable('money_in', 'select, insert, update')}`;
