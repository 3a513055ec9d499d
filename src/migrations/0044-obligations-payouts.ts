import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Payments out can be stopped, and what rails were paid that a restored ledger does not know is found again. */
export class Migration0044ObligationsPayouts extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.payout_stops (
        tenant_id       text primary key references razao.tenants,
        state           text not null constraint payout_stop_state check (state in ('STOPPED', 'ASKING', 'STARTED')),
        reason          text not null,
        stopped_at      timestamptz not null,
        stopped_by      text not null,
        started_at      timestamptz,
        started_by      text,
        forgotten_since timestamptz,
        waits_for       text
      );
      ${tenantTable('payout_stops', 'select, insert, update')}

      create table razao.forgotten_payments (
        tenant_id     text not null,
        provider_id   text not null,
        reference     text not null,
        origin        text not null,
        rail          text not null,
        amount        bigint not null,
        currency      text not null,
        end_to_end_id text,
        found_at      timestamptz not null,
        obligation_id text,
        primary key (tenant_id, provider_id, reference)
      );
      create index forgotten_payments_by_origin on razao.forgotten_payments (tenant_id, origin);
      create index forgotten_payments_by_obligation on razao.forgotten_payments (tenant_id, obligation_id) where obligation_id is not null;
      ${tenantTable('forgotten_payments', 'select, insert, update')}
    `);
  }
}
