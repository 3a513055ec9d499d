/** A payment that its entry keeps reads as it would from rows of its own: byte for byte, as obligation, as events and as answer. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ObligationListResponse, ObligationResponse } from '../../../generated/models.ts';
import { clockFrom } from '../../../test/support/database-clock.ts';
import { startTestService, TENANT, transferBody, type TestService } from '../../../test/support/service.ts';
import { eventId, outboxRows } from '../../platform/outbox/event.ts';
import { entryUlid } from '../journal/index.ts';
import { findObligation, type Obligation } from './index.ts';
import { obligationEvent } from './record.ts';

let api: TestService;
let from: string;
let to: string;
beforeAll(async () => {
  api = await startTestService({ clock: clockFrom(), env: { RAZAO_ROLES: 'api' } });
  [from, to] = [await api.account(100_000), await api.account()];
  await api.ok('createAccountLimitPolicy', {
    path: { account_id: from }, body: { dimension: 'COUNT', direction: 'DEBIT', window: 'DAY', threshold: 1, action: 'WARN' },
  });
});
afterAll(() => api?.stop());

/** What is answered, as it came. */
async function post(body: object, key: string, headers: Record<string, string> = {}, path = ''): Promise<{
  text: string; isReplayed: boolean;
}> {
  const answer = await fetch(`${api.baseUrl}/v1/obligations${path}`, {
    method: 'POST', body: JSON.stringify(body),
    headers: { 'Authorization': `Bearer ${await api.token()}`, 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
  });
  return { text: await answer.text(), isReplayed: answer.headers.get('idempotency-replayed') === 'true' };
}

const rows = <Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]> =>
  api.service.database.forTenant(TENANT).read((em) => em.execute<Row[]>(sql, values));

interface KeptEvent { event_id: string; event_type: string; entity_id: string; entity_version: string; body: string }

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((it) => !/\p{Surrogate}|\u0000/u.test(it));
const extras = fc.record({
  metadata: fc.dictionary(
    text, fc.jsonValue({ maxDepth: 2, noUnicodeString: false }).filter((it) => !/\\u0000|\\ud[89a-f]/i.test(JSON.stringify(it))),
    { maxKeys: 4, noNullPrototype: true },
  ),
  match_keys: fc.dictionary(fc.stringMatching(/^[a-z][a-z_]{0,10}$/), fc.stringMatching(/^[ -~é]{1,20}$/), {
    maxKeys: 3, noNullPrototype: true,
  }),
  expected_settlement: fc.record(
    { expected_at: fc.constant('2031-01-01T10:00:00.5-03:00'), grace_seconds: fc.integer({ min: 0, max: 600 }) }, { requiredKeys: [] },
  ),
}, { requiredKeys: [] });

it('is answered again as it was answered, and its events are those of its obligation, whatever it says', async () => {
  await fc.assert(fc.asyncProperty(extras, fc.boolean(), async (more, isTraced) => {
    const [body, key] = [{ ...transferBody(from, to, 1), ...more }, randomUUID()];
    const first = await post(body, key, isTraced ? { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' } : {});
    fc.pre(first.text.includes('"obligation_id"'));
    expect(await post(body, key)).toEqual({ text: first.text, isReplayed: true });
    const { obligation_id } = JSON.parse(first.text) as ObligationResponse;
    const settled = await findObligation(api.service.contextFor(TENANT), obligation_id) as Obligation;
    const created: Obligation = { ...settled, state: 'PENDING', resolutionOutcome: null, resolvedAt: null, version: 1n };
    const wanted = outboxRows(TENANT, [obligationEvent('created', created), obligationEvent('settled', settled)]);
    const kept = await rows<KeptEvent>(
      'select o.* from razao.journal_entries e cross join lateral razao.payment_events(row(e.*)::razao.journal_entries) o where e.tx_id = ? order by o.n',
      settled.txId,
    );
    expect(kept.map((it) => [it.event_id, it.event_type, it.entity_id, String(it.entity_version), it.body]))
      .toEqual(wanted.map((it) => [it.event_id, it.type, it.entity, it.version, it.body]));
    expect(kept.map((it) => it.event_id)).toEqual([1n, 2n].map((version) => eventId(
      TENANT, obligation_id, version, version === 1n ? 'obligation.created' : 'obligation.settled',
    )));
  }), { numRuns: 60 });
});

it('has no row of obligations, no event in the outbox and no body of its answer', async () => {
  const { text: answer } = await post(transferBody(from, to, 1), 'a-key');
  const { obligation_id } = JSON.parse(answer) as ObligationResponse;
  expect(await rows('select 1 from razao.obligations where obligation_id = ?', obligation_id)).toEqual([]);
  expect(await rows('select 1 from razao.outbox where entity_id = ?', obligation_id)).toEqual([]);
  expect(await rows('select body, shape from razao.commands where command_id = ?', 'key:a-key')).toEqual([{ body: null, shape: 3 }]);
});

it.each([
  [3, '"currency_exponent":2,'], [1, ''],
])('is answered in form %s as these bytes say; another form gets another number', async (form, exponent) => {
  const body = {
    ...transferBody(from, to, 7), match_keys: { z: 'ä"\\', a: '1' }, metadata: { 'long name': [1.5, null, true], b: {} },
    expected_settlement: { expected_at: '2031-01-01T00:00:00Z', grace_seconds: 60 },
  };
  const { text: first } = await post(body, `form-${form}`);
  const READ =
    'select razao.payment_answer(tenant_id, entry_seq, entries, ?::smallint, warnings) as answer from razao.commands where command_id = ?';
  const [{ answer } = { answer: '' }] = await rows<{ answer: string }>(READ, form, `key:form-${form}`);
  expect(answer).toBe(form === 1 ? first.replace('"currency_exponent":2,', '') : first);
  const { limit_warnings, ...it } = JSON.parse(answer) as ObligationResponse;
  expect(answer).toBe(
    `{"obligation_id":"${it.obligation_id}","rail":"NATIVE","amount":{"currency":"BRL",${exponent}"value":7},"debtor":{"kind":"account","account_id":"${from}"},` +
    `"creditor":{"kind":"account","account_id":"${to}"},"state":"FINAL","resolution_outcome":"SETTLED","reason":null,"tx_id":"${it.tx_id}",` +
    `"expected_settlement":{"expected_at":"2031-01-01T00:00:00.000Z","grace_seconds":60},"match_keys":{"z":"ä\\"\\\\","a":"1"},` +
    `"metadata":{"long name":[1.5,null,true],"b":{}},"exception_cents":0,"created_at":"${it.created_at}","created_by":"${it.created_by}",` +
    `"updated_at":"${it.created_at}","resolved_at":"${it.created_at}","version":2,"limit_warnings":${JSON.stringify(limit_warnings)}}`);
  expect(limit_warnings).toHaveLength(1);
});

describe('a batch', () => {
  const stored = (key: string) => rows<{ body: string | null; shape: number | null }>(
    'select body, shape from razao.commands where command_id = ?', `key:${key}`,
  );

  it('of such payments, all or none, is answered again as it was answered, each with its own warnings', async () => {
    const other = await api.account(1_000);
    const items = [1, 2, 3, 4].map((n) => ({ ...transferBody(n === 2 ? other : from, to, n), metadata: { n, 'ü"': '\\' } }));
    const first = await post({ atomic: true, items }, 'batch-of-payments', {}, '/batch');
    expect(await post({ atomic: true, items }, 'batch-of-payments', {}, '/batch')).toEqual({ text: first.text, isReplayed: true });
    const { results } = JSON.parse(first.text) as { results: { obligation: ObligationResponse }[] };
    expect(results.map(({ obligation }) => obligation.limit_warnings?.length)).toEqual([1, undefined, 1, 1]);
    expect(await stored('batch-of-payments')).toEqual([{ body: null, shape: 4 }]);
    expect(first.text).toMatch(/^{"atomic":true,"results":\[{"index":0,"status":"CREATED","obligation":{"obligation_id":/);
  });

  it('that has another obligation too keeps its answer', async () => {
    const items = [
      transferBody(from, to, 1), { ...transferBody(from, to, 1), rail: 'MOCK', creditor: { kind: 'external', external_id: 'silent' } },
    ];
    const first = await post({ atomic: true, items }, 'mixed-batch', {}, '/batch');
    expect(await post({ atomic: true, items }, 'mixed-batch', {}, '/batch')).toEqual({ text: first.text, isReplayed: true });
    expect(await stored('mixed-batch')).toEqual([{ body: first.text, shape: null }]);
  });
});

describe('ids', () => {
  it('grow with entries, also where the clock of another process is behind within a millisecond, and are none twice', () => {
    const place = fc.record({ ms: fc.nat({ max: 3 }), drawn: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/) });
    fc.assert(fc.property(fc.array(place, { minLength: 2, maxLength: 20 }), fc.nat({ max: 2 ** 40 }), (places, first) => {
      let at = 1_700_000_000_000;
      const ids = places.map(({ ms, drawn }, index) => entryUlid(new Date(at += ms), BigInt(first + index + 1), drawn) ?? '');
      expect(ids).toEqual([...ids].sort());
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
    }));
  });

  it('put payments and other obligations of a batch in its order, in every list', async () => {
    const outside = { kind: 'external' as const, external_id: 'silent' };
    const items = Array.from({ length: 12 }, (_, n) => ({
      ...transferBody(from, to, 1 + n), ...(n % 3 === 1 && { rail: 'MOCK', creditor: outside }),
    }));
    const { results } = await api.ok<{ results: { obligation?: ObligationResponse }[] }>('createObligationBatch', {
      body: { atomic: true, items },
    });
    const made = results.map(({ obligation }) => obligation?.obligation_id ?? '');
    const listed: string[] = [];
    for (let cursor: string | null = ''; cursor !== null && listed.length < 12;) {
      const page: ObligationListResponse = await api.ok('listObligations', {
        query: { debtor_account_id: from, limit: 5, ...(cursor && { cursor }) },
      });
      listed.push(...page.items.map(({ obligation_id }) => obligation_id));
      cursor = page.next_cursor;
    }
    expect(listed.slice(0, 12)).toEqual(made.toReversed());
  });
});
