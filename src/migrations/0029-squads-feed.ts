import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes entries by kind and state, for the feed. Where row-level security holds, Postgres takes a condition to an index only if no part
 * of it could leak a row; that is so for CASE and not for coalesce, so that an index by coalesce serves nobody but the owner.
 */
export class Migration0029SquadsFeed extends Migration {
  override up(): void {
    this.addSql('drop index razao.squad_entries_by_kind');
    this.addSql(`create index squad_entries_by_kind on razao.squad_entries
      (tenant_id, sqd_id, kind, (case when state is null then '' else state end), entry_seq)`);
  }
}
