import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Adds whom keys and codes led to that were looked up lately, and the index of charges by state. */
export class Migration0062PixPayees extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.pix_payees (
        tenant_id text not null,
        digest    text not null,
        facts     text not null,
        seen_at   timestamptz not null,
        primary key (tenant_id, digest)
      );
      create index pix_payees_by_age on razao.pix_payees (tenant_id, seen_at);
      ${tenantTable('pix_payees', 'select, insert, update, delete')}
      create index pix_charges_in_state on razao.pix_charges (tenant_id, account_id, state, txid);
      create index pix_charges_by_creation on razao.pix_charges (tenant_id, account_id, created_at, txid)`);
  }
}
