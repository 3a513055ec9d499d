import { AS_OWNER, PLANNED_ONCE, nextMoment, rowReader, rowWriter } from '../../platform/db/sql.ts';
import { blockCodec } from './blocks/block.entity.ts';
import { holdCodec } from './hold.entity.ts';

/** Read functions of the journal writer and of requests, each one round trip that binds the transaction to its tenant. */
const READS = [
  rowReader('holds', 'hold_id'),
  rowReader('blocks', 'block_id'), `
  create function razao.read_encumbrances(p_tenant text, p_accounts text[])
  returns table (account_id text, deadlines_from timestamptz, open_blocks jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select c.* from (
        select a.id,
          least((select min(h.expires_at) from razao.holds h
            where h.tenant_id = p_tenant and h.account_id = a.id and h.state = 'ACTIVE' and h.expires_at is not null),
            (select min(b.expires_at) from razao.blocks b
            where b.tenant_id = p_tenant and b.account_id = a.id and b.state = 'ACTIVE' and b.expires_at is not null)) as first,
          (select jsonb_agg(to_jsonb(b)) from razao.blocks b
            where b.tenant_id = p_tenant and b.account_id = a.id and b.state = 'ACTIVE' and b.secured < b.amount) as open
        from unnest(p_accounts) as a(id)) c
      where c.first is not null or c.open is not null;
  end $$`, `
  create function razao.read_due_reservations(p_tenant text, p_accounts text[], p_at timestamptz)
  returns table (account_id text, next timestamptz, holds jsonb, blocks jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.id,
        least((select min(h.expires_at) from razao.holds h
          where h.tenant_id = p_tenant and h.account_id = a.id and h.state = 'ACTIVE' and h.expires_at > p_at),
          (select min(b.expires_at) from razao.blocks b
          where b.tenant_id = p_tenant and b.account_id = a.id and b.state = 'ACTIVE' and b.expires_at > p_at)),
        (select jsonb_agg(to_jsonb(h) order by h.expires_at, h.hold_id) from razao.holds h
          where h.tenant_id = p_tenant and h.account_id = a.id and h.state = 'ACTIVE' and h.expires_at <= p_at),
        (select jsonb_agg(to_jsonb(b) order by b.expires_at, b.block_id) from razao.blocks b
          where b.tenant_id = p_tenant and b.account_id = a.id and b.state = 'ACTIVE' and b.expires_at <= p_at)
      from unnest(p_accounts) as a(id);
  end $$`];

/**
 * The worker's index of due work: the tenants with a hold or a block past its deadline. Ids only. The earliest of each tenant is
 * the first entry of its index, however many are due.
 */
const HOLDS_DUE = `
  create function razao.holds_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where least((select min(h.expires_at) from razao.holds h
             where h.tenant_id = t.tenant_id and h.state = 'ACTIVE' and h.expires_at is not null),
           (select min(b.expires_at) from razao.blocks b
             where b.tenant_id = t.tenant_id and b.state = 'ACTIVE' and b.expires_at is not null)) <= p_now;
  $$`;

const DUE = { moment: 'r.expires_at', where: `r.state = 'ACTIVE' and r.expires_at is not null` };
const HOLDS_NEXT = nextMoment('holds_next_due', { table: 'holds', ...DUE }, { table: 'blocks', ...DUE });

export const holdFunctions = [rowWriter(...holdCodec.writer), rowWriter(...blockCodec.writer), ...READS, HOLDS_DUE, HOLDS_NEXT];
