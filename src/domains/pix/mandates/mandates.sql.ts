import { AS_OWNER, PLANNED_ONCE, nextMoment, rowWriter } from '../../../platform/db/sql.ts';
import { mandateChargeCodec, mandateCodec } from './mandate.entity.ts';

/** Reads recurrences for the journal writer and for requests, in one round trip that binds the transaction to its tenant. */
const READ_RECURRENCES = `
  create function razao.read_pix_recurrences(p_tenant text, p_providers text[], p_recurrences text[])
  returns table (provider_id text, recurrence_id text, waiting jsonb, mandate jsonb, charges jsonb)
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select asked.provider_id, asked.recurrence_id, coalesce(w.facts, '[]'), to_jsonb(m),
        (select jsonb_agg(to_jsonb(c) order by c.charge_id) from razao.pix_mandate_charges c
          where c.tenant_id = p_tenant and c.mandate_id = m.mandate_id)
      from unnest(p_providers, p_recurrences) as asked(provider_id, recurrence_id)
      left join razao.pix_mandates m
        on m.tenant_id = p_tenant and m.recurrence_id = asked.recurrence_id and m.provider_id = asked.provider_id
      left join razao.waiting_facts w
        on w.tenant_id = p_tenant and w.waits_for = 'PIX_RECURRENCE' and w.provider_id = asked.provider_id and w.name = asked.recurrence_id;
  end $$`;

/** The worker's index of due work: the tenants with a mandate or charge that the clock has something to do about. Ids only. */
const MANDATES_DUE = `
  create function razao.pix_mandates_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where (select min(c.next_at) from razao.pix_mandate_charges c where c.tenant_id = t.tenant_id and c.next_at is not null) <= p_now
       or (select min(m.next_at) from razao.pix_mandates m where m.tenant_id = t.tenant_id and m.next_at is not null) <= p_now;
  $$`;

const MANDATES_NEXT = nextMoment('pix_mandates_next_due',
  { table: 'pix_mandate_charges', moment: 'r.next_at', where: 'r.next_at is not null' },
  { table: 'pix_mandates', moment: 'r.next_at', where: 'r.next_at is not null' },
);

export const mandateFunctions = [
  rowWriter(...mandateCodec.writer),
  rowWriter(...mandateChargeCodec.writer),
  READ_RECURRENCES, MANDATES_DUE, MANDATES_NEXT,
];
