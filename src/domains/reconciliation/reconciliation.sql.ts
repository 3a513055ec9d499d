import { AS_OWNER, rowReader, rowWriter } from '../../platform/db/sql.ts';
import { breakCodec } from './break.entity.ts';

const READS = [
  rowReader('reconciliation_breaks', 'break_id'), `
  create function razao.read_faucet(p_tenant text, p_asset text) returns table (account_id text, head bigint) language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.account_id, h.seq_no from razao.heads h
      left join razao.accounts a on a.tenant_id = p_tenant and a.system_role = 'faucet' and a.currency = p_asset
      where h.tenant_id = p_tenant;
  end $$`, `
  create function razao.read_evidence_of(p_tenant text, p_obligations text[], p_ids text[], p_names text[])
  returns table (evidence_id text, provider_id text, rail text, obligation_id text, names text[]) language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select e.evidence_id, e.provider_id, e.rail, e.obligation_id,
             array(select e.external_id union select k.value from jsonb_each_text(e.match_keys) as k where k.key <> 'original_end_to_end_id')
      from razao.evidence e where e.tenant_id = p_tenant and e.evidence_id in (
        select i.evidence_id from razao.evidence i where i.tenant_id = p_tenant and i.obligation_id = any (p_obligations)
        union select unnest(p_ids)
        union select i.evidence_id from razao.evidence i where i.tenant_id = p_tenant and i.external_id = any (p_names));
  end $$`];

/** Open breaks for metrics: counts only. */
const COUNTS = `
  create function razao.count_open_breaks() returns table (tenant_id text, kind text, open bigint)
  language sql stable ${AS_OWNER} as $$
    select tenant_id, kind, count(*) from razao.reconciliation_breaks where state = 'OPEN' group by 1, 2;
  $$`;

export const reconciliationFunctions = [rowWriter(...breakCodec.writer), ...READS, COUNTS];
