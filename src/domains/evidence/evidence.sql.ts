import { AS_OWNER, BY_KEY, PLANNED_ONCE, eachOf, nextMoment, rowReader, rowWriter } from '../../platform/db/sql.ts';
import { evidenceCodec, payloadCodec, returnedCodec } from './evidence.entity.ts';

/**
 * How evidence finds open obligations by their match keys: a term for each key, as long as the obligation is open. Terms are
 * hashed, because an index takes no long ones; the search and the decision compare the keys themselves.
 */
const MATCHING = [`
  create function razao.term_of(p_name text, p_value text) returns text language sql immutable
  as $$ select md5(p_name || chr(31) || p_value) $$`, `
  create function razao.terms_of(p_keys jsonb) returns text[] language sql immutable
  as $$ select array(select razao.term_of(k.key, k.value) from jsonb_each_text(p_keys) k) $$`, `
  create function razao.add_match_terms() returns trigger language plpgsql as $$
  begin
    insert into razao.match_terms select new.tenant_id, t, new.obligation_id from unnest(razao.terms_of(new.match_keys)) t
      on conflict do nothing;
    return null;
  end $$`, `
  create function razao.drop_match_terms() returns trigger language plpgsql as $$
  begin
    delete from razao.match_terms where tenant_id = new.tenant_id and term = any (razao.terms_of(new.match_keys))
      and obligation_id = new.obligation_id;
    return null;
  end $$`];

/** More than one is too many; some may have become final until the decision. */
const MOST_EXPECTING = 10;

/** The open obligations whose match keys fit, by the place in the list of what is asked. */
const EXPECTING = `
  select json_build_object('place', c.place, 'obligation_ids', (array_agg(distinct o.obligation_id))[1:${MOST_EXPECTING}])
  from (
    select s.place, s.it -> 'keys' as keys, s.it ->> 'rail' as rail, (s.it ->> 'only_inbound')::boolean as only_inbound, m.obligation_id
    from jsonb_array_elements(p_expected) with ordinality as s(it, place)
    cross join lateral jsonb_each_text(s.it -> 'keys') as k
    join razao.match_terms m on m.tenant_id = p_tenant and m.term = razao.term_of(k.key, k.value)
  ) as c
  join razao.obligations o on o.tenant_id = p_tenant and o.obligation_id = c.obligation_id
  where o.state <> 'FINAL' and o.rail = c.rail and (o.debtor_kind = 'external' or not c.only_inbound)
    and not exists (select from jsonb_each_text(o.match_keys) k where c.keys ? k.key and c.keys ->> k.key <> k.value)
  group by c.place`;

/** All that a batch asks about evidence that arrives. Whose a Pix key is, `find_key_holders` of the domain Pix tells. */
const ARRIVALS = [`
  create function razao.read_arrived(
    p_tenant text, p_providers text[], p_external_ids text[], p_report_keys text[], p_delivered_by text[], p_delivery_keys text[], p_expected jsonb,
    p_keys text[], p_coordinates text[], p_money_names text[]
  ) returns setof json language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select json_build_object('evidence', e.its) from unnest(p_providers, p_external_ids) as said(provider_id, external_id)
      ${eachOf('select it as its from razao.evidence it where it.tenant_id = p_tenant and it.external_id = said.external_id and it.provider_id = said.provider_id', 'e')}
      union all
      select json_build_object('evidence', e.its) from unnest(p_report_keys) as asked(report_key)
      ${eachOf('select it as its from razao.evidence it where it.tenant_id = p_tenant and it.report_key = asked.report_key', 'e')}
      union all
      select json_build_object('delivered_by', d.provider_id, 'delivery_key', d.delivery_key, 'digest', d.digest, 'is_taken', d.outcome <> 'FAILED')
      from unnest(p_delivered_by, p_delivery_keys) as asked(provider_id, delivery_key)
      ${eachOf('select * from razao.provider_deliveries k where k.tenant_id = p_tenant and k.provider_id = asked.provider_id and k.delivery_key = asked.delivery_key', 'd')}
      union all
      ${EXPECTING}
      union all
      select json_build_object('key', h.key, 'coordinates', h.coordinates, 'account_id', h.account_id)
      from razao.find_key_holders(p_tenant, p_keys, p_coordinates) h
      union all
      select m from razao.read_money_in(p_tenant, p_money_names) as m;
  end $$`, `
  create function razao.read_money_in(p_tenant text, p_names text[]) returns setof json language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select json_build_object('money', json_build_object(
        'name', m.name, 'amount', m.amount, 'currency', m.currency, 'obligation_id', m.obligation_id, 'kind', m.kind))
      from unnest(p_names) as asked(name)
      ${eachOf('select * from razao.money_in k where k.tenant_id = p_tenant and k.name = asked.name', 'm')};
  end $$`, rowReader('returned_payments', 'report_key', BY_KEY)];

/** What the writer and lists read, each in one round trip that binds the transaction to its tenant. */
const READS = [
  rowReader('evidence', 'evidence_id', BY_KEY), `
  create function razao.find_evidence_of(p_tenant text, p_obligation text) returns setof razao.evidence
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.evidence where tenant_id = p_tenant and obligation_id = p_obligation order by evidence_id;
  end $$`];

/** What is looked at again: evidence that waits for something, and evidence that could not be processed. */
const AGAIN = [`
  create function razao.evidence_waits(p_tenant text) returns boolean language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return exists (select from razao.evidence where tenant_id = p_tenant and waits_for is not null);
  end $$`, `
  create function razao.read_waiting_evidence(p_tenant text, p_entities text[]) returns setof razao.evidence
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.evidence e
      where e.tenant_id = p_tenant and e.waits_for in (
        select unnest(p_entities)
        union all
        select c.report_key from razao.evidence c where c.tenant_id = p_tenant and c.evidence_id = any (p_entities) and c.report_key is not null)
      order by e.evidence_id;
  end $$`, `
  create function razao.evidence_due(p_now timestamptz) returns setof text
  language sql stable ${AS_OWNER} as $$
    select t.tenant_id from razao.tenants t
    where (select min(e.retry_at) from razao.evidence e where e.tenant_id = t.tenant_id and e.retry_at is not null) <= p_now;
  $$`, `
  create function razao.read_due_evidence(p_tenant text, p_now timestamptz, p_limit int) returns setof razao.evidence
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.evidence e
      where e.tenant_id = p_tenant and e.retry_at <= p_now order by e.retry_at, e.evidence_id limit p_limit;
  end $$`];

/** What metrics tell of evidence that is not matched: counts alone. */
const COUNTS = `
  create function razao.count_open_evidence() returns table (tenant_id text, state text, waiting bigint, oldest float8)
  language sql stable ${AS_OWNER} as $$
    select tenant_id, state, count(*), extract(epoch from razao.clock() - min(created_at)) from razao.evidence
    where state not in ('MATCHED', 'RESOLVED') group by 1, 2;
  $$`;

/** Forgets who was on the other side in old reports, and what was said; evidence that still waits for something keeps it. */
const FORGET = `
  create function razao.forget_reported_counterparties(p_tenant text, p_kept interval) returns void language plpgsql as $$
  declare
    v_before timestamptz := razao.clock() - p_kept;
  begin
    perform set_config('razao.tenant', p_tenant, true);
    update razao.evidence set counterparty = null, description = null
      where tenant_id = p_tenant and created_at < v_before and state in ('MATCHED', 'RESOLVED')
        and (counterparty is not null or description is not null);
  end $$`;

export const evidenceFunctions = [
  rowWriter(...evidenceCodec.writer),
  rowWriter(...payloadCodec.writer),
  rowWriter(...returnedCodec.writer),
  ...MATCHING, ...ARRIVALS, ...READS, ...AGAIN, COUNTS, FORGET,
  nextMoment('evidence_next_due', { table: 'evidence', moment: 'r.retry_at', where: 'r.retry_at is not null' }),
];
