import { Migration } from '@mikro-orm/migrations';

/** Stores the list of a commit's changes uncompressed: it is forgotten after a day. */
export class Migration0041PlatformCommits extends Migration {
  override up(): void {
    this.addSql('alter table razao.commits set (toast_tuple_target = 8160)');
  }
}
