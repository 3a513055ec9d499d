import { Migration } from '@mikro-orm/migrations';
import { PLANNED_ONCE, tenantTable } from './sql.ts';

/** Accounts; a system account has a `system_role` and no owner, and there is one of a role per asset. */
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
        external_id        bytea,
        external_id_kind   text,
        external_id_masked text,
        promoted_to_account_id text,
        version        bigint not null default 1,
        created_at     timestamptz not null,
        created_by     text not null,
        updated_at     timestamptz not null,
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
      ${tenantTable('accounts', 'select, insert, update')}
    `);
    this.addSql(FIND_ACCOUNTS);
  }
}

/** What requests read of parties' accounts, in one round trip that binds the transaction to its tenant. No keys. */
const FIND_ACCOUNTS = `
  create function razao.find_accounts(p_tenant text, p_ids text[])
  returns table (
    account_id text, owner_party_id text, currency text, type text, status text, is_frozen boolean, address text,
    metadata jsonb, promoted_to_account_id text, version bigint, created_at timestamptz, created_by text, updated_at timestamptz
  ) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.account_id, a.owner_party_id, a.currency, a.type, a.status, a.is_frozen, a.address,
             a.metadata, a.promoted_to_account_id, a.version, a.created_at, a.created_by, a.updated_at
      from razao.accounts a
      where a.tenant_id = p_tenant and a.account_id = any (p_ids) and a.system_role is null;
  end $$;`;
