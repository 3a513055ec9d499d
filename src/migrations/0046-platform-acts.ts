import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Acts of persons or clients that restrain, release, resolve or configure: a record that nobody changes. */
export class Migration0046PlatformActs extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.acts (
        tenant_id    text not null references razao.tenants,
        act_id       text not null,
        acted_at     timestamptz not null,
        actor        text not null,
        actor_tenant text,
        on_behalf_of text,
        operation    text not null,
        subject      jsonb not null,
        reason       text,
        address      text,
        request_id   text,
        primary key (tenant_id, act_id)
      );
      create trigger acts_append_only before update or delete on razao.acts for each row execute function razao.refuse_change_of_acts();
      ${tenantTable('acts', 'select, insert')}
    `);
  }
}
