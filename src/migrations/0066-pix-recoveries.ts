import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Recoveries of funds, which follow contested money from account to account, and what was written about them. */
export class Migration0066PixRecoveries extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.med_recoveries (
        tenant_id          text not null references razao.tenants,
        provider_id        text not null,
        recovery_id        text not null,
        state              text not null,
        root_end_to_end_id text,
        cents              bigint,
        is_monitored       boolean not null,
        monitored_told_at  timestamptz,
        hops               jsonb not null,
        reached            jsonb not null,
        closed_by          text,
        version            bigint not null,
        updated_at         timestamptz not null,
        primary key (tenant_id, provider_id, recovery_id)
      );
      create unique index med_recoveries_one_a_root on razao.med_recoveries (tenant_id, provider_id, root_end_to_end_id)
        where root_end_to_end_id is not null and state <> 'CANCELLED';
      ${tenantTable('med_recoveries', 'select, insert, update')}

      create table razao.med_recovery_texts (
        tenant_id   text not null references razao.tenants,
        provider_id text not null,
        recovery_id text not null,
        digest      text not null,
        at          timestamptz not null,
        kept        text not null,
        primary key (tenant_id, provider_id, recovery_id, digest)
      );
      ${tenantTable('med_recovery_texts', 'select, insert, update')}
      create index med_cases_by_recovery on razao.med_cases (tenant_id, recovery_id) where recovery_id is not null;
    `);
  }
}
