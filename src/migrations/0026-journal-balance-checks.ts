import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Result of the last check that a tenant's balances sum to zero. */
export class Migration0026JournalBalanceChecks extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.balance_checks (
        tenant_id  text primary key,
        differing  int not null constraint balance_check_counts check (differing >= 0),
        checked_at timestamptz not null
      );
      ${tenantTable('balance_checks', 'select, insert, update')}
    `);
  }
}
