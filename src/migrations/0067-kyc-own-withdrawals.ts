import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Payments to itself that a party marked for fraud is permitted: one for each flag that says so. */
export class Migration0067KycOwnWithdrawals extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.own_withdrawals (
        tenant_id     text not null references razao.tenants,
        flag_id       text not null,
        party_id      text not null,
        account_id    text not null,
        cents         bigint not null,
        obligation_id text,
        primary key (tenant_id, flag_id),
        constraint own_withdrawal_amount check (cents > 0)
      );
      ${tenantTable('own_withdrawals', 'select, insert, update')}
    `);
  }
}
