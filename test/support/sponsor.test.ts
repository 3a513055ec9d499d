/** The simulated sponsor by its control API: flows that a person can play with one curl. */
import { createHmac } from 'node:crypto';
import { KYC_EVENTS, SPONSOR_EVENTS } from '../../mocks/sponsor/events.ts';
import { LADDER } from '../../src/app.ts';
import { signRequest } from '../../src/domains/rails/index.ts';
import { FixedClock } from '../../src/platform/clock.ts';
import { codeWith, pixTemplate } from './brcodes.ts';
import { Receiver } from './receiver.ts';
import { eventually } from './service.ts';
import { startSponsor, type TestSponsor } from './sponsor.ts';

const SECRET = 'a secret that signs deliveries, long enough';
const clock = new FixedClock();
let sponsor: TestSponsor;
let service: Receiver;

beforeAll(async () => {
  [sponsor, service] = await Promise.all([startSponsor({ clock }), Receiver.start()]);
  const callback_url = service.url('127.0.0.1', '').replace(/\/$/, '');
  await sponsor.control('providers', { provider_id: 'sim-demo', secret: SECRET, callback_url });
  await sponsor.control('providers', { provider_id: 'sim-acme', secret: SECRET, callback_url });
});
afterAll(async () => {
  await sponsor.stop();
  await service.stop();
});
beforeEach(async () => {
  await sponsor.reset();
  service.received.length = 0;
  service.answer = (response) => response.writeHead(200).end('{"status":"ok"}');
});

/** Calls the adapter's door as an adapter does. */
async function call(method: 'GET' | 'POST', path: string, body?: object, providerId = 'sim-demo') {
  const text = body ? JSON.stringify(body) : '';
  const answer = await fetch(sponsor.url + path, {
    method, headers: signRequest(providerId, [SECRET], { method, path, body: text }, clock.now()), ...(body && { body: text }),
  });
  return { status: answer.status, body: await answer.json() as Record<string, unknown> };
}
const payment = (over: object = {}) => ({
  reference: 'obl_1', rail: 'PIX', direction: 'OUT', amount: { currency: 'BRL', value: 500 }, debtor: 'acc_1', creditor: 'loja',
  match_keys: {}, ...over,
});

test('its events are signed by the timestamped scheme', async () => {
  await sponsor.emit('CREDIT_RECEIVED');
  const [{ headers, body, path }] = service.received as [Receiver['received'][number]];
  expect(path).toBe('/v1/pix/webhooks/sim-demo');
  const timestamp = String(headers['x-webhook-timestamp']);
  expect(Number(timestamp)).toBe(clock.now().getTime() / 1000);
  expect(headers['x-webhook-signature']).toBe(`v1=${createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')}`);
  expect(headers['x-webhook-delivery-id']).toMatch(/^dlv-/);
});

test('money arrives with all that its event has, and stands in the statement', async () => {
  const data = { amount: { currency: 'BRL', value: 3850 }, key: 'ana@example.com', txid: 'AURORA1' };
  expect(await sponsor.emit('CREDIT_RECEIVED', data, { provider_id: 'sim-acme', delivery_id: 'dlv-7' })).toMatchObject({
    delivery_id: 'dlv-7', state: 'DELIVERED',
  });
  const told = service.received[0]?.event as unknown as { event: string; data: Record<string, unknown> };
  expect(told).toMatchObject({
    event: 'CREDIT_RECEIVED', occurred_at: clock.now().toISOString(),
    data: {
      ...data, end_to_end_id: expect.stringMatching(/^E87654321\d{12}[0-9A-Za-z]{11}$/), initiation: 'DICT',
      payer: { tax_id: '12345678909' }, settled_at: clock.now().toISOString(),
    },
  });
  expect(await sponsor.books('sim-acme')).toMatchObject({
    balance: 3850, lines: [{ kind: 'CREDIT', amount: 3850, end_to_end_id: told.data['end_to_end_id'] }],
  });
  expect((await sponsor.books('sim-demo')).lines).toEqual([]);
});

const controlled = (path: string, body: object) => fetch(`${sponsor.url}/_control/${path}`, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
});

test.each([
  ['CREDIT_RECIEVED', 'there is no such event; did you mean CREDIT_RECEIVED?'],
  ['credit_received', 'there is no such event; did you mean CREDIT_RECEIVED?'],
  ['SOMETHING', expect.stringMatching(/^there is no such event; there are PAYMENT_SETTLED, /)],
  ['KYC_VERDICT_REACHED', expect.stringMatching(/^there is no such event; /)],
])('an event that it does not have is refused, and nothing is sent: %s', async (event, message) => {
  const answer = await controlled('emit', { event });
  expect([answer.status, await answer.json(), service.received]).toEqual([400, { error: 'INVALID', message }, []]);
});

test('has every event that the service knows, and payment of a code', () => {
  const { receiveKycWebhook = [], ...others } = LADDER.receivers as Readonly<Record<string, readonly string[]>>;
  expect(new Set<string>(SPONSOR_EVENTS)).toEqual(new Set(['QR_CHARGE_PAID', ...Object.values(others).flat()]));
  expect(KYC_EVENTS).toEqual(receiveKycWebhook);
});

test.each([
  ['nobody@example.com', 404, 'FAILED', 'AC03'], ['+5511987650000', 404, 'FAILED', 'AC03'],
  ['123e4567-e89b-12d3-a456-426655440000', 404, 'FAILED', 'AC03'],
  ['fornecedor@example.com', 200, 'SETTLED', null], ['maria.lima@banco-ipe.example', 200, 'SETTLED', null],
  ['fail-am02@example.com', 200, 'FAILED', 'AM02'], ['med-accepted@example.com', 200, 'SETTLED', null],
  ['returns-silent@example.com', 200, 'SETTLED', null],
])('pays the keys that its look-up knows, and no other: %s', async (key_value, found, status, failure_code) => {
  expect((await call('POST', '/v1/pix/keys/look-up', { key_value, payer: '52998224725' })).status).toBe(found);
  await call('POST', '/v1/payments', payment({ creditor: `pix_key:${key_value}` }));
  clock.advance(1_000);
  await eventually(async () => (await sponsor.books()).payments.some((it) => it.status !== 'ACCEPTED'));
  expect((await sponsor.books()).payments).toMatchObject([{ status, failure_code }]);
});

describe('the payer of a code is held to what it asks for', () => {
  const fixed = (amount?: string, more: [string, string][] = []) => codeWith({
    '26': pixTemplate(['01', 'maria@banco-ipe.example'], ...more), '54': amount ?? null,
  });
  const charge = (path: string, host = 'pix.ipe.example') => codeWith({ '26': pixTemplate(['25', `${host}/${path}`]), '54': '10.00' });
  const pay = (code: string, value: number, over: object = {}) =>
    call('POST', '/v1/payments', payment({ creditor: `brcode:${code}`, amount: { currency: 'BRL', value }, ...over }));
  const refused = { status: 422, body: { error: 'REFUSED', code: 'BE17' } };

  test.each([
    ['a static code by its amount', fixed('12.5'), 1250, 1249], ['a bill with fine and interest', charge('cobv/1'), 10_210, 10_000],
  ])('%s', async (_, code, asked, other) => {
    for (const value of [other, asked + 1]) expect(await pay(code, value)).toMatchObject(refused);
    expect((await sponsor.books()).payments).toEqual([]);
    expect(await pay(code, asked)).toMatchObject({ status: 202 });
    expect(await pay(code, asked)).toMatchObject({ status: 200 });
  });

  test('a charge by its own amount, whatever the code says', async () => {
    const code = charge('1');
    const { body } = await call('POST', '/v1/pix/charges/resolve', { location: 'pix.ipe.example/1' });
    const asked = (body['amount'] as { value: number }).value;
    expect(asked).not.toBe(1000);
    expect(await pay(code, 1000)).toMatchObject(refused);
    expect(await pay(code, asked)).toMatchObject({ status: 202 });
  });

  test.each(['gone', 'unknown', 'unsigned'])('a charge that is %s is paid by nobody', async (path) => {
    expect(await pay(charge(path), 1000)).toMatchObject(refused);
  });

  test('a charge of a customer is paid in time, and until it is taken back', async () => {
    const mint = async (txid: string) => (await call('POST', '/v1/pix/charges', {
      txid, key: 'ana@example.com', amount: { currency: 'BRL', value: 700 }, expires_in_seconds: 60, payer_request: null,
    }, 'sim-acme')).body['location'] as string;
    const code = async (txid: string) => { const location =
      await mint(txid); return charge(location.slice(location.indexOf('/') + 1), location.split('/')[0]); };
    const [ours, gone, late] = [await code('A'.repeat(26)), await code('B'.repeat(26)), await code('C'.repeat(26))];
    await sponsor.emit('QR_CHARGE_CANCELLED', { txid: 'B'.repeat(26) }, { provider_id: 'sim-acme' });
    expect([await pay(ours, 701), await pay(gone, 700), await pay(ours, 700)]).toMatchObject([refused, refused, { status: 202 }]);
    clock.advance(60_000);
    expect(await pay(late, 700, { reference: 'obl_2' })).toMatchObject(refused);
  });

  test.each(
    [['that names no amount', fixed()], ['for cash, with an amount of nothing', fixed('0', [['03', '12345678']])]],
  )('a code %s leaves it to the payer', async (_, code) => {
    expect(await pay(code, 1)).toMatchObject({ status: 202 });
  });
});

test('a payment of ours comes back', async () => {
  await call('POST', '/v1/payments', payment());
  const end_to_end_id = await eventually(async () => (await sponsor.books()).lines[0]?.end_to_end_id);
  await sponsor.emit('RETURN_RECEIVED', { original_end_to_end_id: end_to_end_id });
  expect(await sponsor.books()).toMatchObject({ balance: 0, lines: [{ amount: -500 }, { kind: 'RETURN_RECEIVED', amount: 500 }] });
});

test.each([
  ['KEY_REGISTERED', '/v1/pix/keys/events/sim-demo'], ['CLAIM_OPENED', '/v1/pix/keys/events/sim-demo'],
  ['MANDATE_REQUESTED', '/v1/pix/mandates/events/sim-demo'], ['CHARGE_DEBITED', '/v1/pix/mandates/events/sim-demo'],
  ['MED_INFRACTION_OPENED', '/v1/pix/med/events/sim-demo'], ['QR_CHARGE_CANCELLED', '/v1/pix/webhooks/sim-demo'],
])('%s comes by its own door', async (event, path) => {
  await sponsor.emit(event, { some: 'data' });
  expect(service.received).toMatchObject([{ path, event: { event, data: { some: 'data' } } }]);
});

test('a delivery that was not taken is sent again, under its name', async () => {
  let answers = 0;
  service.answer = (response) => response.writeHead((answers += 1) < 2 ? 503 : 200).end();
  expect(await sponsor.emit('CREDIT_RECEIVED')).toMatchObject({ status: 503, state: 'PENDING' });
  await eventually(async () => (await sponsor.deliveries())[0]?.state === 'DELIVERED');
  const [first, second] = service.received;
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['x-webhook-delivery-id']).toBe(first?.headers['x-webhook-delivery-id']);
});

test('an event may be told several times', async () => {
  await sponsor.emit('CREDIT_RECEIVED', {}, { times: 3 });
  expect(service.received).toHaveLength(3);
  expect((await sponsor.books()).lines).toHaveLength(1);
});

describe('the statement is made wrong', () => {
  beforeEach(async () => {
    await call('POST', '/v1/payments', payment());
    await eventually(async () => (await sponsor.books()).lines.length === 1);
  });

  test('by a line that nobody knows of', async () => {
    const { lines } = await sponsor.falsify({ action: 'add', line: { amount: 99, end_to_end_id: 'E1' } });
    expect(lines).toMatchObject([{ amount: -500 }, { amount: 99, end_to_end_id: 'E1' }]);
  });

  test('by a line that is missing', async () => {
    expect((await sponsor.falsify({ action: 'remove', reference: 'obl_1' })).lines).toEqual([]);
  });

  test('by another amount', async () => {
    expect((await sponsor.falsify({ action: 'change', reference: 'obl_1', amount: -499 })).lines).toMatchObject([{ amount: -499 }]);
  });
});

describe('scripts', () => {
  test('are for one provider, or for all', async () => {
    await sponsor.script('pay', 'refuse', { provider_id: 'sim-acme', code: 'AC03' });
    expect((await call('POST', '/v1/payments', payment())).status).toBe(202);
    expect(await call('POST', '/v1/payments', payment(), 'sim-acme')).toMatchObject({
      status: 422, body: { error: 'REFUSED', code: 'AC03' },
    });
  });

  test('last as often as they are told', async () => {
    await sponsor.script('find', 'unreachable', { times: 2 });
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await call('GET', '/v1/payments/obl_x')).status);
    expect(statuses).toEqual([503, 503, 404]);
  });

  test('may only make it slow', async () => {
    await sponsor.control('script', { operation: 'find', delay_ms: 150 });
    const before = performance.now();
    await call('GET', '/v1/payments/obl_x');
    expect(performance.now() - before).toBeGreaterThan(140);
  });

  test('decide how a payment ends', async () => {
    await sponsor.script('settle', 'refuse', { code: 'AC06', reason: 'Blocked' });
    await call('POST', '/v1/payments', payment());
    await eventually(async () => service.received.length > 0);
    expect(service.received[0]?.event).toMatchObject({
      event: 'PAYMENT_FAILED', data: { reference: 'obl_1', failure_code: 'AC06', failure_reason: 'Blocked' },
    });
  });
});

describe('a call of an adapter is refused', () => {
  test('when another payment has its reference', async () => {
    await call('POST', '/v1/payments', payment());
    expect(await call('POST', '/v1/payments', payment({ amount: { currency: 'BRL', value: 501 } }))).toMatchObject({
      status: 409, body: { error: 'REFERENCE_REUSED' },
    });
  });

  test.each([
    [{ amount: { currency: 'BRL', value: 0.5 } }], [{ amount: { currency: 'BRL', value: -1 } }], [{ reference: '' }], [{ direction: 'UP' }],
  ])('when it is no payment: %j', async (over) => {
    expect((await call('POST', '/v1/payments', payment(over))).status).toBe(400);
  });

  test('when it is not signed, or for another call', async () => {
    const signed = signRequest('sim-demo', [SECRET], { method: 'GET', path: '/v1/balance', body: '' }, clock.now());
    expect((await fetch(`${sponsor.url}/v1/balance`, { headers: signed })).status).toBe(200);
    expect((await fetch(`${sponsor.url}/v1/balance?currency=USD`, { headers: signed })).status).toBe(401);
    expect((await fetch(`${sponsor.url}/v1/balance`)).status).toBe(401);
  });
});

test('its clock can be turned', async () => {
  await sponsor.control('clock', { now: '2030-01-01T00:00:00.000Z' });
  await sponsor.emit('CREDIT_RECEIVED');
  await sponsor.control('clock', {});
  expect(service.received[0]?.event).toMatchObject({ occurred_at: '2030-01-01T00:00:00.000Z' });
});

test('after a reset nothing has happened, and accounts are still open', async () => {
  await sponsor.script('pay', 'refuse');
  await call('POST', '/v1/payments', payment({ creditor: 'silent' }));
  await sponsor.script('pay', 'refuse');
  expect(await sponsor.reset()).toEqual({ providers: ['sim-demo', 'sim-acme'] });
  expect(await call('POST', '/v1/payments', payment())).toMatchObject({ status: 202 });
});

test.each([
  ['script', { operation: 'dance', outcome: 'ok' }, /operation must be one of pay, find/],
  ['script', { operation: 'pay', outcome: 'explode' }, /outcome must be one of/],
  ['emit', {}, /event is missing/], ['emit', { event: 'CREDIT_RECEIVED', provider_id: 'nobody' }, /there are sim-demo, sim-acme/],
  ['books', { action: 'remove', line_id: 'none' }, /no line has this/], ['providers', { provider_id: 'x' }, /secret is missing/],
  ['script', { operation: 'pay', times: 'often' }, /times must be a whole number/],
])('the control API says what it does not understand: %s %j', async (path, body, message) => {
  await expect(sponsor.control(path, body)).rejects.toThrow(message);
});
