import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE } from './sql.ts';

/** What the service may have done with its owner's rights, and whether the database has room to write. */
export class Migration0030Hardening extends Migration {
  override up(): void {
    this.addSql('drop function razao.maintain_outbox(date, int);');
    this.addSql(OUTBOX_DAYS(30));
    this.addSql(PARTITIONS);
    this.addSql(ROOM);
  }
}

/**
 * For how many days events are kept. A function, because its owner alone can change what it says: `migrate` sets it, and
 * the service's role cannot have events dropped that are to be kept.
 */
export const OUTBOX_DAYS = (days: number): string => `
  create or replace function razao.outbox_days() returns int language sql immutable as 'select ${Math.trunc(days)}';`;

/**
 * Makes the outbox's partitions of the coming days and drops those past `outbox_days()`. Days are UTC and
 * Postgres' own, for else whoever calls could drop everything. The last event that a tenant
 * lost with them is its feed's floor: who has read no further than before it has missed something.
 */
const PARTITIONS = `
  create function razao.maintain_outbox() returns void
  language plpgsql security definer set search_path = razao, pg_temp as $$
  declare
    v_today date := (razao.clock() at time zone 'UTC')::date;
    v_day date;
    v_old record;
  begin
    for v_day in select v_today + i from generate_series(0, 7) as i loop
      if to_regclass('razao.outbox_' || to_char(v_day, 'YYYYMMDD')) is null then
        begin
          execute format('create table razao.%I partition of razao.outbox for values from (%L) to (%L)',
            'outbox_' || to_char(v_day, 'YYYYMMDD'), v_day::timestamp at time zone 'UTC', (v_day + 1)::timestamp at time zone 'UTC');
        exception
          when check_violation then null; -- rows of that day already went to the default partition
          when duplicate_table then null; -- another process made it
        end;
      end if;
    end loop;
    for v_old in
      select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'razao.outbox'::regclass and c.relname ~ '^outbox_[0-9]{8}$'
        and to_date(right(c.relname, 8), 'YYYYMMDD') < v_today - outbox_days()
    loop
      execute format($sql$
        insert into outbox_floors as f
          select tenant_id, place[1], place[2] from (
            select tenant_id, max(array[commit_no, n]) as place from razao.%I group by tenant_id) gone
        on conflict (tenant_id) do update set commit_no = excluded.commit_no, n = excluded.n
          where (f.commit_no, f.n) < (excluded.commit_no, excluded.n)$sql$, v_old.relname);
      execute format('drop table razao.%I', v_old.relname);
    end loop;
  end $$;
  revoke execute on function razao.maintain_outbox from public;
  grant execute on function razao.maintain_outbox to ${APP_ROLE};`;

/**
 * Fails where nothing can be written: on a full disk, on a standby. A sort that does not fit into its memory goes to a file
 * of a few hundred kilobytes in the database's own tablespace; it leaves nothing behind, neither rows nor log.
 */
const ROOM = `
  create function razao.require_room() returns void language plpgsql
  set work_mem = '64kB' set temp_tablespaces = '' as $$
  begin
    if current_setting('transaction_read_only')::boolean then
      raise exception 'the database is read only' using errcode = 'read_only_sql_transaction';
    end if;
    perform count(*) from generate_series(1, 20000);
  end $$;`;
