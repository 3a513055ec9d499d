import { Migration } from '@mikro-orm/migrations';

/** Provider accounts in the ledger: the status of each, and the account that represents the money there. */
export class Migration0021ProvidersAccounts extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.providers
        alter column verification_strategy drop not null,
        alter column secret drop not null,
        alter column secret_tail drop not null,
        add column previous_secret bytea,
        add column previous_until timestamptz,
        add column status text not null default 'ENABLED' constraint provider_status check (status in ('ENABLED', 'DISABLED')),
        add column ledger_account_id text,
        add column currency text,
        add column coordinates bytea,
        add constraint provider_delivers check (
          (type = 'CHAIN') = (secret is null) and (secret is null) = (verification_strategy is null) and (secret is null) = (secret_tail is null)),
        add constraint provider_overlap check ((previous_secret is null) = (previous_until is null)),
        add constraint provider_keeps_money check ((ledger_account_id is null) = (currency is null));
      create unique index provider_ledger_account on razao.providers (tenant_id, ledger_account_id);
    `);
  }
}
