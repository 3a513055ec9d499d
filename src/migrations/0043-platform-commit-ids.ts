import { Migration } from '@mikro-orm/migrations';

/** Adds an id to commits, and to heads the timeline of Postgres on which they were written: null before this migration. */
export class Migration0043PlatformCommitIds extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.heads add column commit_id uuid, add column timeline text;
      alter table razao.commits add column commit_id uuid;
      create trigger advance_head before update on razao.heads for each row execute function razao.advance_head();`);
  }
}
