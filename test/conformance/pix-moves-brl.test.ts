/** PIX moves BRL only: at every door by which an amount, an account or a message comes to the rail. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OperationId } from '../../generated/operations.ts';
import { deliver } from '../support/deliver.ts';
import { newName, PixWorld } from '../support/pix.ts';
import type { Call } from '../support/service.ts';

let world: PixWorld;
let dollars: string;
let reais: string;
let schedule_id: string;
beforeAll(async () => {
  world = await PixWorld.start({ env: { RAZAO_TOKEN_TTL_SECONDS: '86400' } });
  [dollars, reais] = [await world.api.account(900_000, { currency: 'USD' }), await world.api.account(900_000)];
  schedule_id = (await world.api.ok<{ schedule_id: string }>('createSchedule', { body: order(reais, 'BRL') })).schedule_id;
}, 120_000);
afterAll(() => world?.stop());

const amount = (currency: string) => ({ currency, value: 400_000 });
const outside = { kind: 'external', external_id: 'pix_key:loja@example.com' };
const side = (account_id: string) => ({ kind: 'account', account_id });
const payment = (debtor: object, creditor: object, currency = 'USD') => ({ rail: 'PIX', amount: amount(currency), debtor, creditor });
const instant = () => new Date(world.clock.now().getTime() + 86_400_000).toISOString();
const order = (account_id: string, currency: string) => ({
  account_id, schedule_type: 'ONE_SHOT', run_at: instant(), action: {
    kind: 'TRANSFER', rail: 'PIX', amount: amount(currency), creditor: outside,
  },
});
const method = () => ({
  rail: 'PIX', scheme: 'BR_PIX_KEY', mode: 'VIRTUAL_ADDRESS', status: 'ACTIVE', provider: { provider_id: 'sim-demo', type: 'SPONSOR_BANK' },
  capabilities: { originate_debit: false, receive_credit: true, supports_returns: true },
  directionality: { inbound: true, outbound: false },
  verification: { status: 'NOT_REQUIRED' }, coordinates: { key_type: 'EVP', key_value: randomUUID() },
});
const evidence = (kind: string) => ({
  provider_id: 'sim-demo', rail: 'PIX', kind, external_id: randomUUID(), match_keys: { account_id: dollars, end_to_end_id: newName('E') },
  amount: amount('USD'),
  occurred_at: world.clock.now().toISOString(),
});

const receivers: readonly [string, OperationId, string, () => Call][] = [
  ['a payment out', 'createObligation', 'INVALID_CURRENCY', () => ({ body: payment(side(dollars), outside) })],
  ['an expected payment', 'createObligation', 'INVALID_CURRENCY', () => ({ body: payment(outside, side(dollars)) })],
  ['a payment between accounts', 'createObligation', 'INVALID_CURRENCY', () => ({ body: payment(side(dollars), side(reais)) })],
  [
    'an atomic batch', 'createObligationBatch', 'BATCH_REFUSED',
    () => ({ body: { atomic: true, items: [payment(side(dollars), outside)] } }),
  ],
  ['a schedule', 'createSchedule', 'INVALID_CURRENCY', () => ({ body: order(dollars, 'USD') })],
  ['a change of a schedule', 'updateSchedule', 'INVALID_CURRENCY', () => ({ path: { schedule_id }, body: { amount: amount('USD') } })],
  ['evidence of a settlement', 'ingestEvidence', 'INVALID_CURRENCY', () => ({ body: evidence('SETTLEMENT') })],
  ['evidence of a credit', 'ingestEvidence', 'INVALID_CURRENCY', () => ({ body: evidence('INBOUND_CREDIT') })],
  ['a key', 'registerPixKey', 'PIX_ACCOUNT_NOT_ELIGIBLE', () => ({ body: { account_id: dollars, key_type: 'EVP' } })],
  ['a payment method', 'bindPaymentMethod', 'INVALID_CURRENCY', () => ({ path: { account_id: dollars }, body: method() })],
  ['a charge', 'createPixDynamicQr', 'KEY_REQUIRED', () => ({ path: { account_id: dollars }, body: { amount_cents: 100 } })],
  ['a static code', 'getPixStaticQr', 'KEY_REQUIRED', () => ({ path: { account_id: dollars } })],
  [
    'a return', 'createPixReturn', 'undefined',
    () => ({ body: { account_id: dollars, amount: amount('USD'), original_end_to_end_id: newName('E') } }),
  ],
  [
    'a MED case', 'fileMedCase', 'undefined',
    () => ({ body: { actor: 'ops', amount: amount('USD'), original_end_to_end_id: newName('E') } }),
  ],
];

describe.each(receivers)('%s in USD (%s)', (_, operationId, code, make) => {
  it(`is refused: ${code === 'undefined' ? 'a validation error' : code}, and moves nothing`, async () => {
    const before = [await world.api.available(dollars), await world.api.available(reais)];
    const { status, body } = await world.api.call<{ error?: string }>(operationId, make());
    expect([status, String(body.error)]).toEqual([422, code]);
    expect([await world.api.available(dollars), await world.api.available(reais)]).toEqual(before);
  });
});

it('an item of a batch is refused alone', async () => {
  const { results } = await world.api.ok<{ results: object[] }>('createObligationBatch', {
    body: { atomic: false, items: [payment(side(dollars), outside), payment(side(reais), outside, 'BRL')] },
  });
  expect(results).toMatchObject([
    { status: 'REFUSED', error: { error: 'INVALID_CURRENCY', details: { rail: 'PIX', currency: 'USD' } } }, { status: 'CREATED' },
  ]);
});

describe.each([
  ['CREDIT_RECEIVED', 'receivePixWebhook', () => ({ end_to_end_id: newName('E'), key: 'loja@example.com', amount: amount('USD') })],
  [
    'PAYMENT_SETTLED', 'receivePixWebhook',
    () => ({ reference: 'obl_01KJQ8P1W3Y5A7C9E1G3J5M7N9', end_to_end_id: newName('E'), amount: amount('USD') }),
  ],
  [
    'RETURN_RECEIVED', 'receivePixWebhook',
    () => ({ return_end_to_end_id: newName('D'), original_end_to_end_id: newName('E'), amount: amount('USD') }),
  ],
  ['MANDATE_REQUESTED', 'receivePixMandateEvent', () => ({
    recurrence_id: 'RR8765432120260302ABCDEFGHIJK', account_id: dollars,
    receiver: { name: 'A', tax_id: '12345678000195', participant: { ispb: '87654321', name: 'B' } },
    contract_ref: 'c-1', periodicity: 'MONTHLY', amount_type: 'FIXED', amount: amount('USD'), starts_on: instant().slice(0, 10),
    retry_policy: 'NOT_ALLOWED',
    expires_at: instant(),
  })],
] as const)('a signed %s in USD', (event, operationId, data) => {
  it('is taken, kept as unreadable and announced, and moves nothing', async () => {
    const count = async () => (await world.api.ok<{ items: unknown[] }>(
      'listEvents', { query: { type: 'provider_event.unreadable', limit: 200 } },
    )).items.length;
    const exception = async () => (await world.systems()).exception;
    const before = [await count(), await world.api.available(dollars), await exception()] as const;
    const { status } = await deliver(world.api, {
      operationId, body: { event, occurred_at: world.clock.now().toISOString(), data: data() },
    });
    expect([status, await count(), await world.api.available(dollars), await exception()]).toEqual([
      200, before[0] + 1, before[1], before[2],
    ]);
  });
});
