import { PLANNED_ONCE, rowReader, rowWriter } from '../../../platform/db/sql.ts';
import { analysisCodec, twinCodec } from './rules.entity.ts';

/** The rule and the newest payment that has not failed, for each key; no rows where the tenant has no rule. */
const TWINS = `
  create function razao.read_payment_twins(p_tenant text, p_keys text[])
  returns table (twin_key text, settings jsonb, obligation_id text, paid_at timestamptz) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select asked.key, r.settings, t.obligation_id, t.paid_at
      from razao.payment_rules r
      cross join unnest(p_keys) as asked(key)
      left join lateral (
        select w.obligation_id, w.paid_at from razao.payment_twins w
        join razao.obligations o on o.tenant_id = w.tenant_id and o.obligation_id = w.obligation_id
        where w.tenant_id = p_tenant and w.twin_key = asked.key and (o.state <> 'FINAL' or o.resolution_outcome = 'SETTLED')
        order by w.paid_at desc, w.obligation_id desc limit 1) as t on true
      where r.tenant_id = p_tenant and r.rule = 'repeats' and r.settings <> 'null';
  end $$`;

/** Rules of a tenant that payments ask for before they are decided. */
const RULES = `
  create function razao.read_payment_rules(p_tenant text, p_rules text[])
  returns table (rule text, settings jsonb) language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select r.rule, r.settings from razao.payment_rules r
      where r.tenant_id = p_tenant and r.rule = any (p_rules) and r.settings <> 'null';
  end $$`;

/** Whether a risk flag of the owner of an account is open. */
const FLAGGED = `
  create function razao.has_open_flag(p_tenant text, p_account text) returns boolean language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return exists (select from razao.accounts a
      join razao.risk_flags f on f.tenant_id = a.tenant_id and f.party_id = a.owner_party_id and f.resolved_at is null
        and f.kind is distinct from 'OWN_WITHDRAWAL'
      where a.tenant_id = p_tenant and a.account_id = p_account);
  end $$`;

/** Most other names of a person by which a payee is recognised. */
const MOST_NAMES = 100;

/** Whose names of payees are, as was heard last. Names are digests where they are personal data. */
const OWNERS = [`
  create function razao.remember_payee_owner(p_tenant text, p_name text, p_owner text) returns void language plpgsql as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    insert into razao.payee_owners (tenant_id, name, owner, seen_at) values (p_tenant, p_name, p_owner, razao.clock())
      on conflict (tenant_id, name) do update set owner = excluded.owner, seen_at = excluded.seen_at;
  end $$`, `
  create function razao.names_of_payee(p_tenant text, p_name text, p_owner text) returns table (name text)
  language plpgsql ${PLANNED_ONCE} as $$
  declare
    v_owner text := p_owner;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    if v_owner is null then
      select o.owner into v_owner from razao.payee_owners o where o.tenant_id = p_tenant and o.name = p_name;
    end if;
    return query select p_name union select v_owner where v_owner is not null union
      (select o.name from razao.payee_owners o where o.tenant_id = p_tenant and o.owner = v_owner
        order by o.seen_at desc limit ${MOST_NAMES});
  end $$`];

export const ruleFunctions = [
  rowWriter(...twinCodec.writer), rowWriter(...analysisCodec.writer), rowReader('payment_analyses', 'obligation_id'),
  FLAGGED, TWINS, RULES, ...OWNERS,
];
