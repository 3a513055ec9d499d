import { Migration } from '@mikro-orm/migrations';

/**
 * Adds to events of other entities the payment that they belong to, so that all events of a payment are found together; an obligation's own
 * are found by their entity. Events of before are not told.
 */
export class Migration0063PlatformCorrelation extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.outbox add column obligation_id text;
      create index outbox_by_obligation on razao.outbox using brin (obligation_id text_bloom_ops)
        with (pages_per_range = 32, autosummarize = on)`);
  }
}
