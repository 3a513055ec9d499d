import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Transfers that are made again and again, with what changes each time left open. */
export class Migration0019OperatorTemplates extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.transfer_templates (
        tenant_id           text not null references razao.tenants,
        template_id         text not null,
        name                text not null,
        description         text,
        status              text not null constraint transfer_template_status check (status in ('ACTIVE', 'RETIRED')),
        rail                text not null,
        currency            text not null,
        amount              bigint constraint transfer_template_amount check (amount > 0),
        debtor_kind         text not null constraint transfer_template_debtor check (debtor_kind in ('account', 'external')),
        debtor_account_id   text,
        creditor_kind       text not null constraint transfer_template_creditor check (creditor_kind in ('account', 'external')),
        creditor_account_id text,
        match_keys          jsonb not null,
        metadata            jsonb not null,
        parameters          jsonb not null,
        version             bigint not null,
        created_at          timestamptz not null,
        created_by          text not null,
        retired_at          timestamptz,
        retired_by          text,
        retired_reason      text,
        primary key (tenant_id, template_id),
        constraint transfer_template_retired check ((status = 'RETIRED') = (retired_at is not null) and (retired_at is null) = (retired_by is null)),
        constraint transfer_template_outsider check (
          (debtor_kind = 'account' or debtor_account_id is null) and (creditor_kind = 'account' or creditor_account_id is null))
      );
      create unique index transfer_template_name on razao.transfer_templates (tenant_id, name) where status = 'ACTIVE';
      ${tenantTable('transfer_templates', 'select, insert, update')}
    `);
  }
}
