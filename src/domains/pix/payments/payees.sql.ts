import { BY_KEY } from '../../../platform/db/sql.ts';
import { holderOf } from '../../accounts/index.ts';

/** Finds the holders of keys and coordinates, for payments and for money that arrives. */
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
  end $$`];
