import { BY_KEY } from '../../../platform/db/sql.ts';

/**
 * Selects the holder of the coordinates of this digest in hex, and if money sent there is booked on that account: the live payment method
 * of that digest, else the last one, where its account is closed.
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
  end $$`;

/** Read function for the newest payment methods of accounts, one round trip that binds the transaction to its tenant. */
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
  end $$`;

export const paymentMethodFunctions = [FIND_HOLDERS, FIND_PAYMENT_METHODS];
