import { Migration } from '@mikro-orm/migrations';

/** Counts stuck obligations for metrics: by an index that holds nothing else. */
export class Migration0027ObligationsStuck extends Migration {
  override up(): void {
    this.addSql(`create index obligations_stuck on razao.obligations (tenant_id) where state <> 'FINAL' and stuck_at is not null`);
  }
}
