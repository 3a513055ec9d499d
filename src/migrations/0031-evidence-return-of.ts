import { Migration } from '@mikro-orm/migrations';

/** The payment that evidence returns is a column, as the name of a payment is (`0030-obligations-sent-as`). */
export class Migration0031EvidenceReturnOf extends Migration {
  override up(): void {
    this.addSql('drop index razao.evidence_of_return');
    this.addSql('alter table razao.evidence add column return_of text');
    this.addSql(
      `update razao.evidence set return_of = match_keys ->> 'original_end_to_end_id' where match_keys ? 'original_end_to_end_id'`,
    );
    this.addSql('create index evidence_of_return on razao.evidence (tenant_id, return_of) where return_of is not null');
  }
}
