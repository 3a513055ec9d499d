import { BY_KEY, eachOrNone, rowReader, rowWriter } from '../../platform/db/sql.ts';
import { importedRowCodec } from './imported-row.entity.ts';

/** What the ledger has of imported rows: accounts by their currency, opening balances by their entries. */
const READ_BOOKED = `
  create function razao.read_booked(p_tenant text, p_names text[])
  returns table (name text, made_id text, currency text, amount bigint) language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select i.name, i.made_id, coalesce(a.currency, e.asset), e.amount from razao.imported_rows i
      ${eachOrNone('select o.currency from razao.accounts o where o.tenant_id = p_tenant and o.account_id = i.made_id', 'a')}
      ${eachOrNone('select j.asset, j.amount from razao.journal_entries j where j.tenant_id = p_tenant and j.tx_id = i.made_id', 'e')}
      where i.tenant_id = p_tenant and i.name = any (p_names);
  end $$`;

export const importFunctions = [rowWriter(...importedRowCodec.writer), rowReader('imported_rows', 'name', BY_KEY), READ_BOOKED];
