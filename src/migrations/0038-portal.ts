import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Clients of a tenant's products, made and in the making; keys that sign nothing else. */
export class Migration0038Portal extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.signing_keys add column purpose text not null default 'TOKEN' constraint signing_key_purpose check (purpose in ('TOKEN', 'ARCHIVE'));

      create table razao.client_builds (
        tenant_id  text not null references razao.tenants,
        build_id   text not null constraint client_build_id check (build_id ~ '^[0-9a-f]{64}$'),
        language   text not null,
        version    text not null,
        archive    bytea,
        sha256     text,
        failure    text,
        failures   int not null,
        due_at     timestamptz,
        lease      bigint,
        attempts   int not null,
        created_at timestamptz not null,
        made_at    timestamptz,
        primary key (tenant_id, build_id),
        constraint client_build_made check (num_nulls(archive, sha256, made_at) in (0, 3)),
        constraint client_build_due check ((due_at is null) = (made_at is not null))
      ) with (fillfactor = 80);
      alter table razao.client_builds alter column archive set storage external;
      create index client_builds_due on razao.client_builds (tenant_id, due_at) where due_at is not null;
      create index client_builds_of_language on razao.client_builds (tenant_id, language, made_at);
      ${tenantTable('client_builds', 'select, insert, update, delete')}
    `);
  }
}
