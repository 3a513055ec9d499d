import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../platform/db/sql.ts';

/** Runs of the scenarios of products' versions, and the moves that their steps were run by. */
export class Migration0036ProductsConformance extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.conformance_runs (
        tenant_id       text not null,
        run_id          text not null,
        product_id      text not null,
        product_version int not null,
        script_hash     text not null,
        state           text not null constraint conformance_run_state check (state in ('OPEN', 'COMPLETED', 'EXPIRED')),
        verdict         text constraint conformance_run_verdict check (verdict in ('PASSED', 'FAILED')),
        parties         jsonb not null,
        judged          int not null constraint conformance_run_judged check (judged >= 0),
        evidence_hash   text,
        evidence_key    text,
        version         bigint not null,
        created_at      timestamptz not null,
        created_by      text not null,
        expires_at      timestamptz not null,
        finished_at     timestamptz,
        primary key (tenant_id, run_id),
        foreign key (tenant_id, product_id, product_version) references razao.product_versions,
        constraint conformance_run_finished check ((state = 'OPEN') = (finished_at is null)),
        constraint conformance_run_completed check (
          (state = 'COMPLETED') = (verdict is not null) and (state = 'COMPLETED') = (evidence_hash is not null and evidence_key is not null))
      ) with (fillfactor = 80);
      create index conformance_runs_open on razao.conformance_runs (tenant_id, product_id) where state = 'OPEN';
      create index conformance_runs_due on razao.conformance_runs (tenant_id, expires_at) where state = 'OPEN';
      ${tenantTable('conformance_runs', 'select, insert, update')}

      create table razao.conformance_steps (
        tenant_id   text not null,
        step_id     text not null,
        run_id      text not null,
        place       int not null constraint conformance_step_place check (place >= 0),
        instance_id text not null,
        sequence    int not null,
        primary key (tenant_id, step_id),
        unique (tenant_id, run_id, place),
        unique (tenant_id, instance_id, sequence),
        foreign key (tenant_id, run_id) references razao.conformance_runs,
        foreign key (tenant_id, instance_id, sequence) references razao.product_moves (tenant_id, instance_id, sequence) deferrable initially deferred
      );
      ${tenantTable('conformance_steps', 'select, insert')}
    `);
  }
}
