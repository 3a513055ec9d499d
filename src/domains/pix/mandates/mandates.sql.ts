import { AS_OWNER, PLANNED_ONCE, rowWriter } from '../../../platform/db/sql.ts';

/** What the writer stores, in the order in which record.ts names it. */
const RECURRENCE_COLUMNS = { recurrence_key: 'text', provider_id: 'text', recurrence_id: 'text', waiting: 'jsonb' };

const MANDATE_COLUMNS = {
  mandate_id: 'text', account_id: 'text', provider_id: 'text', recurrence_id: 'text', status: 'text', receiver: 'jsonb',
  contract_ref: 'text', description: 'text', periodicity: 'text', amount_type: 'text', amount: 'bigint', max_amount: 'bigint',
  starts_on: 'date', ends_on: 'date', retry_policy: 'text', expires_at: 'timestamptz', authorized_at: 'timestamptz',
  ended_at: 'timestamptz', ended_by: 'text', end_reason_code: 'text', next_at: 'timestamptz', version: 'bigint',
  created_at: 'timestamptz', updated_at: 'timestamptz',
};

const CHARGE_COLUMNS = {
  charge_id: 'text', mandate_id: 'text', account_id: 'text', txid: 'text', status: 'text', amount: 'bigint', due_on: 'date',
  description: 'text', attempts: 'jsonb', hold_id: 'text', obligation_id: 'text', failure_code: 'text', cancelled_by: 'text',
  debited_at: 'timestamptz', cancelled_at: 'timestamptz', next_at: 'timestamptz', version: 'bigint',
  created_at: 'timestamptz', updated_at: 'timestamptz',
};

/** What the journal writer and requests read, in one round trip that binds the transaction to its tenant. */
const READ_RECURRENCES = `
  create function razao.read_pix_recurrences(p_tenant text, p_keys text[])
  returns table (recurrence_key text, provider_id text, recurrence_id text, waiting jsonb, mandate jsonb, charges jsonb)
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select r.recurrence_key, r.provider_id, r.recurrence_id, r.waiting, to_jsonb(m),
        (select jsonb_agg(to_jsonb(c) order by c.charge_id) from razao.pix_mandate_charges c
          where c.tenant_id = p_tenant and c.mandate_id = m.mandate_id)
      from razao.pix_recurrences r left join razao.pix_mandates m
        on m.tenant_id = p_tenant and m.recurrence_id = r.recurrence_id and m.provider_id = r.provider_id
      where r.tenant_id = p_tenant and r.recurrence_key = any (p_keys);
  end $$`;

/** The worker's index of due work: the tenants with a mandate or charge that the clock has something to do about. Ids only. */
const MANDATES_DUE = `
  create function razao.pix_mandates_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where (select min(c.next_at) from razao.pix_mandate_charges c where c.tenant_id = t.tenant_id and c.next_at is not null) <= p_now
       or (select min(m.next_at) from razao.pix_mandates m where m.tenant_id = t.tenant_id and m.next_at is not null) <= p_now;
  $$`;

export const mandateFunctions = [
  rowWriter('pix_recurrences', 'recurrence_key', RECURRENCE_COLUMNS),
  rowWriter('pix_mandates', 'mandate_id', MANDATE_COLUMNS),
  rowWriter('pix_mandate_charges', 'charge_id', CHARGE_COLUMNS),
  READ_RECURRENCES, MANDATES_DUE,
];
