import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE } from './sql.ts';

/** How the delivery of webhooks reads a tenant's endpoints and, for a recovery, its events: in one round trip each. */
export class Migration0009Deliveries extends Migration {
  override up(): void {
    this.addSql(`
      create function razao.webhook_targets(p_tenant text) returns setof razao.webhook_endpoints language plpgsql as $$
      begin
        perform set_config('razao.tenant', p_tenant, true);
        return query select * from razao.webhook_endpoints e where e.tenant_id = p_tenant;
      end $$;
      create function razao.read_outbox_since(
        p_tenant text, p_since timestamptz, p_commit bigint, p_n int, p_last bigint, p_types text[], p_limit int
      ) returns setof razao.outbox language plpgsql as $$
      begin
        perform set_config('razao.tenant', p_tenant, true);
        return query select * from razao.outbox o
          where o.tenant_id = p_tenant and o.occurred_at >= p_since and (o.commit_no, o.n) > (p_commit, p_n) and o.commit_no <= p_last
            and o.event_type = any (p_types)
          order by o.commit_no, o.n limit p_limit;
      end $$;
      grant execute on function razao.read_outbox_since to ${APP_ROLE};
      grant execute on function razao.webhook_targets to ${APP_ROLE};
    `);
  }
}
