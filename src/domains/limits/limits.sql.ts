import { AS_OWNER, PLANNED_ONCE, nextMoment, rowsOf, rowWriter } from '../../platform/db/sql.ts';
import { counterCodec } from './counters/counter.entity.ts';
import { movedWriter } from './record.ts';

/** Moves the limits of a promoted account to the account that it became: policies, disabled ones too, Pix limits, and usage. */
const WRITE_MOVED_LIMITS = `
  create function razao.write_moved_limits(p_tenant text, p_written jsonb) returns void language sql as $$
    update razao.limit_policies l set scope_id = r ->> 1
    from ${rowsOf(movedWriter.columns)} as r
    where l.tenant_id = p_tenant and l.scope_type = 'ACCOUNT' and l.scope_id = r ->> 0;
    update razao.pix_limits x set account_id = r ->> 1
    from ${rowsOf(movedWriter.columns)} as r
    where x.tenant_id = p_tenant and x.account_id = r ->> 0;
    update razao.limit_counters c set subject = (r ->> 1) || substr(c.subject, length(r ->> 0) + 1)
    from ${rowsOf(movedWriter.columns)} as r
    where c.tenant_id = p_tenant and c.subject in (r ->> 0, (r ->> 0) || ':CREDIT')
  $$`;

/** Read functions of the journal writer and of requests, each one round trip that binds the transaction to its tenant. */
const READS = [`
  create function razao.read_own_limits(p_tenant text, p_accounts text[])
  returns table (account_id text, kyc_level smallint, policies jsonb, counters text, credited text, pix jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select a.account_id, o.kyc_level,
        (select jsonb_agg(to_jsonb(l)) from razao.limit_policies l
          where l.tenant_id = p_tenant and l.scope_type = 'ACCOUNT' and l.scope_id = a.account_id and l.enabled),
        c.counters, i.counters, to_jsonb(x)
      from razao.accounts a
      left join razao.parties o on o.tenant_id = a.tenant_id and o.party_id = a.owner_party_id
      left join razao.limit_counters c on c.tenant_id = a.tenant_id and c.subject = a.account_id
      left join razao.limit_counters i on i.tenant_id = a.tenant_id and i.subject = a.account_id || ':CREDIT'
      left join razao.pix_limits x on x.tenant_id = a.tenant_id and x.account_id = a.account_id
      where a.tenant_id = p_tenant and a.account_id = any (p_accounts);
  end $$`, `
  create function razao.read_shared_limits(p_tenant text)
  returns table (policies jsonb, counters jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select
        (select jsonb_agg(to_jsonb(l)) from razao.limit_policies l
          where l.tenant_id = p_tenant and l.scope_type <> 'ACCOUNT' and l.enabled),
        -- also of scopes whose policies are disabled: what was used of them may yet be given back
        (select jsonb_object_agg(c.subject, c.counters) from razao.limit_counters c
          where c.tenant_id = p_tenant and c.subject = any (array(
            select distinct s.scope_type || coalesce(':' || s.scope_id, '') from razao.limit_policies s
            where s.tenant_id = p_tenant and s.scope_type <> 'ACCOUNT')));
  end $$`];

/** The worker's index of due work: the tenants with a Pix limit whose time has come. Ids only. */
const PIX_LIMITS_DUE = `
  create function razao.pix_limits_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where (select min(x.next_activation_at) from razao.pix_limits x
           where x.tenant_id = t.tenant_id and x.next_activation_at is not null) <= p_now;
  $$`;

const PIX_LIMITS_NEXT = nextMoment('pix_limits_next_due', {
  table: 'pix_limits', moment: 'r.next_activation_at', where: 'r.next_activation_at is not null',
});

export const limitFunctions = [rowWriter(...counterCodec.writer), WRITE_MOVED_LIMITS, ...READS, PIX_LIMITS_DUE, PIX_LIMITS_NEXT];
