/** Charges that are due on a day, through HTTP, with the simulated sponsor on the test's clock (Monday, 2 March 2026). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ObligationResponse, PixQrChargeResponse, PixQrDecodeResponse } from '../../../../generated/models.ts';
import { addPixKey } from '../../../../test/support/add-pix-key.ts';
import { PixWorld } from '../../../../test/support/pix.ts';
import { TENANT } from '../../../../test/support/service.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { SponsorCharges } from './sponsor-charges.ts';

let world: PixWorld;
let shop: string;
let payer: string;
beforeAll(async () => {
  world = await PixWorld.start({ env: { RAZAO_ROLES: 'api', RAZAO_TOKEN_TTL_SECONDS: '86400' } });
  [payer, shop] = [await world.account(10_000_000), await world.account()];
  await addPixKey(world.api, shop);
}, 60_000);
afterAll(() => world.stop());

type Refused = { error?: string; details?: object };

const due = {
  due_on: '2026-03-20', payer: { name: 'Diego Alves', tax_id: '12345678909' }, fine: { kind: 'PERCENT', value: 200 },
  interest: { kind: 'PERCENT_PER_MONTH', value: 100 }, discount: { kind: 'FIXED', steps: [{ until: '2026-03-10', value: 500 }] },
};
const create = (over: object = {}) => world.api.call<PixQrChargeResponse & Refused>('createPixDynamicQr', {
  path: { account_id: shop }, body: { amount_cents: 10_000, due, ...over },
});
const bill = async (over: object = {}): Promise<PixQrChargeResponse> => {
  const { status, body } = await create(over);
  expect(status).toBe(201);
  return body;
};
const read = (txid: string) => world.api.ok<PixQrChargeResponse>('getPixQrCharge', { path: { txid } });
const decode = (brcode: string) => world.api.ok<PixQrDecodeResponse>('decodePixQr', { body: { brcode } });
const pay = (brcode: string, value: number) => world.api.call<ObligationResponse & Refused>('createObligation', {
  body: world.payment(payer, `brcode:${brcode}`, value),
});

describe('a charge that is due on a day', () => {
  it('has its terms, without the payer, whom only the provider is told', async () => {
    const made = await bill();
    expect(made).toMatchObject({
      amount_cents: 10_000, expires_at: '2026-04-20T02:59:59.999Z', expires_in_seconds: 4_201_199, due: {
        due_on: '2026-03-20', days_after_due: 30, fine: due.fine, interest: due.interest, rebate: null, discount: due.discount,
      },
    });
    expect(await read(made.txid)).toEqual(made);
    const kept = await world.api.service.database.forTenant(TENANT).read((em) => em.execute(
      'select to_jsonb(c) as row from razao.pix_charges c where txid = ?', [made.txid]));
    expect(JSON.stringify([made, kept])).not.toMatch(/Diego|12345678909/);
    expect(JSON.stringify(await world.sponsor.books())).toContain('Diego');
  });

  it('may be due in the next century', async () => {
    expect(await bill({ due: { ...due, due_on: '2104-03-03' } })).toMatchObject({ expires_in_seconds: 2_147_483_647 });
  });

  it('is made once for a key: a repetition answers with it', async () => {
    const call = { path: { account_id: shop }, body: { amount_cents: 10_000, due }, key: 'bill-of-march' };
    const [first, again] = [await world.api.call('createPixDynamicQr', call), await world.api.call('createPixDynamicQr', call)];
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('that was taken by a payer outside for what the provider worked out is PAID, and all of it is the account’s', async () => {
    const [{ txid }, before] = [await bill(), await world.api.available(shop)];
    await world.sponsor.emit('QR_CHARGE_PAID', { txid });
    expect([(await read(txid)).state, await world.api.available(shop)]).toEqual(['PAID', before + 9_500]);
  });

  it.each([[9_498, 'ACTIVE'], [9_500, 'PAID'], [10_230, 'PAID']])('for which %i centavos came is %s', async (value, state) => {
    const { txid } = await bill();
    await world.sponsor.emit('CREDIT_RECEIVED', { txid, amount: { currency: 'BRL', value } });
    expect((await read(txid)).state).toBe(state);
  });

  it('is paid by an account of the tenant with what it asks for that day, as decoding says', async () => {
    const { brcode, txid } = await bill({ due: { ...due, due_on: '2026-03-20' } });
    expect((await decode(brcode)).charge).toMatchObject({
      due_kind: 'DUE_DATE', due_on: '2026-03-20', amount_cents: 9_500, original_amount_cents: 10_000,
    });
    world.clock.advance(21 * 86_400_000);
    expect((await decode(brcode)).charge).toMatchObject({ amount_cents: 10_210, expired: false });
    expect(await pay(brcode, 10_000)).toMatchObject({ status: 422, body: { error: 'BRCODE_AMOUNT_DIFFERS', details: {
      amount_cents: 10_210,
    } } });
    expect(await pay(brcode, 10_210)).toMatchObject({ status: 201, body: { state: 'FINAL' } });
    expect((await read(txid)).state).toBe('PAID');
  });

  it.each<[string, object]>([
    ['that also expires in seconds', { expires_in_seconds: 60 }], ['without a payer', { due: { due_on: '2026-04-20' } }],
    ['on a day of no calendar', { due: { ...due, due_on: '2026-02-30' } }], ['with a fine of nothing', { due: { ...due, fine: {
      kind: 'FIXED', value: 0,
    } } }],
  ])('%s is not valid', async (_, over) => expect((await create(over)).status).toBe(422));

  it('that the provider refuses is refused', async () => {
    await world.sponsor.script('mintCharge', 'refuse', { code: 'CobVOperacaoInvalida' });
    expect(await create()).toMatchObject({ status: 422, body: { error: 'PIX_CHARGE_REFUSED', details: {
      provider_code: 'CobVOperacaoInvalida',
    } } });
  });
});

describe('a provider that does not know due days', () => {
  const order = {
    txid: 'A'.repeat(30), key: 'k', amount: { currency: 'BRL', value: 1 }, payer_request: null, due: {
      due_on: '2026-03-20', days_after_due: 30, fine: null, interest: null, rebate: null, discount: null, payer: due.payer,
    },
  };
  const charge = {
    txid: order.txid, status: 'ACTIVE', location: 'pix.example.com/qr/v2/1', expires_at: new FixedClock().now().toISOString(),
  };
  const answering = (status: number, body: object) => new SponsorCharges(
    { call: async () => ({ status, body }) } as never, { able: async () => [{ providerId: 'bank' }] } as never,
  ).mintCharge(TENANT, 'bank', order);

  it('and refuses the order refuses the charge', async () => {
    expect(await answering(400, { error: 'INVALID', message: 'expires_in_seconds' })).toEqual({ refusedWith: 'INVALID' });
  });

  it('and makes a charge of another kind of it is not believed', async () => {
    for (const due_on of [undefined, '2026-03-21']) {
      await expect(answering(201, { ...charge, due_on })).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    }
    expect(await answering(201, { ...charge, due_on: '2026-03-20' })).toMatchObject({ charge: { due_on: '2026-03-20' } });
  });
});
