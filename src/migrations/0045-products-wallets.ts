import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE } from '../platform/db/sql.ts';

/**
 * Binds wallets to their tenants, as every row; only functions look up the owner of a key. A cluster
 * takes no query in the policy of a divided table.
 */
export class Migration0045ProductsWallets extends Migration {
  override up(): void {
    this.addSql(`
      alter table razao.chain_wallets enable row level security;
      do $do$ declare
        v_own text := case when exists (select from pg_extension where extname = 'citus') then $$tenant_id = current_setting('razao.tenant', true)$$
          else $$tenant_id = (select current_setting('razao.tenant', true))$$ end;
      begin
        execute format('create policy tenant on razao.chain_wallets to ${APP_ROLE} using (%s) with check (%1$s)', v_own);
      end $do$`);
  }
}
