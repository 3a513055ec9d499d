import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Certifications of products; the newest counts. */
export class Migration0035ProductsCertification extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.certifications (
        tenant_id        text not null,
        product_id       text not null,
        certification_no int not null constraint certification_number check (certification_no > 0),
        product_version  int not null,
        artifact_hash    text not null,
        script_hash      text not null,
        envelope_hash    text not null,
        evidence         jsonb not null,
        certified_at     timestamptz not null,
        certified_by     text not null,
        primary key (tenant_id, product_id, certification_no),
        foreign key (tenant_id, product_id, product_version) references razao.product_versions
      );
      ${tenantTable('certifications', 'select, insert')}
    `);
  }
}
