import { Migration } from '@mikro-orm/migrations';

/** Adds who is on the other side of a reported payment, and what the payer said. */
export class Migration0061EvidenceCounterparty extends Migration {
  override up(): void {
    this.addSql('alter table razao.evidence add column counterparty text, add column description text');
  }
}
