import { Migration } from '@mikro-orm/migrations';

/**
 * A payment is found by the number that its transaction names, so the index by transaction leaves payments out. The list of rows
 * that a commit changed is kept as it is: to compress it took longer than to write it.
 */
export class Migration0041JournalLeanWrites extends Migration {
  override up(): void {
    this.addSql(`
      drop index razao.journal_entries_by_tx;
      create index journal_entries_by_tx on razao.journal_entries (tenant_id, tx_id, seq_no) where created_by is null;
      alter table razao.commits set (toast_tuple_target = 8160);
    `);
  }
}
