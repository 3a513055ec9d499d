import { Migration } from '@mikro-orm/migrations';
import { PLANNED_ONCE, rowWriter, tenantTable } from './sql.ts';

/** What the writer stores of an obligation, in the order in which `toColumns` of record.ts names it. */
const COLUMNS = {
  obligation_id: 'text', rail: 'text', state: 'text', resolution_outcome: 'text', reason: 'text', amount: 'bigint', currency: 'text',
  debtor_kind: 'text', debtor_account_id: 'text', debtor_external_id: 'text',
  creditor_kind: 'text', creditor_account_id: 'text', creditor_external_id: 'text', destination_account_id: 'text',
  expected_at: 'timestamptz', grace_seconds: 'int', match_keys: 'jsonb', metadata: 'jsonb', tx_id: 'text',
  version: 'bigint', created_at: 'timestamptz', created_by: 'text', updated_at: 'timestamptz', resolved_at: 'timestamptz',
  sent_at: 'timestamptz', excepted_at: 'timestamptz', stuck_at: 'timestamptz', limit_use: 'jsonb',
};

export class Migration0006Obligations extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.obligations (
        tenant_id              text not null,
        obligation_id          text not null,
        rail                   text not null,
        state                  text not null constraint obligation_state
                                 check (state in ('PENDING', 'DISPATCHED', 'DISPATCH_FAILED', 'FINAL')),
        resolution_outcome     text constraint obligation_outcome
                                 check (resolution_outcome in ('SETTLED', 'FAILED', 'CANCELED')),
        reason                 text,
        amount                 bigint not null constraint obligation_amount check (amount > 0),
        currency               text not null,
        debtor_kind            text not null,
        debtor_account_id      text,
        debtor_external_id     text,
        creditor_kind          text not null,
        creditor_account_id    text,
        creditor_external_id   text,
        destination_account_id text,
        expected_at            timestamptz,
        grace_seconds          int,
        match_keys             jsonb,
        metadata               jsonb,
        tx_id                  text not null,
        version                bigint not null,
        created_at             timestamptz not null,
        created_by             text not null,
        updated_at             timestamptz not null,
        resolved_at            timestamptz,
        sent_at                timestamptz,
        excepted_at            timestamptz,
        stuck_at               timestamptz,
        limit_use              jsonb,
        primary key (tenant_id, obligation_id),
        constraint obligation_final_has_outcome check ((state = 'FINAL') = (resolution_outcome is not null))
      ) with (fillfactor = 80);
      create index obligations_by_debtor on razao.obligations (tenant_id, debtor_account_id, obligation_id)
        where debtor_account_id is not null;
      create index obligations_by_creditor on razao.obligations (tenant_id, creditor_account_id, obligation_id)
        where creditor_account_id is not null;
      create index obligations_expected on razao.obligations (tenant_id, expected_at)
        where state <> 'FINAL' and expected_at is not null and stuck_at is null;
      create index obligations_open on razao.obligations (tenant_id, obligation_id) where state <> 'FINAL';
      ${tenantTable('obligations', 'select, insert, update')}
      ${rowWriter('obligations', 'obligation_id', COLUMNS)}

      create function razao.read_obligations(p_tenant text, p_ids text[]) returns setof razao.obligations
      language plpgsql ${PLANNED_ONCE} as $$
      begin
        perform set_config('razao.tenant', p_tenant, true);
        return query select * from razao.obligations where tenant_id = p_tenant and obligation_id = any (p_ids);
      end $$;
    `);
  }
}
