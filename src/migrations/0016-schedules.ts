import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Schedules and their runs. */
export class Migration0016Schedules extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.schedules (
        tenant_id             text not null,
        schedule_id           text not null,
        account_id            text not null,
        schedule_type         text not null constraint schedule_type check (schedule_type in ('ONE_SHOT', 'RECURRING')),
        state                 text not null constraint schedule_state
                                check (state in ('ACTIVE', 'PAUSED', 'CANCELLED', 'COMPLETED')),
        action                jsonb not null,
        run_at                timestamptz,
        first_run_at          timestamptz,
        recurrence            jsonb,
        retry_policy          jsonb,
        misfire_grace_seconds int not null,
        timezone              text not null,
        next_run_at           timestamptz,
        last_run_for          timestamptz,
        total                 int not null default 0,
        executed              int not null default 0,
        refused               int not null default 0,
        misfired              int not null default 0,
        skipped               int not null default 0,
        version               bigint not null,
        created_at            timestamptz not null,
        created_by            text not null,
        updated_at            timestamptz not null,
        ended_at              timestamptz,
        primary key (tenant_id, schedule_id),
        constraint schedule_account foreign key (tenant_id, account_id) references razao.accounts,
        constraint schedule_due_while_active check (next_run_at is null or state = 'ACTIVE'),
        constraint schedule_type_has_its_time check (
          case schedule_type when 'ONE_SHOT' then run_at is not null and recurrence is null
                             else first_run_at is not null and recurrence is not null end),
        constraint schedule_ended check ((ended_at is not null) = (state in ('CANCELLED', 'COMPLETED'))),
        constraint schedule_counts check (executed + refused + misfired + skipped <= total)
      ) with (fillfactor = 80);
      create index schedules_by_account on razao.schedules (tenant_id, account_id, schedule_id);
      create index schedules_due on razao.schedules (tenant_id, next_run_at) where next_run_at is not null;
      ${tenantTable('schedules', 'select, insert, update')}

      create table razao.schedule_runs (
        tenant_id             text not null,
        schedule_id           text not null,
        scheduled_for         timestamptz not null,
        run_id                text not null,
        sequence              int not null,
        state                 text not null constraint schedule_run_state
                                check (state in ('PENDING', 'EXECUTED', 'RETRYING', 'REFUSED', 'MISFIRED', 'SKIPPED')),
        account_id            text not null,
        action                jsonb not null,
        retry_policy          jsonb,
        misfire_grace_seconds int not null,
        attempts              int not null default 0,
        due_at                timestamptz,
        lease                 bigint,
        obligation_id         text not null,
        refusal               jsonb,
        version               bigint not null default 0,
        created_at            timestamptz not null,
        updated_at            timestamptz not null,
        primary key (tenant_id, schedule_id, scheduled_for),
        constraint schedule_run_schedule foreign key (tenant_id, schedule_id) references razao.schedules,
        constraint schedule_run_due_while_open check ((due_at is not null) = (state in ('PENDING', 'RETRYING')))
      ) with (fillfactor = 80);
      create unique index schedule_run_id on razao.schedule_runs (tenant_id, run_id);
      create index schedule_runs_due on razao.schedule_runs (tenant_id, due_at) where due_at is not null;
      ${tenantTable('schedule_runs', 'select, insert, update')}
    `);
  }
}
