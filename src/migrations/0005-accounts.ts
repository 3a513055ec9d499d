import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/**
 * Accounts; a system account has a `system_role` and no owner, and there is one of a role per asset.
 * And how accounts reach the outside.
 */
export class Migration0005Accounts extends Migration {
  override up(): void {
    this.addSql(ACCOUNTS);
    this.addSql(PAYMENT_METHODS);
  }
}

const ACCOUNTS = `
  create table razao.accounts (
    tenant_id              text not null references razao.tenants,
    account_id             text not null,
    owner_party_id         text,
    currency               text not null,
    type                   text not null,
    status                 text not null constraint account_status check (status in ('ACTIVE', 'CLOSED')),
    is_frozen              boolean not null default false,
    system_role            text constraint account_system_role check (system_role in ('faucet', 'transit', 'clearing', 'exception')),
    address                text not null,
    public_key             bytea not null,
    private_key            bytea not null,
    kek_id                 text not null,
    metadata               jsonb,
    external_id            bytea,
    external_id_kind       text,
    external_id_masked     text,
    promoted_to_account_id text,
    version                bigint not null default 1,
    created_at             timestamptz not null,
    created_by             text not null,
    updated_at             timestamptz not null,
    primary key (tenant_id, account_id),
    constraint account_owner foreign key (tenant_id, owner_party_id) references razao.parties,
    constraint account_owner_or_role check ((owner_party_id is null) = (system_role is not null)),
    constraint account_promoted_to foreign key (tenant_id, promoted_to_account_id) references razao.accounts,
    constraint account_promoted_is_closed check (promoted_to_account_id is null or status = 'CLOSED')
  ) with (fillfactor = 90);
  create unique index account_promoted_from on razao.accounts (tenant_id, promoted_to_account_id)
    where promoted_to_account_id is not null;
  create index accounts_outside on razao.accounts (tenant_id, type, account_id) where type in ('EXTERNAL', 'GUEST');
  create index accounts_by_owner on razao.accounts (tenant_id, owner_party_id);
  create unique index system_account on razao.accounts (tenant_id, system_role, currency) where system_role is not null;
  ${tenantTable('accounts', 'select, insert, update')}`;

/** Coordinates are sealed, found by a keyed digest, and shown as `masked`. */
const PAYMENT_METHODS = `
  create table razao.payment_methods (
    tenant_id          text not null,
    payment_method_id  text not null,
    account_id         text not null,
    rail               text not null,
    scheme             text not null,
    mode               text not null,
    status             text not null constraint payment_method_status
                         check (status in ('ACTIVE', 'PENDING_VERIFICATION', 'SUSPENDED', 'CLOSED')),
    provider           jsonb not null,
    capabilities       jsonb not null,
    directionality     jsonb not null,
    verification       jsonb not null,
    coordinates        bytea not null,
    kek_id             text not null,
    coordinates_digest bytea not null,
    masked             jsonb not null,
    banking            jsonb,
    receives           boolean not null,
    metadata           jsonb,
    version            bigint not null default 1,
    created_at         timestamptz not null,
    created_by         text not null,
    updated_at         timestamptz not null,
    primary key (tenant_id, payment_method_id),
    constraint payment_method_account foreign key (tenant_id, account_id) references razao.accounts,
    constraint payment_method_receives check (not receives or status = 'ACTIVE')
  );
  create unique index payment_method_coordinates on razao.payment_methods (tenant_id, coordinates_digest)
    where status <> 'CLOSED';
  create index payment_methods_of_coordinates on razao.payment_methods (tenant_id, coordinates_digest, payment_method_id);
  create index payment_methods_of_account on razao.payment_methods (tenant_id, account_id, payment_method_id);
  create index payment_methods_banking on razao.payment_methods (tenant_id, account_id, payment_method_id)
    where receives and banking is not null;
  ${tenantTable('payment_methods', 'select, insert, update')}`;
