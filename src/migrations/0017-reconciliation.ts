import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, PLANNED_ONCE, rowWriter, tenantTable } from './sql.ts';

/** What the journal writer stores of a break, in the order in which `toColumns` of record.ts names it. */
const COLUMNS = {
  break_id: 'text', run_id: 'text', provider_id: 'text', rail: 'text', currency: 'text', kind: 'text', state: 'text',
  accounting_day: 'date', difference: 'bigint', name: 'text', provider: 'jsonb', ledger: 'jsonb', resolution_kind: 'text', resolution: 'jsonb',
  version: 'bigint', created_at: 'timestamptz', updated_at: 'timestamptz',
};

/** Comparisons of the ledger with providers, and the differences they found. */
export class Migration0017Reconciliation extends Migration {
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
      ${rowWriter('reconciliation_breaks', 'break_id', COLUMNS)}

      create function razao.read_reconciliation_breaks(p_tenant text, p_ids text[]) returns setof razao.reconciliation_breaks
      language plpgsql ${PLANNED_ONCE} as $$
      begin
        perform set_config('razao.tenant', p_tenant, true);
        return query select * from razao.reconciliation_breaks where tenant_id = p_tenant and break_id = any (p_ids);
      end $$;

      create function razao.read_faucet(p_tenant text, p_asset text) returns table (account_id text, head bigint) language plpgsql as $$
      begin
        perform set_config('razao.tenant', p_tenant, true);
        return query
          select a.account_id, h.seq_no from razao.heads h
          left join razao.accounts a on a.tenant_id = p_tenant and a.system_role = 'faucet' and a.currency = p_asset
          where h.tenant_id = p_tenant;
      end $$;

      create function razao.read_evidence_of(p_tenant text, p_obligations text[], p_ids text[], p_names text[])
      returns table (evidence_id text, provider_id text, rail text, obligation_id text, names text[]) language plpgsql as $$
      begin
        if to_regclass('razao.evidence') is null then return; end if;
        perform set_config('razao.tenant', p_tenant, true);
        return query
          select e.evidence_id, e.provider_id, e.rail, e.obligation_id,
                 array(select e.external_id union select k.value from jsonb_each_text(e.match_keys) as k where k.key <> 'original_end_to_end_id')
          from razao.evidence e where e.tenant_id = p_tenant and e.evidence_id in (
            select i.evidence_id from razao.evidence i where i.tenant_id = p_tenant and i.obligation_id = any (p_obligations)
            union select unnest(p_ids)
            union select i.evidence_id from razao.evidence i where i.tenant_id = p_tenant and i.external_id = any (p_names));
      end $$;

      grant execute on all functions in schema razao to ${APP_ROLE};
    `);
  }
}
