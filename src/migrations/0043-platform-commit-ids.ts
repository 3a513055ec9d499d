import { Migration } from '@mikro-orm/migrations';

/** By what a commit is known beside its number, and on which timeline of Postgres the head was written: of none before this. */
export class Migration0043PlatformCommitIds extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.heads add column commit_id uuid, add column timeline text;
      alter table razao.commits add column commit_id uuid;
      create trigger advance_head before update on razao.heads for each row execute function razao.advance_head();`);
  }
}
