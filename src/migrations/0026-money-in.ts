import { Migration } from '@mikro-orm/migrations';
import { APP_ROLE, BY_KEY, eachOf, PLANNED_ONCE, rowWriter, tenantTable } from './sql.ts';

/** What the writer stores of evidence, in the order in which `toColumns` of record.ts names it. */
const EVIDENCE_COLUMNS = {
  evidence_id: 'text', provider_id: 'text', rail: 'text', kind: 'text', external_id: 'text',
  match_keys: 'jsonb', amount: 'bigint', currency: 'text', occurred_at: 'timestamptz',
  payer: 'text', failure: 'text', payload_hash: 'text', tx_id: 'text',
  state: 'text', reason_code: 'text', obligation_id: 'text', matched_by: 'text', matched_at: 'timestamptz',
  waits_for: 'text', resolution: 'jsonb', exception_cents: 'bigint',
  attempts: 'int', history: 'jsonb', version: 'bigint',
  created_at: 'timestamptz', created_by: 'text', updated_at: 'timestamptz', retry_at: 'timestamptz', claim: 'text',
};

/**
 * Where the money of each payment from outside is, by what the payment is called: once (`money_in_pkey`). And when evidence
 * that could not be processed is tried again.
 */
export class Migration0026MoneyIn extends Migration {
  override up(): void {
    this.addSql(`
      create table razao.money_in (
        tenant_id     text not null,
        name          text not null,
        amount        bigint not null constraint money_in_amount check (amount >= 0),
        currency      text not null,
        obligation_id text,
        kind          text,
        primary key (tenant_id, name),
        constraint money_in_is_somebodys check (obligation_id is not null or kind is not null)
      );
      ${tenantTable('money_in', 'select, insert, update')}
      ${rowWriter('money_in', 'name', { name: 'text', amount: 'bigint', currency: 'text', obligation_id: 'text', kind: 'text' })}

      alter table razao.evidence add column retry_at timestamptz
        constraint evidence_retried_failed check (retry_at is null or state = 'FAILED');
      create index evidence_retried on razao.evidence (tenant_id, retry_at) where retry_at is not null;
      create index evidence_in_exception on razao.evidence (tenant_id, evidence_id) where exception_cents > 0;
      drop function razao.write_evidence;
      ${rowWriter('evidence', 'evidence_id', EVIDENCE_COLUMNS)}
    `);
    this.addSql(TAKE_OVER);
    this.addSql(READS);
  }
}

/** What came in before, as far as records tell; of a payment that was booked twice, the first. */
const TAKE_OVER = `
  insert into razao.money_in (tenant_id, name, amount, currency, obligation_id, kind)
  select distinct on (e.tenant_id, n.name) e.tenant_id, n.name, e.amount, e.currency, e.obligation_id, e.kind
  from razao.evidence e
  cross join lateral (
    select coalesce(e.rail || ':' || (e.match_keys ->> 'end_to_end_id'), e.rail || '/' || e.provider_id || ':' || e.external_id) as name) n
  left join razao.obligations o on o.tenant_id = e.tenant_id and o.obligation_id = e.obligation_id
  where e.kind <> 'FAILURE' and (e.exception_cents > 0 or (o.debtor_kind = 'external' and o.resolution_outcome = 'SETTLED'))
  order by e.tenant_id, n.name, e.obligation_id is null, e.evidence_id;

  insert into razao.money_in (tenant_id, name, amount, currency, obligation_id)
  select o.tenant_id, n.name, o.amount, o.currency, o.obligation_id
  from razao.obligations o
  cross join lateral (values
    (o.rail || ':' || (o.match_keys ->> 'reconciliation_movement')),
    (o.rail || '/' || (o.match_keys ->> 'reconciliation_provider') || ':' || (o.match_keys ->> 'reconciliation_movement'))) as n(name)
  where o.debtor_kind = 'external' and o.match_keys ? 'reconciliation_movement' and o.match_keys ? 'reconciliation_provider'
  order by o.obligation_id
  on conflict do nothing;

  update razao.evidence set retry_at = updated_at where state = 'FAILED';`;

const READS = `
  create function razao.read_money_in(p_tenant text, p_names text[]) returns setof json language plpgsql ${BY_KEY} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query
      select json_build_object('money', json_build_object(
        'name', m.name, 'amount', m.amount, 'currency', m.currency, 'obligation_id', m.obligation_id, 'kind', m.kind))
      from unnest(p_names) as asked(name)
      ${eachOf('select * from razao.money_in k where k.tenant_id = p_tenant and k.name = asked.name', 'm')};
  end $$;

  create function razao.evidence_due(p_now timestamptz) returns setof text
  language sql stable security definer set search_path = razao, pg_temp as $$
    select t.tenant_id from tenants t
    where (select min(e.retry_at) from evidence e where e.tenant_id = t.tenant_id and e.retry_at is not null) <= p_now;
  $$;
  revoke execute on function razao.evidence_due from public;

  create function razao.read_due_evidence(p_tenant text, p_now timestamptz, p_limit int) returns setof razao.evidence
  language plpgsql ${PLANNED_ONCE} as $$
  begin
    perform set_config('razao.tenant', p_tenant, true);
    return query select * from razao.evidence e
      where e.tenant_id = p_tenant and e.retry_at <= p_now order by e.retry_at, e.evidence_id limit p_limit;
  end $$;
  grant execute on function razao.read_money_in, razao.evidence_due, razao.read_due_evidence, razao.write_money_in, razao.write_evidence, razao.write_rows
    to ${APP_ROLE};`;
