/** Nothing that is signed and fresh is refused for ever for its content: an event that cannot be read is taken, and announced. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { operationOf } from '../../../test/conformance/contracts.ts';
import { exampleRequest } from '../../../test/conformance/example-request.ts';
import { addProvider, deliver } from '../../../test/support/deliver.ts';
import { receivers } from '../../../test/support/provider-facts.ts';
import { startTestService, TENANT, type TestService } from '../../../test/support/service.ts';
import { bindRails } from '../../command-line/provider.ts';
import { SPONSOR } from '../../domains/rails/index.ts';

let api: TestService;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_ROLES: 'api' } });
  await addProvider(api);
  await bindRails(api.service.contextFor(TENANT), 'sim-demo', SPONSOR, ['PIX']);
  await addProvider(api, 'sim-kyc-demo', { type: 'KYC_PROVIDER', adapter: 'sim_kyc_v1' });
});
afterAll(() => api.stop());

const read = <T>(statement: string, values: unknown[] = []) => api.service.database.forTenant(TENANT).read(
  (em) => em.execute<T[]>(statement, values),
);
const outcomeOf = (name: string) => read<{ outcome: string; event: string; digest: string }>(
  'select outcome, event, digest from razao.provider_deliveries where delivery_key like ?', [`id:${name}:%`]);
const announced = (digest: string) => read<{ data: Record<string, unknown> }>(
  `select body::json -> 'data' as data from razao.outbox where event_type = 'provider_event.unreadable' and body::json -> 'data' ->> 'digest' = ?`, [
    digest,
  ]);

/** Texts and numbers that somebody may send and no database, day or journal holds; in the form of JSON. */
const ODD: readonly string[] = [
  '"\\u0000"', '"a\\u0000b"', '"\\ud800"', `"${'x'.repeat(20_000)}"`, '""', '" "', 'null', 'true', '-1', '1.5', '1e400', '9007199254740993',
  '{}', '[]', '[null]',
  `${'['.repeat(100)}${']'.repeat(100)}`, '"9999-12-31T23:59:59-23:59"', '"0001-01-01T00:00:00+23:59"', '"0000-01-01T00:00:00Z"',
  '"2026-02-30T00:00:00Z"',
  '"9999-12-31"', '"0000-01-01"', '"\\u001f"', '"constructor"', '{"__proto__":1}', '{"\\u0000":1}',
];

const MARK = 'here-is-something-odd';

/** Yields the event with each of its fields in turn, at any depth, replaced by a mark. */
function* marked(value: unknown): Generator<unknown> {
  yield MARK;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    for (const inner of marked(member)) yield Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner };
  }
}

const own = receivers.filter(({ operationId }) => !operationId.endsWith('Deprecated'));

describe.each(own.map((receiver) => [receiver.operationId, receiver] as const))('%s', (operationId, receiver) => {
  const { providerId } = receiver;

  it('takes whatever an event holds', async () => {
    const bodies = exampleRequest(operationOf(operationId)).bodies.flatMap((example) =>
      [...marked(example)].slice(1)) // the whole body is no event any more
      .flatMap((event, n) => ODD.filter((_, i) => i % 5 === n % 5).map(
        (odd) => JSON.stringify({ ...event as object, n: randomUUID() }).replace(`"${MARK}"`, odd),
      ))
      .filter((body) => isNamed(body));
    const refused: string[] = [];
    for (let n = 0; n < bodies.length; n += 16) {
      await Promise.all(bodies.slice(n, n + 16).map(async (body) => {
        const { status } = await deliver(api, { operationId, providerId, body });
        if (status !== 200) refused.push(`${status} ${body.slice(0, 300)}`);
      }));
    }
    expect([bodies.length > 50, refused]).toEqual([true, []]);
  }, 300_000);

  it.each([
    ['text that holds U+0000', { payer_message: '\u0000' }, {}], ['half a surrogate pair', { payer_message: '\ud800' }, {}],
    ['a name that holds U+0000', { '\u0000': 1 }, {}], ['a day that is in no calendar', {}, { occurred_at: '2026-02-30T11:59:59Z' }],
    ['no instant', {}, { occurred_at: undefined }], ['no data', undefined, {}],
    ['an event’s name that is too long', {}, { event: 'X'.repeat(65) }],
    ['an event’s name that holds U+0000', {}, { event: 'KEY_\u0000' }],
  ])('announces an event with %s once, however often it comes', async (what, data, more) => {
    const { body: { event, occurred_at } } = await receiver.fact(api);
    const [name, body] = [randomUUID(), { event, occurred_at, data, n: randomUUID(), ...more }];
    const answers = await Promise.all([1, 2, 3].map(() => deliver(api, { operationId, providerId, body, deliveryId: name })));
    for (const answer of [...answers, await deliver(api, { operationId, providerId, body, deliveryId: name })]) {
      expect([what, answer.status, answer.body]).toEqual([what, 200, { status: 'ok' }]);
    }
    const [kept, ...others] = await outcomeOf(name);
    expect([kept, others]).toMatchObject([{ outcome: 'UNREADABLE' }, []]);
    expect(await announced(kept?.digest ?? '')).toMatchObject([
      { data: { provider_id: providerId, receiver: operationId, event: kept?.event } },
    ]);
  });

  it('reads an event that holds a number with more digits than one keeps, where nobody reads it', async () => {
    const { body } = await receiver.fact(api);
    const name = randomUUID();
    const text = JSON.stringify({ ...body, id: MARK, n: name }).replace(`"${MARK}"`, '9007199254740993');
    expect(await deliver(api, { operationId, providerId, body: text, deliveryId: name })).toMatchObject({ status: 200 });
    expect(await outcomeOf(name)).toMatchObject([{ event: body['event'] }]);
    expect(await outcomeOf(name)).not.toMatchObject([{ outcome: 'UNREADABLE' }]);
  });

  it.each(
    ['', '{"event":', '[]', '"text"', '{}', '{"event":""}', '{"event":1}', `${'['.repeat(5_000)}`],
  )('a body that names no event is none: %s', async (body) => {
    expect(await deliver(api, { operationId, providerId, body })).toMatchObject({
      status: 401, body: { error: 'WEBHOOK_REJECTED', message: 'rejected' },
    });
  });
});

function isNamed(body: string): boolean {
  const { event } = JSON.parse(body) as { event?: unknown };
  return typeof event === 'string' && event !== '';
}
