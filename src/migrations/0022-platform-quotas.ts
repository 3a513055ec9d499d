import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Use of each quota of a tenant, and its overrides of the default. Existing rows are counted. */
export class Migration0022PlatformQuotas extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.quotas (
        tenant_id text not null references razao.tenants,
        quota     text not null,
        used      bigint not null default 0 constraint quota_used check (used >= 0),
        override  bigint constraint quota_override check (override >= 0),
        version   bigint not null default 0,
        primary key (tenant_id, quota)
      ) with (fillfactor = 50);
      create index quotas_of_processes on razao.quotas (tenant_id, quota)
        where override is not null and quota in ('requests_per_second', 'waiting_writes');
      create table razao.quota_changes (
        tenant_id  text not null,
        quota      text not null,
        version    bigint not null,
        override   bigint,
        changed_at timestamptz not null,
        changed_by text not null,
        reason     text,
        primary key (tenant_id, quota, version),
        constraint quota_change_of foreign key (tenant_id, quota) references razao.quotas
      );
      insert into razao.quotas (tenant_id, quota, used)
        select tenant_id, 'accounts', count(*) from razao.accounts where status <> 'CLOSED' and system_role is null and type <> 'SQUAD' group by 1
        union all select tenant_id, 'webhook_endpoints', count(*) from razao.webhook_endpoints group by 1
        union all select tenant_id, 'schedules', count(*) from razao.schedules where state in ('ACTIVE', 'PAUSED') group by 1
        union all select tenant_id, 'squads', count(*) from razao.squads where state = 'OPEN' group by 1;
      ${tenantTable('quotas', 'select, insert, update')}
      ${tenantTable('quota_changes', 'select, insert')}
    `);
  }
}
