import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Health of providers, the balances that they report, and the customers' money among them. */
export class Migration0023ProvidersFunds extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.provider_sightings (
        tenant_id           text not null,
        provider_id         text not null,
        last_delivery_at    timestamptz,
        last_refused_at     timestamptz,
        last_good_call_at   timestamptz,
        last_failed_call_at timestamptz,
        primary key (tenant_id, provider_id)
      ) with (fillfactor = 50);
      ${tenantTable('provider_sightings', 'select, insert, update')}

      create table razao.provider_balances (
        tenant_id   text not null,
        provider_id text not null,
        currency    text not null,
        reported    bigint not null,
        reported_at timestamptz not null,
        primary key (tenant_id, provider_id, currency)
      );
      ${tenantTable('provider_balances', 'select, insert, update')}

      create table razao.provider_customer_funds (
        tenant_id   text not null,
        provider_id text not null,
        rail        text not null,
        currency    text not null,
        amount      bigint not null,
        as_of_seq   bigint not null,
        as_of       timestamptz not null,
        primary key (tenant_id, provider_id, rail, currency)
      );
      ${tenantTable('provider_customer_funds', 'select, insert, update')}

      create index provider_deliveries_unreadable on razao.provider_deliveries (tenant_id, provider_id) where outcome = 'UNREADABLE';
    `);
  }
}
