import { PLANNED_ONCE, rowWriter } from '../../../platform/db/sql.ts';

/** What the writer stores of a charge, in the order in which `toColumns` of record.ts names it. */
const COLUMNS = {
  txid: 'text', account_id: 'text', key_id: 'text', state: 'text', amount: 'bigint', description: 'text', payer_request: 'text',
  expires_in_seconds: 'int', expires_at: 'timestamptz', merchant_name: 'text', merchant_city: 'text', brcode: 'text', location: 'text',
  provider_id: 'text', paid_at: 'timestamptz', obligation_id: 'text', end_to_end_id: 'text', cancelled_at: 'timestamptz',
  version: 'bigint', created_at: 'timestamptz', created_by: 'text', updated_at: 'timestamptz',
};

export const chargeFunctions = [rowWriter('pix_charges', 'txid', COLUMNS), `
  create function razao.read_pix_charges(p_tenant text, p_txids text[]) returns setof razao.pix_charges
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.pix_charges where tenant_id = p_tenant and txid = any (p_txids);
  end $$`];
