import { Migration } from '@mikro-orm/migrations';

/**
 * Makes the rail's name of a payment out a column. Where row-level security holds, Postgres takes a condition to an index only if no part
 * of it could leak a row, and reading a key out of JSON might.
 */
export class Migration0030ObligationsSentAs extends Migration {
  override up(): void {
    this.addSql('drop index razao.obligations_by_end_to_end_id');
    this.addSql('alter table razao.obligations add column sent_as text');
    this.addSql(
      `update razao.obligations set sent_as = match_keys ->> 'end_to_end_id' where debtor_kind = 'account' and match_keys ? 'end_to_end_id'`,
    );
    this.addSql('create index obligations_sent_as on razao.obligations (tenant_id, sent_as) where sent_as is not null');
  }
}
