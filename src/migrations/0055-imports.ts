import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Rows of files that were imported: a repetition finds them, and makes nothing. */
export class Migration0055Imports extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.imported_rows (
        tenant_id   text not null references razao.tenants,
        name        text not null,
        digest      text not null,
        made_id     text,
        imported_at timestamptz not null,
        imported_by text not null,
        primary key (tenant_id, name)
      );
      ${tenantTable('imported_rows', 'select, insert, update')}
    `);
  }
}
