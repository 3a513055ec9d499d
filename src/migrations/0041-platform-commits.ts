import { Migration } from '@mikro-orm/migrations';

/** The list of what a commit changed is kept as it is, not compressed with each commit: it is forgotten after a day. */
export class Migration0041PlatformCommits extends Migration {
  override up(): void {
    this.addSql('alter table razao.commits set (toast_tuple_target = 8160)');
  }
}
