import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, PLANNED_ONCE, TURNOVER_FULL, tenantTable } from './sql.ts';

/**
 * What a tenant has moved of an asset, all credits of its journal together: every sum over movements is part of it. It is
 * held to 2^53 - 1 minor units, so that every such sum is exact in JSON.
 */
export class Migration0027Turnover extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.turnovers (
        tenant_id text not null,
        asset     text not null,
        moved     numeric not null constraint ${TURNOVER_FULL} check (moved <= 9007199254740991),
        primary key (tenant_id, asset)
      ) with (fillfactor = 50);
      ${tenantTable('turnovers', 'select, insert, update')}
      insert into razao.turnovers
        select tenant_id, asset, least(sum(credits), 9007199254740991) from razao.gl_days group by tenant_id, asset;

      create or replace function razao.write_gl_days(p_tenant text, p_written jsonb) returns void language plpgsql ${PLANNED_ONCE} as $$
      begin
        insert into razao.gl_days as d
          select p_tenant, (r ->> 0)::date, r ->> 1, r ->> 2, (r ->> 3)::numeric, (r ->> 4)::numeric from jsonb_array_elements(p_written -> 'rows') as r
          on conflict (tenant_id, accounting_day, member_type, asset) do update
            set debits = d.debits + excluded.debits, credits = d.credits + excluded.credits;
        insert into razao.turnovers as t
          select p_tenant, r ->> 2, sum((r ->> 4)::numeric) from jsonb_array_elements(p_written -> 'rows') as r group by r ->> 2
          on conflict (tenant_id, asset) do update set moved = t.moved + excluded.moved;
      end $$;
    `);
    this.addSql(`grant execute on all functions in schema razao to ${APP_ROLE};`);
  }
}
