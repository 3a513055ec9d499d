import { Migration } from '@mikro-orm/migrations';
import { BY_KEY, tenantTable } from './sql.ts';

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

      create index obligations_open_by_debtor on razao.obligations (tenant_id, debtor_account_id, obligation_id)
        where state <> 'FINAL' and debtor_account_id is not null;
      create index obligations_open_by_creditor on razao.obligations (tenant_id, creditor_account_id, obligation_id)
        where state <> 'FINAL' and creditor_account_id is not null;
    `);
    this.addSql(FIND_PAYMENT_METHODS);
    this.addSql(FIND_HOLDERS);
    this.addSql(PROMOTION);
  }
}

/**
 * Selects who has the coordinates of this digest in hex, and whether what is sent there is to be booked on that account: the
 * live payment method of that digest, else the last one, where its account is closed.
 */
export function holderOf(digest: string): string {
  return `
    select h.account_id, h.status = 'CLOSED' or h.receives as receives from (
      select m.account_id, m.status, m.receives from razao.payment_methods m
      where m.tenant_id = p_tenant and m.coordinates_digest = decode(${digest}, 'hex')
      order by m.status = 'CLOSED', m.payment_method_id desc limit 1) as h
    where h.status <> 'CLOSED'
      or exists (select from razao.accounts a where a.tenant_id = p_tenant and a.account_id = h.account_id and a.status = 'CLOSED')`;
}

const FIND_HOLDERS = `
  create function razao.find_holders(p_tenant text, p_digests text[]) returns table (digest text, account_id text, receives boolean)
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select d.digest, h.account_id, h.receives from unnest(p_digests) as d(digest) cross join lateral (${holderOf('d.digest')}) as h;
  end $$;`;

/** The newest payment methods of accounts, for reads, in one round trip that binds the transaction to its tenant. */
const FIND_PAYMENT_METHODS = `
  create function razao.find_payment_methods(p_tenant text, p_ids text[])
  returns table (
    payment_method_id text, account_id text, rail text, scheme text, mode text, status text, provider jsonb, capabilities jsonb,
    directionality jsonb, verification jsonb, masked jsonb, metadata jsonb, version bigint, created_at timestamptz, updated_at timestamptz
  ) language plpgsql ${BY_KEY} as $$
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

/**
 * A promotion as the journal writer reads and stores it: what stands against it beside the balance, and the rows of the
 * new account, the old one and its payment methods. Lists hold their values in the order of the columns they name.
 */
const PROMOTION = `
  create function razao.read_promotions(p_tenant text, p_accounts text[], p_parties text[])
  returns table (
    account_id text, version bigint, party_id text, party_status text, open_obligations bigint, payment_methods jsonb, blocks jsonb
  ) language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.account_id, a.version, w.party, case when o.is_stopped then 'BLOCKED' else o.status end, (
          select count(*) from (
            select b.obligation_id from razao.obligations b
            where b.tenant_id = p_tenant and b.state <> 'FINAL' and b.debtor_account_id = a.account_id
            union
            select b.obligation_id from razao.obligations b
            where b.tenant_id = p_tenant and b.state <> 'FINAL' and b.creditor_account_id = a.account_id
          ) b
        ), (
          select coalesce(jsonb_agg(jsonb_build_object(
            'paymentMethodId', m.payment_method_id, 'rail', m.rail, 'scheme', m.scheme, 'mode', m.mode, 'status', m.status,
            'version', m.version::text
          ) order by m.payment_method_id), '[]')
          from razao.payment_methods m where m.tenant_id = p_tenant and m.account_id = a.account_id and m.status <> 'CLOSED'
        ), (
          select coalesce(jsonb_agg(to_jsonb(k)), '[]') from razao.blocks k
          where k.tenant_id = p_tenant and k.account_id = a.account_id and k.state = 'ACTIVE'
        )
      from unnest(p_accounts, p_parties) as w(account, party)
      join razao.accounts a on a.tenant_id = p_tenant and a.account_id = w.account and a.system_role is null
      left join razao.parties o on o.tenant_id = p_tenant and o.party_id = w.party;
  end $$;

  create function razao.write_opened_accounts(p_tenant text, p_written jsonb) returns void language sql as $$
    insert into razao.accounts (
      tenant_id, account_id, owner_party_id, currency, type, status, address, public_key, private_key, kek_id, metadata,
      created_by, created_at, updated_at
    )
    select p_tenant, r ->> 0, r ->> 1, r ->> 2, r ->> 3, 'ACTIVE', r ->> 4, decode(r ->> 5, 'hex'), decode(r ->> 6, 'hex'), r ->> 7,
           nullif(r -> 8, 'null'), r ->> 9, (r ->> 10)::timestamptz, (r ->> 10)::timestamptz
    from jsonb_array_elements(p_written -> 'rows') as r
  $$;

  create function razao.write_promoted_accounts(p_tenant text, p_written jsonb) returns void language sql as $$
    update razao.accounts a
    set status = 'CLOSED', promoted_to_account_id = r ->> 1, version = (r ->> 2)::bigint, updated_at = (r ->> 3)::timestamptz
    from jsonb_array_elements(p_written -> 'rows') as r
    where a.tenant_id = p_tenant and a.account_id = r ->> 0
  $$;

  create function razao.write_moved_payment_methods(p_tenant text, p_written jsonb) returns void language sql as $$
    update razao.payment_methods m
    set account_id = r ->> 1, version = (r ->> 2)::bigint, updated_at = (r ->> 3)::timestamptz
    from jsonb_array_elements(p_written -> 'rows') as r
    where m.tenant_id = p_tenant and m.payment_method_id = r ->> 0
  $$;`;
