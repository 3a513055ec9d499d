import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Bindings of providers to the rails of a tenant. */
export class Migration0008Rails extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.rail_bindings (
        tenant_id    text not null references razao.tenants,
        binding_id   text not null,
        rail         text not null constraint rail_binding_rail check (rail in ('PIX', 'ACH', 'WIRE', 'SEPA', 'EFT_CA', 'MOCK')),
        provider_id  text not null,
        adapter      text not null,
        priority     int not null constraint rail_binding_priority check (priority between 1 and 100),
        capabilities text[] not null,
        is_enabled   boolean not null,
        created_at   timestamptz not null,
        created_by   text not null,
        updated_at   timestamptz not null,
        primary key (tenant_id, binding_id)
      );
      create unique index rail_binding_provider on razao.rail_bindings (tenant_id, rail, provider_id);
      ${tenantTable('rail_bindings', 'select, insert, update')}
    `);
  }
}
