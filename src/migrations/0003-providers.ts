import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE } from '../platform/db/sql.ts';

/**
 * Outside parties that serve a tenant. Providers are read by the name that a delivery bears, before a tenant is known: a named exception to
 * "tenant first", like clients.
 */
export class Migration0003Providers extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.providers (
        provider_id           text primary key constraint provider_id_form check (provider_id ~ '^[a-z][a-z0-9-]{1,62}[a-z0-9]$'),
        tenant_id             text not null references razao.tenants,
        type                  text not null constraint provider_type
                                check (type in ('SPONSOR_BANK', 'BAAS_PROVIDER', 'KYC_PROVIDER', 'CHAIN')),
        adapter               text not null,
        display_name          text not null,
        base_url              text,
        verification_strategy text not null,
        secret                bytea not null,
        kek_id                text not null,
        secret_tail           text not null,
        version               bigint not null default 1,
        created_at            timestamptz not null,
        created_by            text not null,
        updated_at            timestamptz not null,
        constraint provider_of_tenant unique (tenant_id, provider_id)
      );
      grant select, insert, update on razao.providers to ${APP_ROLE};
    `);
  }
}
