import { Migration } from '@mikro-orm/migrations';

/** Risk flags have a kind; a party shows whether it is marked for fraud. */
export class Migration0059KycFraudMark extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.risk_flags add column kind text;
      alter table razao.parties add column is_fraud_marked boolean not null default false;
    `);
  }
}
