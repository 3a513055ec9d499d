import { Migration } from '@mikro-orm/migrations';

/** A payment keeps the trace that it began in. */
export class Migration0028ObligationsTrace extends Migration {
  override up(): void {
    this.addSql('alter table razao.obligations add column trace text');
  }
}
