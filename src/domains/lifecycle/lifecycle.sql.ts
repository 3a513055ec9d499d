import type { RowWriter } from '../../platform/db/row.ts';
import { BY_KEY, rowsOf } from '../../platform/db/sql.ts';
import { alteredWriter, movedWriter, openedWriter, promotedWriter } from './record.ts';

/**
 * Read and write functions of a promotion for the journal writer: what prevents it beside the balance, and the rows of the new account,
 * the old one and its payment methods. Lists hold their values in the order of the columns they name.
 */
export const lifecycleFunctions = [`
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
  end $$`, `
  create function razao.write_opened_accounts(p_tenant text, p_written jsonb) returns void language sql as $$
    insert into razao.accounts (
      tenant_id, account_id, owner_party_id, currency, type, status, address, public_key, private_key, kek_id, metadata,
      created_by, created_at, updated_at
    )
    select p_tenant, r ->> 0, r ->> 1, r ->> 2, r ->> 3, 'ACTIVE', r ->> 4, decode(r ->> 5, 'hex'), decode(r ->> 6, 'hex'), r ->> 7,
           nullif(r -> 8, 'null'), r ->> 9, (r ->> 10)::timestamptz, (r ->> 10)::timestamptz
    from ${rowsOf(openedWriter.columns)} as r
  $$`,
  rowChanger(
    promotedWriter, 'accounts', 'account_id',
    `status = 'CLOSED', promoted_to_account_id = v.r ->> 1, version = (v.r ->> 2)::bigint, updated_at = v.at`, 3,
  ),
  rowChanger(
    alteredWriter, 'accounts', 'account_id',
    'owner_party_id = v.r ->> 1, status = v.r ->> 2, version = (v.r ->> 3)::bigint, updated_at = v.at', 4,
  ),
  rowChanger(
    movedWriter, 'payment_methods', 'payment_method_id', 'account_id = v.r ->> 1, version = (v.r ->> 2)::bigint, updated_at = v.at', 3,
  )];

/**
 * Changes rows one by one: a text is read as a time before an update, since on a cluster an update cannot convert a value of another row.
 * @param changes assignments from the values `v.r` and their time `v.at`.
 * @param time index of the time among the values; the first is the key.
 */
function rowChanger(
  { table: name, columns }: Pick<RowWriter<never>, 'table' | 'columns'>, table: string, key: string, changes: string, time: number,
): string {
  return `
  create function razao.write_${name}(p_tenant text, p_written jsonb) returns void language plpgsql as $$
  declare
    v record;
  begin
    for v in select r, (r ->> ${time})::timestamptz as at from ${rowsOf(columns)} as r loop
      update razao.${table} set ${changes} where tenant_id = p_tenant and ${key} = v.r ->> 0;
    end loop;
  end $$`;
}
