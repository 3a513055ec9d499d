import { Migration } from '@mikro-orm/migrations';
import { PLANNED_ONCE, tenantTable } from './sql.ts';

/** How accounts reach the outside. Coordinates are sealed, found by a keyed digest, and shown as `masked`. */
export class Migration0013PaymentMethods extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.payment_methods (
        tenant_id          text not null,
        payment_method_id  text not null,
        account_id         text not null,
        rail               text not null,
        scheme             text not null,
        mode               text not null,
        status             text not null constraint payment_method_status
                             check (status in ('ACTIVE', 'PENDING_VERIFICATION', 'SUSPENDED', 'CLOSED')),
        provider           jsonb not null,
        capabilities       jsonb not null,
        directionality     jsonb not null,
        verification       jsonb not null,
        coordinates        bytea not null,
        kek_id             text not null,
        coordinates_digest bytea not null,
        masked             jsonb not null,
        banking            jsonb,
        receives           boolean not null,
        metadata           jsonb,
        version            bigint not null default 1,
        created_at         timestamptz not null,
        created_by         text not null,
        updated_at         timestamptz not null,
        primary key (tenant_id, payment_method_id),
        constraint payment_method_account foreign key (tenant_id, account_id) references razao.accounts,
        constraint payment_method_receives check (not receives or status = 'ACTIVE')
      );
      create unique index payment_method_coordinates on razao.payment_methods (tenant_id, coordinates_digest)
        where status <> 'CLOSED';
      create index payment_methods_of_coordinates on razao.payment_methods (tenant_id, coordinates_digest, payment_method_id);
      create index payment_methods_of_account on razao.payment_methods (tenant_id, account_id, payment_method_id);
      create index payment_methods_banking on razao.payment_methods (tenant_id, account_id, payment_method_id)
        where receives and banking is not null;
      ${tenantTable('payment_methods', 'select, insert, update')}
    `);
    this.addSql(FIND_PAYMENT_METHODS);
  }
}

/** The newest payment methods of accounts, for reads, in one round trip that binds the transaction to its tenant. */
const FIND_PAYMENT_METHODS = `
  create function razao.find_payment_methods(p_tenant text, p_ids text[])
  returns table (
    payment_method_id text, account_id text, rail text, scheme text, mode text, status text, provider jsonb, capabilities jsonb,
    directionality jsonb, verification jsonb, masked jsonb, metadata jsonb, version bigint, created_at timestamptz, updated_at timestamptz
  ) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select n.payment_method_id, n.account_id, n.rail, n.scheme, n.mode, n.status, n.provider, n.capabilities,
             n.directionality, n.verification, n.masked, n.metadata, n.version, n.created_at, n.updated_at
      from unnest(p_ids) as wanted(id)
      cross join lateral (
        select * from razao.payment_methods m where m.tenant_id = p_tenant and m.account_id = wanted.id
        order by m.payment_method_id desc limit 200
      ) n
      order by n.payment_method_id;
  end $$;`;
