import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hash } from 'node:crypto';
import { addProvider, deliver, SECRET, type SentDelivery } from '../../../../test/support/deliver.ts';
import { startTestService, type TestService } from '../../../../test/support/service.ts';
import { bindRails } from '../../../command-line/provider.ts';
import type { AppContext } from '../../../app.ts';
import { createObligation } from '../../obligations/index.ts';
import { createParty } from '../../parties/index.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { fail, invalid } from '../../../platform/errors.ts';
import { EventMalformed, type ReceivedEvent } from '../../../platform/receiver/receiver.ts';
import { timestampedHeaders } from '../../../platform/receiver/strategies.ts';
import { deliveryContext } from '../../../platform/receiver/delivery-row.ts';

const clock = new FixedClock();
const seen: ReceivedEvent[] = [];
/** Handler of PAYMENT_SETTLED; each test may replace it. */
let settle: (ctx: AppContext, event: ReceivedEvent) => Promise<unknown>;
let service: TestService;
let payer: string;

beforeAll(async () => {
  service = await startTestService({
    clock,
    providerEvents: {
      PAYMENT_SETTLED: async (ctx, event) => {
        seen.push(event);
        return settle(ctx, event);
      },
      CREDIT_RECEIVED: (ctx, event) => credit(ctx, event),
      KEY_REGISTERED: async () => { throw new Error('comes by another door'); },
    },
  });
  await addProvider(service);
  await addProvider(service, 'sim-acme', { tenant: 'acme', secret: 'another-secret-of-32-characters-x' });
  await addProvider(service, 'standard', { strategy: 'standard_webhooks_v1' });
  for (const [tenant, providerId] of [['demo', 'sim-demo'], ['acme', 'sim-acme'], ['demo', 'standard']] as const)
    await bindPix(providerId, tenant);
  payer = await service.account(1_000_000);
});
afterAll(() => service.stop());
beforeEach(() => {
  seen.length = 0;
  settle = (ctx) => createParty(ctx, { type: 'individual', display_name: 'Ana', country: 'BR' });
});

/** Money out of an account: an effect that is written by the journal. */
const credit = (ctx: AppContext, event: ReceivedEvent) =>
  createObligation(ctx, {
    rail: 'MOCK', amount: { currency: 'BRL', value: Number(event.data['cents']) }, debtor: { kind: 'account', account_id: payer },
    creditor: { kind: 'external', external_id: 'silent' },
  });

const bindPix = (providerId: string, tenant = 'demo') => bindRails(
  service.service.contextFor(tenant), providerId, 'sim_sponsor_v1', ['PIX'],
);

let numbered = 0;
const event = (name = 'PAYMENT_SETTLED', data: Record<string, unknown> = { n: (numbered += 1) }) =>
  ({ event: name, occurred_at: '2026-03-02T11:59:59.000Z', data });

const count = async (table: string, tenant = 'demo'): Promise<number> => {
  const [row] = await service.service.database.forTenant(tenant).read((em) => em.execute<{ n: string }[]>(
    `select count(*) as n from razao.${table}`,
  ));
  return Number(row?.n);
};
/** Recorded deliveries of this name. */
const kept = (name: string) => service.service.database.forTenant('demo').read((em) =>
  em.execute<Record<string, unknown>[]>('select * from razao.provider_deliveries where delivery_key like ?', [`id:${name}:%`]));

const OK = { status: 200, body: { status: 'ok' } };
const REJECTED = { status: 401, body: { error: 'WEBHOOK_REJECTED', message: 'rejected' } };

it('an event is given to its handler, for the tenant to which the provider leads', async () => {
  settle = async (ctx) => expect([ctx.tenant, ctx.actor]).toEqual(['demo', 'sim-demo']);
  const body = { ...event(), extra: 'kept, not read' };
  expect(await deliver(service, { body })).toMatchObject(OK);
  expect(seen).toEqual([{ ...body, provider_id: 'sim-demo' }]);
});

describe('whatever is wrong is one and the same refusal', () => {
  const now = () => Math.floor(clock.now().getTime() / 1000);
  const body = JSON.stringify(event());
  const signed = (text: string, at = clock.now()) => timestampedHeaders(SECRET, text, at);
  const wrong: [string, () => SentDelivery][] = [
    ['a provider that nobody is', () => ({ body, providerId: 'nobody' })],
    ['a name that no provider can have', () => ({ body, providerId: 'x\u0000' })],
    ['another tenant’s secret', () => ({ body, providerId: 'sim-acme' })],
    ['another secret', () => ({ body, secret: 'guessed' })],
    ['a signature over another body', () => ({ body, headers: signed(`${body} `) })],
    ['a signature that is none', () => ({ body, headers: { 'X-Webhook-Signature': 'v1=' } })],
    ['a time long ago', () => ({ body, headers: signed(body, new Date(clock.now().getTime() - 301_000)) })],
    ['a time far ahead', () => ({ body, headers: signed(body, new Date(clock.now().getTime() + 302_000)) })],
    ['a time that is none', () => ({ body, headers: { 'X-Webhook-Timestamp': `${now()}x` } })],
    [
      'the header that is no longer accepted',
      () => ({ body, headers: { 'X-Webhook-Signature': 'x', 'X-Sim-Signature': signed(body)['X-Webhook-Signature'] ?? '' } }),
    ],
    ['another strategy', () => ({ body, providerId: 'standard' })],
    ['a body that is no JSON, though signed', () => ({ body: '{"event":' })],
    ['no body at all, though signed', () => ({ body: '' })],
    ['a body that is no event', () => ({ body: '[]' })],
    ['an event without a name', () => ({ body: { ...event(), event: '' } })],
  ];

  it.each(wrong)('%s', async (_name, sent) => {
    const answer = await deliver(service, sent());
    expect(answer).toMatchObject(REJECTED);
    expect(Object.keys(answer.body)).toEqual(['error', 'message']);
    expect(answer.headers['www-authenticate']).toBeUndefined();
    expect(seen).toEqual([]);
  });

  it('byte for byte, headers too', async () => {
    const answers = await Promise.all(wrong.map(async ([, sent]) => deliver(service, sent())));
    const same = answers.map(({ status, body: said, headers }) => {
      const { 'x-request-id': _, date: __, ...rest } = headers;
      return JSON.stringify({ status, said, rest });
    });
    expect(new Set(same).size).toBe(1);
  });
});

it.each(['X-Webhook-Timestamp', 'X-Webhook-Signature'])('without %s the request is not valid, whoever sends it', async (name) => {
  for (const providerId of ['sim-demo', 'nobody']) {
    const answer = await deliver(service, { body: event(), providerId, headers: { [name]: null } });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['header', name], type: 'missing' }] } });
  }
});

it.each(
  ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
)('without %s neither, where the others of its strategy are there', async (name) => {
  const all = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x' };
  for (const providerId of ['sim-demo', 'standard', 'nobody']) {
    const answer = await deliver(service, {
      body: event(), providerId, headers: { 'X-Webhook-Timestamp': null, 'X-Webhook-Signature': null, ...all, [name]: null },
    });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['header', name], type: 'missing' }] } });
  }
});

it('the headers of another strategy than its own prove nothing, and say nothing of who there is', async () => {
  const all = {
    'X-Webhook-Timestamp': null, 'X-Webhook-Signature': null, 'webhook-id': 'msg_1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x',
  };
  for (const providerId of ['sim-demo', 'standard', 'nobody']) {
    expect(await deliver(service, { body: event(), providerId, headers: all })).toMatchObject({
      status: 401, body: { error: 'WEBHOOK_REJECTED' },
    });
  }
});

it('a provider with another strategy sends its headers, and no other', async () => {
  const { Webhook } = await import('standardwebhooks');
  const text = JSON.stringify(event());
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  await addProvider(service, 'standard-2', { strategy: 'standard_webhooks_v1', secret });
  await bindPix('standard-2');
  const headers = {
    'X-Webhook-Timestamp': null, 'X-Webhook-Signature': null, 'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(clock.now().getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', clock.now(), text),
  };
  expect(await deliver(service, { providerId: 'standard-2', body: text, headers })).toMatchObject(OK);
  expect(seen).toHaveLength(1);
});

describe('a repetition changes nothing', () => {
  it('of a delivery by its name and its bytes; other bytes are another delivery', async () => {
    const [before, body] = [await count('parties'), event()];
    for (let n = 0; n < 3; n += 1) expect(await deliver(service, { body, deliveryId: 'dlv-1' })).toMatchObject(OK);
    expect(await count('parties')).toBe(before + 1);
    expect(await deliver(service, { body: event(), deliveryId: 'dlv-1' })).toMatchObject(OK);
    expect(await count('parties')).toBe(before + 2);
  });

  it('of equal bytes without a name, also when signed anew', async () => {
    const [before, body] = [await count('parties'), event()];
    await deliver(service, { body });
    clock.advance(60_000);
    expect(await deliver(service, { body })).toMatchObject(OK);
    expect(await count('parties')).toBe(before + 1);
  });

  it('but another provider may use the same name', async () => {
    await deliver(service, { body: event(), deliveryId: 'dlv-2' });
    await deliver(service, { body: event(), deliveryId: 'dlv-2', providerId: 'sim-acme', secret: 'another-secret-of-32-characters-x' });
    expect(seen).toHaveLength(2);
  });

  it('and a name may be as long as a header', async () => {
    const [before, body] = [await count('parties'), event()];
    for (let n = 0; n < 2; n += 1) expect(await deliver(service, { body, deliveryId: 'd'.repeat(5000) })).toMatchObject(OK);
    expect(await count('parties')).toBe(before + 1);
  });

  it.each([['rows', 'PAYMENT_SETTLED', 'parties'], ['the journal', 'CREDIT_RECEIVED', 'obligations']])(
    'of deliveries that come at once: one effect in %s', async (_name, name, table) => {
      const [before, body] = [await count(table), event(name, { cents: 1, n: (numbered += 1) })];
      const answers = await Promise.all(Array.from({ length: 12 }, () => deliver(service, { body, deliveryId: `at-once-${name}` })));
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
      expect(await count(table)).toBe(before + 1);
    });

  it('when the process died before it had kept the delivery', async () => {
    const [before, body] = [await count('parties'), event()];
    const command = { id: `delivery:sim-demo:id:died:${hash('sha256', JSON.stringify(body))}`, digest: null, status: 200 };
    await settle(service.service.contextFor('demo', 'sim-demo', command), { ...body, provider_id: 'sim-demo' });
    expect(await deliver(service, { body, deliveryId: 'died' })).toMatchObject(OK);
    expect(await count('parties')).toBe(before + 1);
    expect(await kept('died')).toMatchObject([{ outcome: 'APPLIED' }]);
  });
});

describe('a delivery that fails is sent again', () => {
  it('and has its effect then', async () => {
    const [before, body] = [await count('parties'), event()];
    const works = settle;
    settle = async () => { throw new Error('the database is away'); };
    expect((await deliver(service, { body, deliveryId: 'again' })).status).toBe(500);
    expect(await kept('again')).toMatchObject([{ outcome: 'FAILED', error_code: 'INTERNAL', attempts: 1 }]);
    settle = works;
    expect(await deliver(service, { body, deliveryId: 'again' })).toMatchObject(OK);
    expect(await kept('again')).toMatchObject([{ outcome: 'APPLIED', error_code: null, attempts: 2 }]);
    expect(await count('parties')).toBe(before + 1);
  });

  it.each([
    ['is overloaded', () => fail('OVERLOADED'), 503, 'OVERLOADED'],
    ['refuses', () => fail('ACCOUNT_NOT_FOUND'), 401, 'ACCOUNT_NOT_FOUND'],
  ])('when its handler %s, and why is kept', async (name, work, status, error_code) => {
    settle = async () => work();
    const answer = await deliver(service, { body: event(), deliveryId: name });
    expect(answer.status).toBe(status);
    if (status === 401) expect(answer.body).toEqual(REJECTED.body);
    expect(await kept(name)).toMatchObject([{ outcome: 'FAILED', error_code }]);
  });
});

const toldOf = async (digest: unknown) => service.service.database.forTenant('demo').read((em) => em.execute<{
  entity_version: string; data: object;
}[]>(
  `select entity_version, body::json -> 'data' as data from razao.outbox where event_type = 'provider_event.unreadable' and body::json -> 'data' ->> 'digest' = ?`, [
    digest,
  ]));

describe('a signed event that cannot be read', () => {
  it.each([
    ['its handler says so', () => { throw new EventMalformed('amount'); }],
    ['its data are invalid', () => invalid(['body', 'data', 'amount'], 'missing', 'missing')],
  ])('because %s is taken, so that it does not come for ever; it is kept, and announced once', async (name, work) => {
    let reads = 0;
    settle = async () => { reads += 1; return work(); };
    const [body, before] = [event(), await count('parties')];
    const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(service, { body, deliveryId: name })));
    for (const answer of [...answers, await deliver(service, { body, deliveryId: name })]) expect(answer).toMatchObject(OK);
    const [row] = await kept(name);
    expect(row).toMatchObject({ outcome: 'UNREADABLE', error_code: 'DATA_INVALID' });
    expect(await toldOf(row?.['digest'])).toEqual([{
      entity_version: '1',
      data: {
        provider_id: 'sim-demo', receiver: 'receivePixWebhook', event: 'PAYMENT_SETTLED', digest: row?.['digest'],
        occurred_at: '2026-03-02T11:59:59.000Z',
      },
    }]);
    const tried = reads;
    expect([await deliver(service, { body, deliveryId: name }), reads, await count('parties')]).toMatchObject([OK, tried, before]);
  });
});

describe('a signed event in which a key stands twice', () => {
  it.each([
    ['in its data', (text: string) => text.replace('"n":', '"amount":1,"\\u0061mount":2,"n":')],
    ['in its envelope', (text: string) => text.replace('{', '{"event":"PAYMENT_FAILED",')],
    [
      'though no handler is given for it',
      (text: string) => text.replace('PAYMENT_SETTLED', 'OF_NOBODY').replace('"n":', '"a":1,"a":2,"n":'),
    ],
  ])('%s says two things: it is taken as unreadable, announced, and not applied', async (name, twice) => {
    const body = twice(JSON.stringify(event()));
    const answers = [await deliver(service, { body, deliveryId: name }), await deliver(service, { body, deliveryId: name })];
    expect(answers).toMatchObject([OK, OK]);
    const [row] = await kept(name);
    expect(row).toMatchObject({ outcome: 'UNREADABLE', error_code: 'DATA_INVALID' });
    expect([await toldOf(row?.['digest']), seen]).toMatchObject([[{ entity_version: '1' }], []]);
  });
});

describe('what arrives is kept byte for byte, sealed', () => {
  it('with what became of it', async () => {
    const body = `${JSON.stringify(event()).replace('{', '{ "é": 1e2,')}\n`;
    await deliver(service, { body, deliveryId: 'raw' });
    const [row] = await kept('raw');
    expect(row).toMatchObject({
      provider_id: 'sim-demo', receiver: 'receivePixWebhook', event: 'PAYMENT_SETTLED', outcome: 'APPLIED', attempts: 1,
    });
    const sealed = Buffer.from(row?.['body'] as Buffer);
    expect(sealed.includes('PAYMENT_SETTLED')).toBe(false);
    const context = deliveryContext('demo', { providerId: 'sim-demo', key: String(row?.['delivery_key']) });
    expect(service.service.contextFor('demo').vault.open(sealed, context).toString()).toBe(body);
  });

  it.each([
    ['that nobody knows', 'SOMETHING_NEW'], ['of this door that does nothing yet', 'QR_CHARGE_CANCELLED'],
    ['of another door', 'KEY_REGISTERED'], ['named like a member of objects', 'constructor'],
  ])(
    'and changes nothing when it is an event %s', async (_name, name) => {
      expect(await deliver(service, { body: event(name), deliveryId: name })).toMatchObject(OK);
      expect(await kept(name)).toMatchObject([{ outcome: 'KEPT' }]);
    });
});

it('a body that is too large or of another type is refused as everywhere', async () => {
  expect((await deliver(service, { body: 'x'.repeat(1_048_577) })).status).toBe(413);
  expect((await deliver(service, { body: event(), headers: { 'Content-Type': 'text/plain' } })).status).toBe(415);
});
