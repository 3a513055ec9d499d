import { Migration } from '@mikro-orm/migrations';

/**
 * Lets the trigger on heads pass over most commits: those that bring an id, on the timeline of the head. A session knows its timeline
 * from its first commit on (`razao.timeline`).
 */
export class Migration0050PlatformHeads extends Migration {
  override up(): void {
    this.addSql(`
      drop trigger advance_head on razao.heads;
      create trigger advance_head before update on razao.heads for each row
        when (new.commit_id is not distinct from old.commit_id or old.timeline is null
          or old.timeline is distinct from current_setting('razao.timeline', true))
        execute function razao.advance_head();`);
  }
}
