import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** The last drain of each instance. */
export class Migration0037ProductsDrains extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.product_drains (
        tenant_id   text not null,
        drain_id    text not null,
        instance_id text not null,
        state       text not null constraint drain_state check (state in ('RUNNING', 'DONE', 'STOPPED')),
        path        jsonb not null,
        releases    jsonb not null,
        taken       int not null constraint drain_taken check (taken > 0 and taken <= jsonb_array_length(path)),
        reason      text not null,
        created_at  timestamptz not null,
        created_by  text not null,
        ended_at    timestamptz,
        primary key (tenant_id, drain_id),
        unique (tenant_id, instance_id),
        foreign key (tenant_id, instance_id) references razao.product_instances,
        constraint drain_ended check ((state = 'RUNNING') = (ended_at is null))
      ) with (fillfactor = 80);
      ${tenantTable('product_drains', 'select, insert, update')}
    `);
  }
}
