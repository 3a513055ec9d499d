import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Webhook endpoints of tenants. Deliveries are in MongoDB, because they belong to scheduling, not to the books. */
export class Migration0017Events extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.webhook_endpoints (
        tenant_id            text not null references razao.tenants,
        endpoint_id          text not null,
        url                  text not null,
        description          text,
        event_types          text[] not null constraint webhook_endpoint_wants_something check (cardinality(event_types) > 0),
        enabled              boolean not null,
        status               text not null constraint webhook_endpoint_status
                               check (status in ('ACTIVE', 'DISABLED', 'SUSPENDED')),
        status_reason        text,
        suspended_at         timestamptz,
        consecutive_failures int not null default 0,
        active_after         bigint not null,
        secret               bytea not null,
        kek_id               text not null,
        secret_tail          text not null,
        metadata             jsonb not null default '{}',
        version              bigint not null default 1,
        created_at           timestamptz not null,
        created_by           text not null,
        updated_at           timestamptz not null,
        primary key (tenant_id, endpoint_id),
        constraint webhook_endpoint_disabled check (enabled = (status <> 'DISABLED')),
        constraint webhook_endpoint_suspended
          check ((status = 'SUSPENDED') = (suspended_at is not null) and (status = 'SUSPENDED') = (status_reason is not null))
      ) with (fillfactor = 80);
      ${tenantTable('webhook_endpoints', 'select, insert, update, delete')}
    `);
  }
}
