import { Migration } from '@mikro-orm/migrations';

/** Adds to heads since when another Postgres may have forgotten commits of the tenant. */
export class Migration0048PlatformForgotten extends Migration {
  override up(): void {
    this.addSql('alter table razao.heads add column forgotten_since timestamptz;');
  }
}
