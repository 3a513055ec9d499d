import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/**
 * How far the checker has come with each tenant's books, and what it found. A head may refuse writes: the condition of the trigger costs
 * other commits nothing.
 */
export class Migration0053Checker extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.book_checks (
        tenant_id        text primary key references razao.tenants,
        seq_no           bigint not null default 0,
        entry_hash       text not null,
        level_at         timestamptz not null default clock_timestamp(),
        whole_began_at   timestamptz not null default '-infinity',
        whole_seq_no     bigint,
        whole_checked_at timestamptz,
        difference       json,
        found_at         timestamptz
      ) with (fillfactor = 50);
      ${tenantTable('book_checks', 'select, insert, update')}

      alter table razao.heads add column refuses_writes boolean not null default false;
      create trigger refuse_writes before update on razao.heads for each row
        when (old.refuses_writes and new.refuses_writes) execute function razao.refuse_write();`);
  }
}
