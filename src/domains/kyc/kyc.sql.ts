import { AS_OWNER, nextMoment, PLANNED_ONCE, rowWriter } from '../../platform/db/sql.ts';
import { ownWithdrawalCodec } from './kyc.entity.ts';

/**
 * How requests to the provider are taken and moved on. Taking one moves its due time to
 * the end of the lease: should the process die, it is due again by itself, and the provider knows a repetition by its
 * name. One that was taken over by the provider has no due time any more.
 */
const REQUESTS = [`
  create function razao.kyc_requests_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where (select min(r.due_at) from razao.kyc_requests r where r.tenant_id = t.tenant_id and r.due_at is not null) <= p_now;
  $$`, `
  create function razao.lease_kyc_requests(p_tenant text, p_ms bigint, p_limit int, p_now timestamptz)
  returns table (request_id text, lease bigint) language plpgsql as $$
  #variable_conflict use_column
  declare
    v_now timestamptz := razao.clock();
    v_lease bigint := razao.new_lease();
  begin
    perform razao.require_time(p_now);
    perform set_config('razao.tenant', p_tenant, true);
    return query
      with due as materialized (
        select o.request_id from razao.kyc_requests o
        where o.tenant_id = p_tenant and o.due_at <= v_now
        order by o.due_at limit p_limit for update skip locked)
      update razao.kyc_requests r
      set lease = v_lease, due_at = v_now + p_ms * interval '1 millisecond', attempts = r.attempts + 1 from due
      where r.tenant_id = p_tenant and r.request_id = due.request_id
      returning r.request_id, r.lease;
  end $$`, `
  create function razao.move_kyc_request(p_tenant text, p_request text, p_lease bigint, p_after_ms bigint) returns boolean
  language plpgsql as $$
  declare
    v_due timestamptz := razao.later(p_after_ms);
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.kyc_requests set due_at = v_due, lease = null
      where tenant_id = p_tenant and request_id = p_request and lease = p_lease;
    return found;
  end $$`];

/** The worker's index of parties whose screening is due: tenants only. */
const RESCREENS_DUE = `
  create function razao.kyc_rescreens_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where (select min(k.rescreen_due_at) from razao.kyc_records k where k.tenant_id = t.tenant_id and k.rescreen_due_at is not null) <= p_now;
  $$`;

/** Counts for metrics: parties whose screening is due and not done, and how long ago the oldest fell due. */
const COUNT_OVERDUE = `
  create function razao.count_rescreens_due() returns table (tenant_id text, due bigint, oldest float8)
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id, count(*), extract(epoch from razao.clock() - min(k.rescreen_due_at))
    from razao.tenants t join razao.kyc_records k on k.tenant_id = t.tenant_id and k.rescreen_due_at <= razao.clock() group by 1;
  $$`;

/** Payments that flags permit, with what else decides whether they may be made. */
const WITHDRAWALS = `
  create function razao.read_own_withdrawals(p_tenant text, p_flags text[])
  returns table (
    flag_id text, party_id text, account_id text, cents bigint, obligation_id text, is_open boolean, tax_id_digest text, is_stopped boolean
  ) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select w.flag_id, w.party_id, w.account_id, w.cents, w.obligation_id, f.resolved_at is null, p.tax_id_digest,
             p.status <> 'ACTIVE' or exists (
               select from razao.risk_flags o
               where o.tenant_id = p_tenant and o.party_id = w.party_id and o.resolved_at is null and o.severity = 'BLOCKING'
                 and o.kind is distinct from 'FRAUD_MARK')
      from razao.own_withdrawals w
      join razao.risk_flags f on f.tenant_id = p_tenant and f.flag_id = w.flag_id
      join razao.parties p on p.tenant_id = p_tenant and p.party_id = w.party_id
      where w.tenant_id = p_tenant and w.flag_id = any (p_flags);
  end $$`;

const NEXT = [
  nextMoment('kyc_requests_next_due', {
    table: 'kyc_requests', moment: 'r.due_at', where: 'r.due_at is not null', isLeased: 'r.lease is not null',
  }),
  nextMoment('kyc_rescreens_next_due', { table: 'kyc_records', moment: 'r.rescreen_due_at', where: 'r.rescreen_due_at is not null' }),
];

export const kycFunctions = [
  ...REQUESTS, RESCREENS_DUE, COUNT_OVERDUE, WITHDRAWALS, rowWriter(...ownWithdrawalCodec.writer), ...NEXT,
];
