import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Keys that sign bundles, compile jobs, and the store of documents about products. */
export class Migration0032Foundry extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.product_documents (
        tenant_id  text not null references razao.tenants,
        key        text not null constraint product_document_key check (length(key) between 1 and 512),
        hash       text not null,
        content    text not null,
        created_at timestamptz not null,
        primary key (tenant_id, key)
      );
      ${tenantTable('product_documents', 'select, insert')}

      create table razao.product_keys (
        tenant_id     text not null references razao.tenants,
        fingerprint   text not null constraint product_key_fingerprint check (fingerprint ~ '^[0-9a-f]{64}$'),
        author        text not null,
        public_key    text not null,
        status        text not null constraint product_key_status check (status in ('ACTIVE', 'SUPERSEDED')),
        enrolled_at   timestamptz not null,
        enrolled_by   text not null,
        superseded_at timestamptz,
        superseded_by text,
        primary key (tenant_id, fingerprint),
        foreign key (tenant_id, superseded_by) references razao.product_keys deferrable initially deferred,
        constraint product_key_superseded check (
          (status = 'SUPERSEDED') = (superseded_at is not null) and (status = 'SUPERSEDED') = (superseded_by is not null))
      );
      create unique index product_key_active on razao.product_keys (tenant_id, author) where status = 'ACTIVE';
      create index product_keys_newest on razao.product_keys (tenant_id, enrolled_at, fingerprint);
      ${tenantTable('product_keys', 'select, insert, update')}

      create table razao.compiles (
        tenant_id      text not null references razao.tenants,
        compile_id     text not null,
        product_id     text not null,
        state          text not null constraint compile_state check (state in ('QUEUED', 'RUNNING', 'SUCCEEDED', 'REJECTED', 'FAILED')),
        bundle_hash    text not null,
        files          text not null,
        signature      text not null,
        fingerprint    text not null,
        counted_on     date,
        artifact_hash  text,
        artifact_key   text,
        script_hash    text,
        script_bytes   int,
        report_hash    text,
        report_key     text,
        failure_reason text,
        due_at         timestamptz,
        lease          bigint,
        attempts       int not null,
        created_at     timestamptz not null,
        created_by     text not null,
        started_at     timestamptz,
        finished_at    timestamptz,
        primary key (tenant_id, compile_id),
        foreign key (tenant_id, fingerprint) references razao.product_keys,
        constraint compile_counted check ((state = 'FAILED') = (counted_on is null)),
        constraint compile_artifact check ((state = 'SUCCEEDED') = (num_nulls(artifact_hash, artifact_key, script_hash, script_bytes) = 0)),
        constraint compile_report check ((state in ('SUCCEEDED', 'REJECTED')) = (num_nulls(report_hash, report_key) = 0)),
        constraint compile_failure check ((state = 'FAILED') = (failure_reason is not null)),
        constraint compile_finished check ((state in ('SUCCEEDED', 'REJECTED', 'FAILED')) = (finished_at is not null)),
        constraint compile_due check ((due_at is null) = (finished_at is not null))
      ) with (fillfactor = 80);
      create index compiles_due on razao.compiles (tenant_id, due_at) where due_at is not null;
      create index compiles_counted on razao.compiles (tenant_id, counted_on) where counted_on is not null;
      create index compiles_of_product on razao.compiles (tenant_id, product_id, compile_id);
      ${tenantTable('compiles', 'select, insert, update')}
    `);
  }
}
