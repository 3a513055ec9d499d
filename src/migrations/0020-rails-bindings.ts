import { Migration } from '@mikro-orm/migrations';

/** Bindings announce themselves, and so have versions. */
export class Migration0020RailsBindings extends Migration {
  override up(): void {
    this.addSql('alter table razao.rail_bindings add column version bigint not null default 1');
  }
}
