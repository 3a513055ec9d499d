import { Migration } from '@mikro-orm/migrations';

/** The risk profile that set the Pix limits of an account; null while none did. */
export class Migration0064LimitsProfiles extends Migration {
  override up(): void {
    this.addSql('alter table razao.pix_limits add column risk_profile text');
  }
}
