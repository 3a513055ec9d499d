import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE } from '../platform/db/sql.ts';

/**
 * Lets two secrets be valid while one replaces the other: of clients, and of webhook endpoints. Adds the values that the vault itself keeps
 * sealed; and lets the service re-encrypt rows that are written once.
 */
export class Migration0039PlatformRotation extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.clients
        add column previous_secret_hash text,
        add column previous_until timestamptz,
        add constraint client_overlap check ((previous_secret_hash is null) = (previous_until is null));

      alter table razao.webhook_endpoints
        add column previous_secret bytea,
        add column previous_until timestamptz,
        add constraint webhook_endpoint_overlap check ((previous_secret is null) = (previous_until is null));

      create table razao.vault_secrets (
        name       text primary key,
        secret     bytea not null,
        kek_id     text not null,
        created_at timestamptz not null
      );
      grant select, insert, update on razao.vault_secrets to ${APP_ROLE};

      grant update on razao.treasury_keys to ${APP_ROLE};
    `);
  }
}
