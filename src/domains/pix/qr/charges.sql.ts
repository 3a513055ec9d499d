import { PLANNED_ONCE, rowWriter } from '../../../platform/db/sql.ts';
import { chargeCodec } from './charge.entity.ts';

export const chargeFunctions = [rowWriter(...chargeCodec.writer), `
  create function razao.read_pix_charges(p_tenant text, p_txids text[]) returns setof razao.pix_charges
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.pix_charges where tenant_id = p_tenant and txid = any (p_txids);
  end $$`];
