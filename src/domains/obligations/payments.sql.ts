/**
 * How the entry of a payment that was final when it was made reads as obligation, as events and as answer. Nothing else is kept of
 * these: what they say in SQL is what `presentObligation`, `obligationEvent` and `outboxRows` say of the same payment.
 */
import { exponentInSql } from '../../platform/currencies.ts';
import { PLANNED_ONCE } from '../../platform/db/sql.ts';
import { ANSWER_SHAPES, FORMER_ANSWER_SHAPES } from '../journal/index.ts';

const OBLIGATION_ID = `'obl_' || substr(e.tx_id, 5)`;

/** What `AS_OBLIGATION` selects, for functions that return obligations of either kind: it stays so when the table gets a column. */
export const OBLIGATION_COLUMNS = {
  tenant_id: 'text', obligation_id: 'text', rail: 'text', state: 'text', resolution_outcome: 'text', reason: 'text', amount: 'bigint',
  currency: 'text',
  debtor_kind: 'text', debtor_account_id: 'text', debtor_external_id: 'text', creditor_kind: 'text', creditor_account_id: 'text',
  creditor_external_id: 'text', destination_account_id: 'text', expected_at: 'timestamptz', grace_seconds: 'int', match_keys: 'jsonb',
  metadata: 'jsonb',
  tx_id: 'text', sqd_id: 'text', version: 'bigint', created_at: 'timestamptz', created_by: 'text', updated_at: 'timestamptz',
  resolved_at: 'timestamptz', sent_at: 'timestamptz', excepted_at: 'timestamptz', stuck_at: 'timestamptz', limit_use: 'jsonb',
  trace: 'text', sent_as: 'text', counterparty: 'text', counterparty_digest: 'text', description: 'text', external_reference: 'text',
} as const;

/** The columns of `obligations` in their order, of the payment that the entry `e` is. */
const AS_OBLIGATION = `
  e.tenant_id, ${OBLIGATION_ID} as obligation_id, 'NATIVE'::text as rail, 'FINAL'::text as state, 'SETTLED'::text as resolution_outcome, null::text as reason,
  e.amount, e.asset as currency, 'account'::text as debtor_kind, e.debtor_account_id, null::text as debtor_external_id,
  'account'::text as creditor_kind, e.creditor_account_id, null::text as creditor_external_id, null::text as destination_account_id,
  e.expected_at, e.grace_seconds, coalesce(e.match_keys::jsonb, '{}') as match_keys, coalesce(e.metadata::jsonb, '{}') as metadata,
  e.tx_id, null::text as sqd_id, 2::bigint as version, e.committed_at as created_at, e.created_by, e.committed_at as updated_at, e.committed_at as resolved_at,
  null::timestamptz as sent_at, null::timestamptz as excepted_at, null::timestamptz as stuck_at, e.limit_use, e.trace,
  e.match_keys ->> 'end_to_end_id' as sent_as, null::text as counterparty, null::text as counterparty_digest, null::text as description,
  null::text as external_reference`;

/**
 * Payments that their entries keep, as obligations.
 * @param where on the entry `e`, with whatever order and limit follows.
 */
export function paymentsWhere(where: string): string {
  return `select ${AS_OBLIGATION} from razao.journal_entries e where e.created_by is not null and ${where}`;
}

/** The id of an event of the payment that the entry `e` is, as `eventId` makes it: its texts need no escapes. */
export function paymentEventId(event: 'created' | 'settled'): string {
  const name = `format('["%s","%s",%s,"obligation.${event}"]', e.tenant_id, ${OBLIGATION_ID}, ${event === 'created' ? 1 : 2})`;
  return `left(encode(sha256(convert_to(${name}, 'UTF8')), 'hex'), 32)::uuid`;
}

/** The transaction that the payment of an obligation's id is found by. */
export function txOf(obligationId: string): string {
  return `'txn_' || substr(${obligationId}, 5)`;
}

const instant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The events of a payment, by the version of the obligation that each tells of. */
export const EVENTS_OF_PAYMENT = `(values (1, 'obligation.created'), (2, 'obligation.settled')) as k(version, event_type)`;

/** The member of JSON that says how many decimals the payment's currency has, and a comma. */
const EXPONENT = `'"currency_exponent":' || coalesce((${exponentInSql('e.asset')})::text, 'null') || ','`;
const EXPONENT_OF_SHAPE = `case when p_shape in (${Object.values(FORMER_ANSWER_SHAPES).join(', ')}) then '' else ${EXPONENT} end`;

/** A JSON text, put together: members are texts of JSON, or expressions in brackets. */
const BODY = `'{"correlation":{"obligation_id":"' || ${OBLIGATION_ID} || '","sqd_id":null,"swp_id":null,"tx_id":"' || e.tx_id
  || '"},"data":{"amount":' || e.amount || ',"creditor_account_id":"' || e.creditor_account_id || '","currency":"' || e.asset
  || '",' || ${EXPONENT} || '"debtor_account_id":"' || e.debtor_account_id || '","obligation_id":"' || ${OBLIGATION_ID}
  || '","rail_family":"NATIVE",'
  || case k.version when 1 then '"state":"PENDING"' else '"resolution_outcome":"SETTLED","resolved_at":"' || ${instant('e.committed_at')} || '","state":"FINAL"' end
  || ',"tx_id":"' || e.tx_id || '"}' || case when e.trace is null then '' else ',"trace":' || to_json(e.trace) end || '}'`;

const answer = (warnings: string): string => `'{"obligation_id":"' || ${OBLIGATION_ID}
  || '","rail":"NATIVE","amount":{"currency":"' || e.asset || '",' || ${EXPONENT_OF_SHAPE} || '"value":' || e.amount
  || '},"debtor":{"kind":"account","account_id":"' || e.debtor_account_id || '"},"creditor":{"kind":"account","account_id":"' || e.creditor_account_id
  || '"},"state":"FINAL","resolution_outcome":"SETTLED","reason":null,"tx_id":"' || e.tx_id || '",'
  || case when num_nonnulls(e.expected_at, e.grace_seconds) = 0 then '' else '"expected_settlement":{' || concat_ws(',',
       '"expected_at":"' || ${instant('e.expected_at')} || '"', '"grace_seconds":' || e.grace_seconds) || '},' end
  || '"match_keys":' || coalesce(e.match_keys::text, '{}') || ',"metadata":' || coalesce(e.metadata::text, '{}') || ',"exception_cents":0,"created_at":"'
  || ${instant('e.committed_at')} || '","created_by":' || to_json(e.created_by) || ',"updated_at":"' || ${instant('e.committed_at')}
  || '","resolved_at":"' || ${instant('e.committed_at')} || '","version":2' || coalesce(',"limit_warnings":' || ${warnings}, '') || '}'`;

/** Of the warnings of a batch, those that concern the payment. */
const WARNED =
  `(select '[' || string_agg(w.it::text, ',' order by w.n) || ']' from json_array_elements(p_warnings::json) with ordinality as w(it, n)
  where w.it ->> 'obligation_id' = ${OBLIGATION_ID})`;

/**
 * `payment_events`: both events of a payment, at their places. `payment_answer`: the answer to the request that made it, or a
 * batch of such, byte for byte; of a form that is no longer written, the text that was written then. `seq_of_payments_before`: an entry
 * from which back all payments are found whose ids come before this one.
 */
export const paymentFunctions = [`
  create function razao.payment_events(e razao.journal_entries) returns setof razao.outbox language sql stable as $$
    select e.tenant_id, e.commit_no, e.place + k.version - 1, e.committed_at,
           'evt_' || replace((case k.version when 1 then e.created_event else e.settled_event end)::text, '-', ''),
           k.event_type, ${OBLIGATION_ID}, k.version::bigint, ${BODY}, null::text
    from ${EVENTS_OF_PAYMENT} where e.created_by is not null;
  $$`, `
  create function razao.payment_answer(p_tenant text, p_seq bigint, p_entries int, p_shape smallint, p_warnings text) returns text
  language plpgsql stable ${PLANNED_ONCE} as $$
  begin
    if p_shape is null then return null; end if;
    case p_shape
      when ${ANSWER_SHAPES.ONE}, ${FORMER_ANSWER_SHAPES.ONE} then
        return (select ${answer('p_warnings')} from razao.journal_entries e where e.tenant_id = p_tenant and e.seq_no = p_seq);
      when ${ANSWER_SHAPES.BATCH}, ${FORMER_ANSWER_SHAPES.BATCH} then
        return (
          select '{"atomic":true,"results":[' || string_agg('{"index":' || e.seq_no - p_seq || ',"status":"CREATED","obligation":' || ${answer(WARNED)} || '}', ',' order by e.seq_no) || ']}'
          from razao.journal_entries e where e.tenant_id = p_tenant and e.seq_no >= p_seq and e.seq_no < p_seq + p_entries);
    end case;
  end $$`, `
  create function razao.seq_of_payments_before(p_tenant text, p_id text) returns bigint language plpgsql stable as $$
  declare
    v_ms bigint := 0;
  begin
    if p_id is null or p_id !~ '^obl_[0-7][0-9A-HJKMNP-TV-Z]{25}$' then return 9223372036854775807; end if;
    for v_at in 5 .. 14 loop
      v_ms := v_ms * 32 + strpos('0123456789ABCDEFGHJKMNPQRSTVWXYZ', substr(p_id, v_at, 1)) - 1;
    end loop;
    return razao.seq_at(p_tenant, to_timestamp(least(v_ms, 9000000000000) / 1000.0));
  end $$`];
