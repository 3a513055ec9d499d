import { AS_OWNER, PLANNED_ONCE, nextMoment, rowReader, rowsOf, rowWriter } from '../../platform/db/sql.ts';
import { lockCodec, policyCodec, versionCodec } from './policy.entity.ts';
import { backingWriter } from './record.ts';

/**
 * The policy as every write of it reads it: the newest version and those in force or scheduled, newest first, and the accounts that may
 * not back it.
 */
const READ_POLICY = `
  create function razao.read_qbrl_policy(p_tenant text) returns table (policy json, versions json, provider_accounts text[])
  language plpgsql stable ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select
      (select to_json(q) from razao.qbrl_policies q where q.tenant_id = p_tenant),
      (select coalesce(json_agg(to_json(v) order by v.policy_version desc), '[]') from razao.qbrl_versions v
       where v.tenant_id = p_tenant
         and (v.status <> 'SUPERSEDED' or v.policy_version = (select max(n.policy_version) from razao.qbrl_versions n where n.tenant_id = p_tenant))),
      array(select r.ledger_account_id from razao.providers r where r.tenant_id = p_tenant and r.ledger_account_id is not null);
  end $$`;

/** The policy with all its versions, the balance of its account, and the place in the journal: one snapshot. */
const READ_DETAIL = `
  create function razao.read_qbrl_detail(p_tenant text) returns table (seq_no bigint, entry_hash text, policy json, versions json, backing bigint)
  language plpgsql stable ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select
      h.seq_no, h.entry_hash,
      (select to_json(q) from razao.qbrl_policies q where q.tenant_id = p_tenant),
      (select coalesce(json_agg(to_json(v) order by v.policy_version desc), '[]') from razao.qbrl_versions v where v.tenant_id = p_tenant),
      (select coalesce(b.posted, 0) from razao.qbrl_versions v
       left join razao.balances b on b.tenant_id = p_tenant and b.account_id = v.redemption_account_id and b.asset = 'BRL'
       where v.tenant_id = p_tenant and v.status = 'IN_FORCE')
    from razao.heads h where h.tenant_id = p_tenant;
  end $$`;

/** Tenants with a version that is due but not yet in force. */
const QBRL_DUE = `
  create function razao.qbrl_due(p_now timestamptz) returns table (tenant_id text) language sql stable ${AS_OWNER} as $$
    select v.tenant_id from razao.qbrl_versions v where v.status = 'SCHEDULED' and v.effective_from <= p_now
  $$`;

/**
 * Of each tenant with a version in force: the outstanding amount, the amount under way, and the balance of its account, in centavos. For
 * gauges.
 */
const QBRL_BACKING = `
  create function razao.qbrl_backing() returns table (tenant_id text, outstanding bigint, under_way bigint, backing bigint)
  language sql stable ${AS_OWNER} as $$
    select q.tenant_id, q.outstanding, q.under_way, coalesce(b.posted, 0)
    from razao.qbrl_policies q
    join razao.qbrl_versions v on v.tenant_id = q.tenant_id and v.status = 'IN_FORCE'
    left join razao.balances b on b.tenant_id = q.tenant_id and b.account_id = v.redemption_account_id and b.asset = 'BRL'
  $$`;

/** Marks accounts as such that back tokens: the general ledger gathers them elsewhere. */
const WRITE_BACKING = `
  create function razao.write_backing_accounts(p_tenant text, p_written jsonb) returns void language sql as $$
    update razao.accounts a set gathered_as = 'TOKENS' from ${rowsOf(backingWriter.columns)} as r
    where a.tenant_id = p_tenant and a.account_id = r ->> 0
  $$`;

/** The functions of qBRL. */
const QBRL_NEXT = nextMoment('qbrl_next_due', { table: 'qbrl_versions', moment: 'r.effective_from', where: `r.status = 'SCHEDULED'` });

export const qbrlFunctions = [
  ...[policyCodec, versionCodec, lockCodec].map(({ writer }) => rowWriter(...writer)), WRITE_BACKING, READ_POLICY, READ_DETAIL,
  rowReader('qbrl_locks', 'lock_id'), QBRL_DUE, QBRL_NEXT, QBRL_BACKING,
];
