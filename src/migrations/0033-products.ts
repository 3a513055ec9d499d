import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Products of tenants, the versions that were bound, and runs of the battery against them. */
export class Migration0033Products extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.products (
        tenant_id        text not null references razao.tenants,
        product_id       text not null,
        product_version  int not null,
        display_name     text not null,
        lifecycle        text not null constraint product_lifecycle check (lifecycle in ('DRAFT', 'CERTIFIED', 'LIVE', 'SUSPENDED', 'RETIRED')),
        lifecycle_reason text,
        version          bigint not null,
        updated_at       timestamptz not null,
        primary key (tenant_id, product_id)
      );
      ${tenantTable('products', 'select, insert, update')}

      create table razao.product_versions (
        tenant_id        text not null,
        product_id       text not null,
        product_version  int not null constraint product_version_number check (product_version > 0),
        source_kind      text not null constraint product_source_kind check (source_kind in ('TEMPLATE', 'COMPILE')),
        template_id      text,
        template_version int,
        compile_id       text,
        artifact_hash    text not null,
        artifact_key     text not null,
        script_hash      text not null,
        script_address   text not null,
        script           bytea not null,
        network          text not null,
        minting_policy   text not null,
        manifest         jsonb not null,
        scenarios        jsonb not null,
        bound_at         timestamptz not null,
        bound_by         text not null,
        primary key (tenant_id, product_id, product_version),
        foreign key (tenant_id, product_id) references razao.products deferrable initially deferred,
        constraint product_source check (
          (source_kind = 'TEMPLATE') = (template_id is not null and template_version is not null) and (source_kind = 'COMPILE') = (compile_id is not null))
      );
      ${tenantTable('product_versions', 'select, insert')}
      alter table razao.products add constraint product_bound
        foreign key (tenant_id, product_id, product_version) references razao.product_versions deferrable initially deferred;

      create table razao.batteries (
        tenant_id       text not null,
        battery_id      text not null,
        product_id      text not null,
        product_version int not null,
        script_hash     text not null,
        state           text not null constraint battery_state check (state in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED')),
        seed            bigint not null constraint battery_seed check (seed >= 0),
        rounds          int not null constraint battery_rounds check (rounds > 0),
        counted_on      date,
        evidence_hash   text,
        evidence_key    text,
        failure_reason  text,
        due_at          timestamptz,
        lease           bigint,
        attempts        int not null,
        created_at      timestamptz not null,
        created_by      text not null,
        finished_at     timestamptz,
        primary key (tenant_id, battery_id),
        foreign key (tenant_id, product_id, product_version) references razao.product_versions,
        constraint battery_counted check ((state = 'FAILED') = (counted_on is null)),
        constraint battery_evidence check ((state = 'COMPLETED') = (evidence_hash is not null and evidence_key is not null)),
        constraint battery_failure check ((state = 'FAILED') = (failure_reason is not null)),
        constraint battery_finished check ((state in ('COMPLETED', 'FAILED')) = (finished_at is not null)),
        constraint battery_due check ((due_at is null) = (finished_at is not null))
      ) with (fillfactor = 80);
      create unique index battery_running on razao.batteries (tenant_id, product_id) where state in ('QUEUED', 'RUNNING');
      create index batteries_due on razao.batteries (tenant_id, due_at) where due_at is not null;
      create index batteries_counted on razao.batteries (tenant_id, counted_on) where counted_on is not null;
      ${tenantTable('batteries', 'select, insert, update')}
    `);
  }
}
