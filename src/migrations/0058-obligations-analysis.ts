import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Payments out that are held for analysis before they are sent: until when, why, and what the clock does then. */
export class Migration0058ObligationsAnalysis extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.payment_analyses (
        tenant_id     text not null references razao.tenants,
        obligation_id text not null,
        cause         text not null,
        on_end        text not null,
        until         timestamptz not null,
        ended_at      timestamptz,
        primary key (tenant_id, obligation_id)
      );
      ${tenantTable('payment_analyses', 'select, insert, update')}
      alter table razao.dispatches drop constraint dispatch_phase,
        add constraint dispatch_phase check (phase in ('HELD', 'SEND', 'UNSURE', 'ASK'));
    `);
  }
}
