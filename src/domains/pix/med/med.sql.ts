import { AS_OWNER, PLANNED_ONCE, rowReader, rowWriter } from '../../../platform/db/sql.ts';
import { caseCodec } from './med-case.entity.ts';
import { nameCodec } from './record.ts';

/** Reads for the writer and for requests, each in one round trip that binds the transaction to its tenant. */
const READS = [
  rowReader('med_cases', 'case_id'), `
  create function razao.read_med_case_names(p_tenant text, p_names text[])
  returns table (name text, med_case jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select n.name, to_jsonb(c) from razao.med_case_names n
      join razao.med_cases c on c.tenant_id = n.tenant_id and c.case_id = n.case_id
      where n.tenant_id = p_tenant and n.name = any (p_names);
  end $$`, `
  create function razao.returned_of_payment(p_tenant text, p_end_to_end text) returns bigint language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return (select coalesce(sum(e.amount), 0)::bigint from razao.evidence e
      where e.tenant_id = p_tenant and e.return_of = p_end_to_end and e.kind = 'INBOUND_CREDIT' and e.obligation_id is not null);
  end $$`];

/** Reads for the worker: the events that concern a tenant's cases, and the cases that an event concerns. */
const FOLLOWING = [`
  create function razao.med_wants(p_tenant text) returns text[] language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return array(
      select unnest(array[
          'med_case.opened', 'med_case.cancelled', 'med_case.returned', 'med_case.fraud_accepted', 'med_case.withdrawn',
          'med_recovery.changed', 'block.secured', 'block.expired'])
        where exists (select from razao.med_cases c where c.tenant_id = p_tenant)
      union all
      select unnest(array['obligation.settled', 'obligation.failed', 'obligation.canceled'])
        where exists (select from razao.med_cases c where c.tenant_id = p_tenant and c.status = 'RETURNING')
      union all
      select unnest(array['evidence.matched', 'evidence.resolved'])
        where exists (select from razao.med_cases c where c.tenant_id = p_tenant and c.direction = 'OUTBOUND'
            and c.status in ('FILING', 'OPEN', 'ACCEPTED', 'RETURNED'))
          or exists (select from razao.waiting_facts w where w.tenant_id = p_tenant and w.waits_for = 'MED_CREDIT'));
  end $$`, `
  create function razao.med_cases_of_devolutions(p_tenant text, p_obligations text[])
  returns table (obligation_id text, case_id text) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select c.devolution_obligation_id, c.case_id from razao.med_cases c
      where c.tenant_id = p_tenant and c.direction = 'INBOUND' and c.devolution_obligation_id = any (p_obligations);
  end $$`, `
  create function razao.med_money_back(p_tenant text, p_evidence text[])
  returns table (case_id text, obligation_id text, return_end_to_end_id text, cents bigint) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select c.case_id, e.obligation_id, e.match_keys ->> 'end_to_end_id', e.amount from razao.evidence e
      join razao.med_cases c on c.tenant_id = p_tenant and c.direction = 'OUTBOUND'
        and c.original_end_to_end_id = e.return_of
        and c.status in ('FILING', 'OPEN', 'ACCEPTED', 'RETURNED')
      where e.tenant_id = p_tenant and e.evidence_id = any (p_evidence) and e.kind = 'INBOUND_CREDIT' and e.rail = 'PIX'
        and e.obligation_id is not null and e.match_keys ? 'end_to_end_id'
      order by e.evidence_id;
  end $$`, `
  create function razao.med_cases_of_recovery(p_tenant text, p_provider text, p_recovery text)
  returns table (direction text, status text, report_id text) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select c.direction, c.status, c.report_id from razao.med_cases c
      where c.tenant_id = p_tenant and c.recovery_id = p_recovery and c.provider_id = p_provider and c.closed_at is null
      order by c.case_id;
  end $$`, `
  create function razao.med_passed_on(p_tenant text, p_account text, p_from timestamptz, p_until timestamptz, p_least bigint, p_most int)
  returns table (obligation_id text, end_to_end_id text, to_account_id text, cents bigint, at timestamptz)
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select coalesce(e.obligation_id, 'obl_' || substr(e.tx_id, 5)), o.match_keys ->> 'end_to_end_id',
        case when a.system_role is null then e.creditor_account_id end, e.amount, e.committed_at
      from razao.journal_entries e
      join razao.accounts a on a.tenant_id = e.tenant_id and a.account_id = e.creditor_account_id
      left join razao.obligations o on o.tenant_id = e.tenant_id and o.obligation_id = e.obligation_id
      where e.tenant_id = p_tenant and e.debtor_account_id = p_account and e.amount >= p_least
        and e.committed_at > p_from and e.committed_at <= p_until
        and e.seq_no > coalesce(razao.seq_at(p_tenant, p_from - interval '1 millisecond'), 0)
        and (a.system_role is null and e.entry_type in ('TRANSFER', 'HOLD_CAPTURED')
          or e.entry_type = 'OBLIGATION_CREATED' and coalesce(o.resolution_outcome, 'SETTLED') = 'SETTLED'
            and not o.match_keys ? 'original_end_to_end_id')
      order by e.seq_no limit p_most;
  end $$`, `
  create function razao.med_credits_arrived(p_tenant text) returns setof razao.waiting_facts
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.waiting_facts w
      where w.tenant_id = p_tenant and w.waits_for = 'MED_CREDIT'
        and exists (select from razao.evidence c where c.tenant_id = p_tenant
          and c.report_key in ('PIX:INBOUND_CREDIT:' || w.name, 'PIX:SETTLEMENT:' || w.name));
  end $$`];

/** Counts for metrics: the open cases by the deadline that holds for them, and the seconds left to the nearest one. */
const DEADLINES = `
  create function razao.count_med_deadlines() returns table (tenant_id text, deadline text, cases bigint, seconds_left float8)
  language sql stable ${AS_OWNER} as $$
    select tenant_id, deadline, count(*), extract(epoch from min(due_at) - razao.clock()) from (
      select c.tenant_id, case c.status when 'OPEN' then 'analysis' else 'return' end as deadline,
        case when c.status <> 'OPEN' then c.return_due_at when c.return_due_at is null then c.analysis_due_at end as due_at
      from razao.tenants t join razao.med_cases c on c.tenant_id = t.tenant_id
        and c.status in ('OPEN', 'ACCEPTED', 'RETURNING', 'RETURN_FAILED')) as open
    where due_at is not null group by 1, 2;
  $$`;

export const medFunctions = [
  rowWriter(...caseCodec.writer), rowWriter(...nameCodec.writer), ...READS, ...FOLLOWING, DEADLINES,
];
