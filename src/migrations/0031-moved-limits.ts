import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, REGISTER_ROW_WRITERS } from './sql.ts';

/** The limits of an account that is promoted: its policies, those that are disabled among them, its Pix limits, and what was used. */
export class Migration0031MovedLimits extends Migration {
  override up(): void {
    this.addSql(`
      create function razao.write_moved_limits(p_tenant text, p_written jsonb) returns void language sql as $$
        update razao.limit_policies l set scope_id = r ->> 1
        from jsonb_array_elements(p_written -> 'rows') as r
        where l.tenant_id = p_tenant and l.scope_type = 'ACCOUNT' and l.scope_id = r ->> 0;
        update razao.pix_limits x set account_id = r ->> 1
        from jsonb_array_elements(p_written -> 'rows') as r
        where x.tenant_id = p_tenant and x.account_id = r ->> 0;
        update razao.limit_counters c set subject = (r ->> 1) || substr(c.subject, length(r ->> 0) + 1)
        from jsonb_array_elements(p_written -> 'rows') as r
        where c.tenant_id = p_tenant and c.subject in (r ->> 0, (r ->> 0) || ':CREDIT')
      $$;
      grant execute on function razao.write_moved_limits to ${APP_ROLE};
      ${REGISTER_ROW_WRITERS}
    `);
  }
}
