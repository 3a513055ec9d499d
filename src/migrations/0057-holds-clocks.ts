import { Migration } from '@mikro-orm/migrations';

/** Blocks that the clock lifts: until when, by which rule, since when that counts, and who asked for it. */
export class Migration0057HoldsClocks extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.blocks add column kind text, add column authority text, add column counts_from timestamptz,
        add column expires_at timestamptz;
      create index blocks_due on razao.blocks (tenant_id, expires_at) where state = 'ACTIVE' and expires_at is not null;
      create index blocks_due_by_account on razao.blocks (tenant_id, account_id, expires_at)
        where state = 'ACTIVE' and expires_at is not null;
    `);
  }
}
