import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from './sql.ts';

/** Accounts; a system account has a \`system_role\` and no owner, and there is one of a role per asset. */
export class Migration0004Accounts extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.accounts (
        tenant_id      text not null references razao.tenants,
        account_id     text not null,
        owner_party_id text,
        currency       text not null,
        type           text not null,
        status         text not null constraint account_status check (status in ('ACTIVE', 'CLOSED')),
        is_frozen      boolean not null default false,
        system_role    text constraint account_system_role check (system_role in ('faucet', 'transit', 'clearing', 'exception')),
        address        text not null,
        public_key     bytea not null,
        private_key    bytea not null,
        kek_id         text not null,
        metadata       jsonb,
        version        bigint not null default 1,
        created_at     timestamptz not null,
        created_by     text not null,
        updated_at     timestamptz not null,
        primary key (tenant_id, account_id),
        constraint account_owner foreign key (tenant_id, owner_party_id) references razao.parties,
        constraint account_owner_or_role check ((owner_party_id is null) = (system_role is not null))
      ) with (fillfactor = 90);
      create index accounts_by_owner on razao.accounts (tenant_id, owner_party_id);
      create unique index system_account on razao.accounts (tenant_id, system_role, currency) where system_role is not null;
      ${tenantTable('accounts', 'select, insert, update')}
    `);
  }
}
