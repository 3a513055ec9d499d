import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Rules for a tenant's payments out, the payments that a repetition is recognised by, and whose names of payees are. */
export class Migration0056ObligationsRules extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.payment_rules (
        tenant_id  text not null references razao.tenants,
        rule       text not null,
        settings   jsonb not null,
        version    int not null,
        changed_at timestamptz not null,
        changed_by text not null,
        primary key (tenant_id, rule)
      );
      ${tenantTable('payment_rules', 'select, insert, update, delete')}

      create table razao.payment_twins (
        tenant_id     text not null references razao.tenants,
        twin_key      text not null,
        obligation_id text not null,
        repeats_id    text,
        paid_at       timestamptz not null,
        primary key (tenant_id, twin_key, obligation_id)
      );
      create index payment_twins_newest on razao.payment_twins (tenant_id, twin_key, paid_at desc, obligation_id desc);
      ${tenantTable('payment_twins', 'select, insert')}

      create table razao.payee_owners (
        tenant_id text not null references razao.tenants,
        name      text not null,
        owner     text not null,
        seen_at   timestamptz not null,
        primary key (tenant_id, name)
      );
      create index payee_owners_owner on razao.payee_owners (tenant_id, owner);
      ${tenantTable('payee_owners', 'select, insert, update')}
    `);
  }
}
