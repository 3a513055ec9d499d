import { Migration } from '@mikro-orm/migrations';

/** The list of what a commit changed is kept as it is: to compress it takes longer than to write it, and spares a third of it. */
export class Migration0041PlatformCommits extends Migration {
  override up(): void {
    this.addSql('alter table razao.commits set (toast_tuple_target = 8160)');
  }
}
