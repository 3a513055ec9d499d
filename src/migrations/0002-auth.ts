import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE } from '../platform/db/sql.ts';

/** Clients and signing keys: the named exceptions to "tenant first", for they are read before a tenant is known. */
export class Migration0002Auth extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.clients (
        client_id   text primary key,
        tenant_id   text not null references razao.tenants,
        name        text not null,
        secret_hash text not null,
        scopes      text[] not null,
        platform    boolean not null default false,
        created_at  timestamptz not null,
        revoked_at  timestamptz
      );
      create index clients_by_tenant on razao.clients (tenant_id);
      grant select, insert, update on razao.clients to ${APP_ROLE};

      create table razao.signing_keys (
        kid         text primary key,
        public_jwk  json not null,
        private_key bytea not null,
        kek_id      text not null,
        created_at  timestamptz not null,
        retired_at  timestamptz
      );
      grant select, insert, update on razao.signing_keys to ${APP_ROLE};
    `);
  }
}
