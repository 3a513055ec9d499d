import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, BY_KEY, eachOf, rowWriter, tenantTable } from './sql.ts';

/** What the writer stores of evidence, in the order in which `toColumns` of record.ts names it. */
const COLUMNS = {
  evidence_id: 'text', provider_id: 'text', rail: 'text', kind: 'text', external_id: 'text',
  match_keys: 'jsonb', amount: 'bigint', currency: 'text', occurred_at: 'timestamptz',
  payer: 'text', failure: 'text', payload_hash: 'text', tx_id: 'text',
  state: 'text', reason_code: 'text', obligation_id: 'text', matched_by: 'text', matched_at: 'timestamptz',
  waits_for: 'text', resolution: 'jsonb', exception_cents: 'bigint',
  attempts: 'int', history: 'jsonb', version: 'bigint',
  created_at: 'timestamptz', created_by: 'text', updated_at: 'timestamptz', claim: 'text',
};

/**
 * Evidence, what providers sent (sealed, written once), and how much of payments came back. They are written in the
 * transaction that writes what they refer to, which nobody may delete: references would be checked for nothing.
 */
export class Migration0014Evidence extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.evidence (
        tenant_id       text not null,
        evidence_id     text not null,
        provider_id     text not null,
        rail            text not null,
        kind            text not null constraint evidence_kind check (kind in ('SETTLEMENT', 'FAILURE', 'INBOUND_CREDIT')),
        external_id     text not null,
        match_keys      jsonb not null,
        amount          bigint not null constraint evidence_amount check (amount > 0),
        currency        text not null,
        occurred_at     timestamptz not null,
        payer           text,
        failure         text,
        payload_hash    text,
        tx_id           text not null,
        state           text not null constraint evidence_state
                          check (state in ('MATCHED', 'UNMATCHED', 'DEFERRED', 'FAILED', 'RESOLVED')),
        reason_code     text,
        obligation_id   text,
        matched_by      text,
        matched_at      timestamptz,
        waits_for       text,
        resolution      jsonb,
        exception_cents bigint not null,
        attempts        int not null,
        history         jsonb not null,
        version         bigint not null,
        created_at      timestamptz not null,
        created_by      text not null,
        updated_at      timestamptz not null,
        claim           text,
        primary key (tenant_id, evidence_id),
        constraint evidence_source unique (tenant_id, external_id, provider_id),
        constraint evidence_matched check (state <> 'MATCHED' or obligation_id is not null),
        constraint evidence_unapplied_has_reason check ((state in ('MATCHED', 'RESOLVED')) = (reason_code is null)),
        constraint evidence_resolved check ((state = 'RESOLVED') = (resolution is not null)),
        constraint evidence_in_exception check (exception_cents between 0 and amount),
        constraint evidence_final_waits_for_nothing check (waits_for is null or reason_code is not null)
      );
      create unique index evidence_claim on razao.evidence (tenant_id, claim) where claim is not null;
      create index evidence_of_obligation on razao.evidence (tenant_id, obligation_id, evidence_id) where obligation_id is not null;
      create index evidence_open on razao.evidence (tenant_id, state, evidence_id) where state not in ('MATCHED', 'RESOLVED');
      create index evidence_waiting on razao.evidence (tenant_id, waits_for, evidence_id) where waits_for is not null;
      ${tenantTable('evidence', 'select, insert, update')}
      ${rowWriter('evidence', 'evidence_id', COLUMNS)}

      create table razao.evidence_payloads (
        tenant_id   text not null,
        evidence_id text not null,
        payload     bytea not null,
        kek_id      text not null,
        primary key (tenant_id, evidence_id)
      );
      ${tenantTable('evidence_payloads', 'select, insert, update')}
      ${rowWriter('evidence_payloads', 'evidence_id', { evidence_id: 'text', payload: 'bytea', kek_id: 'text' })}

      create table razao.returned_payments (
        tenant_id text not null,
        claim     text not null,
        returned  bigint not null constraint returned_payment_amount check (returned > 0),
        primary key (tenant_id, claim)
      );
      ${tenantTable('returned_payments', 'select, insert, update')}
      ${rowWriter('returned_payments', 'claim', { claim: 'text', returned: 'bigint' })}
    `);
    this.addSql(MATCHING);
    this.addSql(READS);
    this.addSql(`grant execute on all functions in schema razao to ${APP_ROLE};`);
  }
}

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

/**
 * What the writer and lists read, each in one round trip that binds the transaction to its tenant. `read_arrived` reads all
 * that a batch asks about evidence that arrives; whose a Pix key is, it is told by `find_key_holders` of the domain Pix.
 */
const READS = `
  create function razao.read_evidence(p_tenant text, p_ids text[]) returns setof razao.evidence
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.evidence where tenant_id = p_tenant and evidence_id = any (p_ids);
  end $$;

  create function razao.read_arrived(
    p_tenant text, p_providers text[], p_external_ids text[], p_claims text[], p_delivered_by text[], p_delivery_keys text[], p_expected jsonb,
    p_keys text[], p_coordinates text[]
  ) returns setof json language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select json_build_object('evidence', e.its) from unnest(p_providers, p_external_ids) as said(provider_id, external_id)
      ${eachOf('select it as its from razao.evidence it where it.tenant_id = p_tenant and it.external_id = said.external_id and it.provider_id = said.provider_id', 'e')}
      union all
      select json_build_object('evidence', e.its) from unnest(p_claims) as asked(claim)
      ${eachOf('select it as its from razao.evidence it where it.tenant_id = p_tenant and it.claim = asked.claim', 'e')}
      union all
      select json_build_object('delivered_by', d.provider_id, 'delivery_key', d.delivery_key, 'digest', d.digest, 'is_taken', d.outcome <> 'FAILED')
      from unnest(p_delivered_by, p_delivery_keys) as asked(provider_id, delivery_key)
      ${eachOf('select * from razao.provider_deliveries k where k.tenant_id = p_tenant and k.provider_id = asked.provider_id and k.delivery_key = asked.delivery_key', 'd')}
      union all
      ${EXPECTING}
      union all
      select json_build_object('key', h.key, 'coordinates', h.coordinates, 'account_id', h.account_id)
      from razao.find_key_holders(p_tenant, p_keys, p_coordinates) h;
  end $$;

  create function razao.read_returned_payments(p_tenant text, p_claims text[]) returns setof razao.returned_payments
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.returned_payments where tenant_id = p_tenant and claim = any (p_claims);
  end $$;

  create function razao.evidence_waits(p_tenant text) returns boolean language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return exists (select from razao.evidence where tenant_id = p_tenant and waits_for is not null);
  end $$;

  create function razao.read_waiting_evidence(p_tenant text, p_entities text[]) returns setof razao.evidence
  language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.evidence e
      where e.tenant_id = p_tenant and e.waits_for in (
        select unnest(p_entities)
        union all
        select c.claim from razao.evidence c where c.tenant_id = p_tenant and c.evidence_id = any (p_entities) and c.claim is not null)
      order by e.evidence_id;
  end $$;`;

/**
 * How evidence finds open obligations by their match keys: a term for each key, as long as the obligation is open. Terms are
 * hashed, because an index takes no long ones; the search and the decision compare the keys themselves.
 */
const MATCHING = `
  create table razao.match_terms (
    tenant_id     text not null,
    term          text not null,
    obligation_id text not null,
    primary key (tenant_id, term, obligation_id)
  );
  ${tenantTable('match_terms', 'select, insert, delete')}

  create function razao.term_of(p_name text, p_value text) returns text language sql immutable
  as $$ select md5(p_name || chr(31) || p_value) $$;

  create function razao.terms_of(p_keys jsonb) returns text[] language sql immutable
  as $$ select array(select razao.term_of(k.key, k.value) from jsonb_each_text(p_keys) k) $$;

  create function razao.add_match_terms() returns trigger language plpgsql as $$
  begin
    insert into razao.match_terms select new.tenant_id, t, new.obligation_id from unnest(razao.terms_of(new.match_keys)) t
      on conflict do nothing;
    return null;
  end $$;
  create trigger obligation_open after insert on razao.obligations for each row
    when (new.state <> 'FINAL' and new.match_keys <> '{}'::jsonb) execute function razao.add_match_terms();

  create function razao.drop_match_terms() returns trigger language plpgsql as $$
  begin
    delete from razao.match_terms where tenant_id = new.tenant_id and term = any (razao.terms_of(new.match_keys))
      and obligation_id = new.obligation_id;
    return null;
  end $$;
  create trigger obligation_final after update on razao.obligations for each row
    when (old.state <> 'FINAL' and new.state = 'FINAL' and new.match_keys <> '{}'::jsonb) execute function razao.drop_match_terms();`;
