import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, outboxDays, tenantTable } from '../platform/db/sql.ts';

/**
 * Tenants, the fence that orders every commit of a tenant, the records of commands (which are the idempotency store),
 * the outbox with the positions of its consumers, what providers delivered, and what of it waits.
 */
export class Migration0001Platform extends Migration {
  override up(): void {
    this.addSql(ROLE);
    this.addSql(TENANTS);
    this.addSql(OUTBOX);
    this.addSql(DELIVERIES);
    this.addSql(WAITING_FACTS);
  }
}

const ROLE = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
      create role ${APP_ROLE} nologin noinherit;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;
  grant ${APP_ROLE} to current_user;
  grant usage on schema razao to ${APP_ROLE};

  -- every taking of leased work has a number of its own
  create sequence razao.lease_numbers;
  grant usage on sequence razao.lease_numbers to ${APP_ROLE};

  ${outboxDays(30)};`;

const TENANTS = `
  create table razao.tenants (
    tenant_id  text primary key constraint tenant_id_form check (tenant_id ~ '^[a-z][a-z0-9-]{1,39}$'),
    created_at timestamptz not null
  );
  grant select, insert on razao.tenants to ${APP_ROLE};

  create table razao.heads (
    tenant_id    text primary key references razao.tenants,
    seq_no       bigint not null default 0,
    entry_hash   text not null default repeat('0', 64),
    commit_no    bigint not null default 0,
    committed_at timestamptz not null
  ) with (fillfactor = 50);
  ${tenantTable('heads', 'select, insert, update')}

  create table razao.commits (
    tenant_id    text not null,
    commit_no    bigint not null,
    committed_at timestamptz not null,
    touched      text[] not null,
    announced    text[] not null,
    seq_no       bigint not null default 0,
    entries      int not null default 0,
    primary key (tenant_id, commit_no)
  );
  ${tenantTable('commits', 'select, insert, delete')}

  create table razao.commands (
    tenant_id    text not null,
    command_id   text not null,
    created_at   timestamptz not null,
    digest       text,
    status       smallint,
    body         text,
    intent       json,
    lease        bigint,
    leased_until timestamptz,
    entry_seq    bigint,
    entries      int,
    shape        smallint,
    warnings     text,
    primary key (tenant_id, command_id)
  ) with (fillfactor = 90);
  create index commands_by_age on razao.commands using brin (created_at);
  create index commands_intended on razao.commands (tenant_id) where status is null;
  ${tenantTable('commands', 'select, insert, update, delete')}`;

const OUTBOX = `
  create table razao.outbox (
    tenant_id      text not null,
    commit_no      bigint not null,
    n              int not null,
    occurred_at    timestamptz not null,
    event_id       text not null,
    event_type     text not null,
    entity_id      text not null,
    entity_version bigint not null,
    body           text not null,
    primary key (tenant_id, commit_no, n, occurred_at)
  ) partition by range (occurred_at);
  create table razao.outbox_default partition of razao.outbox default;
  create index outbox_by_id on razao.outbox using brin (event_id text_bloom_ops, entity_id text_bloom_ops)
    with (pages_per_range = 32, autosummarize = on);
  ${tenantTable('outbox', 'select, insert')}

  create table razao.outbox_floors (
    tenant_id text primary key references razao.tenants,
    commit_no bigint not null,
    n         int not null
  );
  ${tenantTable('outbox_floors', 'select')}

  create table razao.outbox_cursors (
    tenant_id    text not null references razao.tenants,
    consumer     text not null,
    commit_no    bigint not null default 0,
    n            int not null default -1,
    lease        bigint,
    leased_until timestamptz,
    primary key (tenant_id, consumer)
  ) with (fillfactor = 50);
  ${tenantTable('outbox_cursors', 'select, insert, update')}`;

const DELIVERIES = `
  create table razao.provider_deliveries (
    tenant_id    text not null,
    provider_id  text not null,
    delivery_key text not null,
    receiver     text not null,
    event        text not null,
    occurred_at  timestamptz not null,
    body         bytea not null,
    kek_id       text not null,
    digest       text not null,
    outcome      text not null constraint provider_delivery_outcome check (outcome in ('APPLIED', 'KEPT', 'UNREADABLE', 'FAILED')),
    error_code   text,
    attempts     int not null default 1,
    received_at  timestamptz not null,
    updated_at   timestamptz not null,
    primary key (tenant_id, provider_id, delivery_key),
    constraint provider_delivery_failed check ((outcome in ('UNREADABLE', 'FAILED')) = (error_code is not null))
  ) with (fillfactor = 95);
  ${tenantTable('provider_deliveries', 'select, insert, update')}`;

/** Facts of providers that came before their subject; see `platform/receiver/waiting-facts.ts`. */
const WAITING_FACTS = `
  create table razao.waiting_facts (
    tenant_id   text not null,
    waits_for   text not null,
    provider_id text not null,
    name        text not null,
    facts       jsonb not null constraint waiting_facts_bound check (jsonb_array_length(facts) between 1 and 50),
    touched_at  timestamptz not null,
    primary key (tenant_id, waits_for, provider_id, name)
  );
  ${tenantTable('waiting_facts', 'select, insert, update, delete')}`;
