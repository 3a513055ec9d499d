import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE } from '../platform/db/sql.ts';

/** How far a sandbox's clock was moved ahead, in one row. Production has none: it refuses to start where there is one. */
export class Migration0049PlatformClock extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.sandbox_clock (
        is_only   boolean primary key default true check (is_only),
        ahead_ms  bigint not null check (ahead_ms > 0),
        before_ms bigint not null,
        moved_at  timestamptz not null
      );
      grant select on razao.sandbox_clock to ${APP_ROLE};
    `);
  }
}
