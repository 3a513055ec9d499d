import { Migration } from '@mikro-orm/migrations';

/** Adds when a charge is due, and what is added or taken off; null for a charge to be paid within some time. */
export class Migration0054PixDue extends Migration {
  override up(): void {
    this.addSql('alter table razao.pix_charges add column due jsonb');
  }
}
