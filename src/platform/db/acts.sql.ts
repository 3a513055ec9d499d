import { rowWriter } from './sql.ts';
import { actCodec } from './act.entity.ts';

/** The trigger: acts are never changed. */
const APPEND_ONLY = `
  create function razao.refuse_change_of_acts() returns trigger language plpgsql as $$
  begin
    raise exception 'acts are append-only' using errcode = 'restrict_violation';
  end $$`;

/** Writes acts, by the journal's writer or beside another write, and reads them in the order of their ids. */
export const actFunctions = [APPEND_ONLY, rowWriter(...actCodec.writer), `
  create function razao.read_acts(p_tenant text, p_after text, p_limit int) returns setof razao.acts language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.acts a where a.tenant_id = p_tenant and a.act_id > p_after order by a.act_id limit p_limit;
  end $$`];
