import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Comparisons of the ledger with providers, and the differences they found. */
export class Migration0014Reconciliation extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.reconciliation_runs (
        tenant_id       text not null,
        run_id          text not null,
        provider_id     text not null,
        rail            text not null,
        currency        text not null,
        from_day        date not null,
        to_day          date not null,
        source_kind     text not null constraint reconciliation_source check (source_kind in ('FETCH', 'LINES', 'CSV')),
        statement       jsonb,
        closing_balance bigint,
        state           text not null constraint reconciliation_run_state check (state in ('RUNNING', 'COMPLETED', 'FAILED')),
        failure_reason  text,
        result          jsonb,
        version         bigint not null,
        created_at      timestamptz not null,
        created_by      text not null,
        completed_at    timestamptz,
        primary key (tenant_id, run_id),
        constraint reconciliation_run_ended check ((completed_at is not null) = (state <> 'RUNNING')),
        constraint reconciliation_run_failed check ((failure_reason is not null) = (state = 'FAILED')),
        constraint reconciliation_run_result check ((result is not null) = (state = 'COMPLETED'))
      );
      create unique index reconciliation_run_under_way on razao.reconciliation_runs (tenant_id, provider_id, rail, currency)
        where state = 'RUNNING';
      ${tenantTable('reconciliation_runs', 'select, insert, update')}

      create table razao.reconciliation_breaks (
        tenant_id       text not null,
        break_id        text not null,
        run_id          text not null,
        provider_id     text not null,
        rail            text not null,
        currency        text not null,
        kind            text not null constraint reconciliation_break_kind
                          check (kind in ('MISSING_IN_LEDGER', 'MISSING_AT_PROVIDER', 'AMOUNT_MISMATCH', 'BALANCE_MISMATCH')),
        state           text not null constraint reconciliation_break_state check (state in ('OPEN', 'RESOLVED')),
        accounting_day  date not null,
        difference      bigint not null constraint reconciliation_break_differs check (difference <> 0),
        name            text not null,
        provider        jsonb,
        ledger          jsonb,
        resolution_kind text constraint reconciliation_resolution check (resolution_kind in ('EXPLAINED', 'CORRECTED', 'SUPERSEDED')),
        resolution      jsonb,
        version         bigint not null,
        created_at      timestamptz not null,
        updated_at      timestamptz not null,
        primary key (tenant_id, break_id),
        constraint reconciliation_break_run foreign key (tenant_id, run_id) references razao.reconciliation_runs,
        constraint reconciliation_break_resolved check ((state = 'RESOLVED') = (resolution_kind is not null))
      );
      create index reconciliation_breaks_by_run on razao.reconciliation_breaks (tenant_id, run_id, break_id);
      create index reconciliation_breaks_of_books on razao.reconciliation_breaks (tenant_id, provider_id, rail, currency, state, accounting_day);
      ${tenantTable('reconciliation_breaks', 'select, insert, update')}
    `);
  }
}
