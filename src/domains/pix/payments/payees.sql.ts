import { BY_KEY, rowReader } from '../../../platform/db/sql.ts';
import { holderOf } from '../../accounts/index.ts';

/** Finds the holders of keys and coordinates, for payments and for money that arrives; and remembers whom look-ups led to. */
export const payeeFunctions = [`
  create function razao.find_key_holders(p_tenant text, p_keys text[], p_coordinates text[])
  returns table (key text, coordinates text, account_id text) language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select asked.key, asked.coordinates, coalesce(k.account_id, h.account_id)
      from unnest(p_keys, p_coordinates) as asked(key, coordinates)
      left join lateral (
        select * from razao.pix_keys p
        where p.tenant_id = p_tenant and p.key_digest = decode(asked.key, 'hex') and p.state = 'ACTIVE' offset 0) as k on true
      left join lateral (${holderOf('asked.coordinates')}) as h on h.receives
      where coalesce(k.account_id, h.account_id) is not null;
  end $$`, rowReader('pix_payees', 'digest', BY_KEY), `
  create function razao.remember_pix_payee(p_tenant text, p_digest text, p_facts text) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.pix_payees (tenant_id, digest, facts, seen_at) values (p_tenant, p_digest, p_facts, razao.clock())
      on conflict (tenant_id, digest) do update set facts = excluded.facts, seen_at = excluded.seen_at;
  end $$`, `
  create function razao.forget_pix_payees(p_tenant text, p_kept interval) returns void language plpgsql as $$
  declare
    v_before timestamptz := razao.clock() - p_kept;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    delete from razao.pix_payees where tenant_id = p_tenant and seen_at < v_before;
  end $$`];
