import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE } from '../platform/db/sql.ts';

/** Acts on the installation itself, which belong to no tenant: a record that nobody changes. */
export class Migration0047AuthInstallationActs extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.installation_acts (
        act_id    text primary key,
        acted_at  timestamptz not null,
        actor     text not null,
        operation text not null,
        subject   jsonb not null,
        reason    text
      );
      create trigger installation_acts_append_only before update or delete on razao.installation_acts
        for each row execute function razao.refuse_change_of_acts();
      grant select, insert on razao.installation_acts to ${APP_ROLE};
    `);
  }
}
