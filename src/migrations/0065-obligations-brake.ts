import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** A brake on payments out: what left in each hour, its bound, and each time that a rail of a tenant was stopped. */
export class Migration0065ObligationsBrake extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.dispatches add column let_through_at timestamptz;

      create table razao.payout_hours (
        tenant_id      text not null references razao.tenants,
        rail           text not null,
        currency       text not null,
        hour           timestamptz not null,
        cents          bigint not null,
        payments       int not null,
        bound_cents    bigint,
        bound_payments int,
        primary key (tenant_id, rail, currency, hour)
      );
      ${tenantTable('payout_hours', 'select, insert, update, delete')}

      create table razao.payout_brakes (
        tenant_id      text not null references razao.tenants,
        rail           text not null,
        number         int not null,
        obligation_id  text not null,
        currency       text not null,
        cents          bigint not null,
        payments       int not null,
        bound_cents    bigint not null,
        bound_payments int not null,
        applied_at     timestamptz not null,
        released_at    timestamptz,
        released_by    text,
        reason         text,
        announced      int not null default 0,
        primary key (tenant_id, rail, number)
      );
      create unique index payout_brakes_applied on razao.payout_brakes (tenant_id, rail) where released_at is null;
      create index payout_brakes_unannounced on razao.payout_brakes (tenant_id) where announced < 1 + (released_at is not null)::int;
      ${tenantTable('payout_brakes', 'select, insert, update')}
    `);
  }
}
