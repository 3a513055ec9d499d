import { Migration } from '@mikro-orm/migrations';

/** A sandbox's clock may begin behind the machine's, while nothing is committed: its demo data needs days that are past. */
export class Migration0052PlatformClockBehind extends Migration {
  override up(): void {
    this.addSql('alter table razao.sandbox_clock drop constraint sandbox_clock_ahead_ms_check');
  }
}
