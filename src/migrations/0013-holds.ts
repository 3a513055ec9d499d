import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Holds and blocks. */
export class Migration0013Holds extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.holds (
        tenant_id             text not null,
        hold_id               text not null,
        account_id            text not null,
        state                 text not null constraint hold_state check (state in ('ACTIVE', 'CAPTURED', 'RELEASED', 'EXPIRED')),
        currency              text not null,
        amount                bigint not null constraint hold_amount check (amount > 0),
        captured              bigint not null,
        creditor_account_id   text,
        obligation_id         text,
        tx_id                 text not null,
        pix_mandate_charge_id text,
        expires_at            timestamptz,
        description           text,
        metadata              jsonb not null,
        version               bigint not null,
        created_at            timestamptz not null,
        created_by            text not null,
        updated_at            timestamptz not null,
        resolved_at           timestamptz,
        primary key (tenant_id, hold_id),
        constraint hold_account foreign key (tenant_id, account_id) references razao.accounts,
        constraint hold_captured check (case state when 'CAPTURED' then captured between 1 and amount else captured = 0 end),
        constraint hold_capture_is_paid check ((state = 'CAPTURED') = (obligation_id is not null)),
        constraint hold_pays_when_captured check (creditor_account_id is null or state = 'CAPTURED'),
        constraint hold_resolved check ((state = 'ACTIVE') = (resolved_at is null))
      ) with (fillfactor = 80);
      create index holds_by_account on razao.holds (tenant_id, account_id, hold_id);
      create index holds_due on razao.holds (tenant_id, expires_at) where state = 'ACTIVE' and expires_at is not null;
      create index holds_due_by_account on razao.holds (tenant_id, account_id, expires_at) where state = 'ACTIVE' and expires_at is not null;
      ${tenantTable('holds', 'select, insert, update')}

      create table razao.blocks (
        tenant_id      text not null,
        block_id       text not null,
        account_id     text not null,
        state          text not null constraint block_state check (state in ('ACTIVE', 'RELEASED', 'CAPTURED')),
        currency       text not null,
        amount         bigint not null constraint block_amount check (amount > 0),
        secured        bigint not null,
        captured       bigint not null,
        reason_code    text not null,
        reference      text,
        description    text,
        med_case_id    text,
        obligation_id  text,
        tx_id          text not null,
        metadata       jsonb not null,
        release_reason text,
        version        bigint not null,
        created_at     timestamptz not null,
        created_by     text not null,
        updated_at     timestamptz not null,
        resolved_at    timestamptz,
        primary key (tenant_id, block_id),
        constraint block_account foreign key (tenant_id, account_id) references razao.accounts,
        constraint block_secured check (case state when 'ACTIVE' then secured between 0 and amount else secured = 0 end),
        constraint block_captured check (case state when 'CAPTURED' then captured between 1 and amount else captured = 0 end),
        constraint block_capture_is_paid check ((state = 'CAPTURED') = (obligation_id is not null)),
        constraint block_resolved check ((state = 'ACTIVE') = (resolved_at is null))
      ) with (fillfactor = 80);
      create index blocks_by_account on razao.blocks (tenant_id, account_id, block_id);
      create index blocks_open on razao.blocks (tenant_id, account_id) where state = 'ACTIVE' and secured < amount;
      ${tenantTable('blocks', 'select, insert, update')}
    `);
  }
}
