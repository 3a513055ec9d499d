/** Charges that are due on a day (cobv), between the adapter and the simulated PSP. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KEYS } from '../support/api-pix.ts';
import { ApiPixWorld, IDLE, type CalledAdapter } from '../support/api-pix-world.ts';
import { until } from '../support/fake-razao.ts';

let world: ApiPixWorld;
let adapter: CalledAdapter;
beforeAll(async () => {
  world = await ApiPixWorld.start();
  adapter = await world.adapter({ profile: { ...IDLE, timeout_seconds: 3 } });
});
afterAll(() => world.stop());

/** A Monday on which banks are open, long from now. */
const due = {
  due_on: '2099-03-02', days_after_due: 10, fine: { kind: 'PERCENT', value: 200 }, interest: { kind: 'PERCENT_PER_MONTH', value: 100 },
  rebate: { kind: 'FIXED', value: 150 }, discount: { kind: 'FIXED', steps: [{ until: '2099-02-20', value: 500 }] },
  payer: { name: 'Diego Alves', tax_id: '12345678909' },
};
const txidOf = (n: number) => `BILL${String(n).padStart(26, '0')}`;
const order = (n: number, over: object = {}, terms: object = {}) => ({
  txid: txidOf(n), key: KEYS[0], amount: { currency: 'BRL', value: 25_000 }, payer_request: 'Mensalidade', due: { ...due, ...terms },
  ...over,
});
let serial = 100;
const mint = (body: object) => adapter.call('POST', '/v1/pix/charges', body);
const kept = async (n: number) => (await world.books()).charges.filter(({ txid }) => txid === txidOf(n));

describe('a charge that is due on a day', () => {
  it('is made by PUT /cobv with all terms, once for a txid; other terms, or another kind, are another charge', async () => {
    const made = await mint(order(1));
    expect(made).toMatchObject({ status: 201, body: {
      txid: txidOf(1), status: 'ACTIVE', due_on: '2099-03-02', expires_at: '2099-03-13T02:59:59.999Z', brcode: expect.any(String),
    } });
    expect(await mint(order(1))).toEqual({ status: 200, body: made.body });
    const less = order(1, { amount: { currency: 'BRL', value: 1 } });
    const others = [order(1, {}, { due_on: '2099-03-03' }), order(1, {}, { fine: null }), less];
    for (const other of others) expect((await mint(other)).status).toBe(409);
    expect((await mint({ ...order(1), due: undefined, expires_in_seconds: 60 })).status).toBe(409);
    expect(await kept(1)).toEqual([expect.objectContaining({
      revisao: 0, chave: KEYS[0], devedor: { nome: 'Diego Alves', cpf: '12345678909' },
      calendario: { criacao: expect.any(String), dataDeVencimento: '2099-03-02', validadeAposVencimento: 10 },
      valor: {
        original: '250.00', multa: { modalidade: 2, valorPerc: '2.00' }, juros: { modalidade: 3, valorPerc: '1.00' },
        abatimento: { modalidade: 1, valorPerc: '1.50' },
        desconto: { modalidade: 1, descontoDataFixa: [{ data: '2099-02-20', valorPerc: '5.00' }] },
      },
    })]);
  });

  it.each([
    ['timeout', {}, 504, 200], ['timeout', { applied: false }, 504, 201], ['unavailable', {}, 503, 201], ['other', {}, 504, 200],
    ['gateway', {}, 504, 201], ['refuse', { code: 'CobVOperacaoInvalida' }, 422, 201],
  ])('whose PUT ends in %s %j is answered with %i, and again with %i: there is one', async (outcome, more, first, again) => {
    const n = serial += 1;
    await world.script('putCob', outcome, more);
    expect((await mint(order(n))).status).toBe(first);
    await until(async () => (await mint(order(n))).status, (it) => it === again);
    expect(await kept(n)).toHaveLength(1);
  });

  it('is of a company too', async () => {
    expect((await mint(order(2, {}, { payer: { name: 'Padaria', tax_id: '11222333000181' } }))).status).toBe(201);
    expect(await kept(2)).toEqual([expect.objectContaining({ devedor: { nome: 'Padaria', cnpj: '11222333000181' } })]);
  });

  it.each<[string, object]>([
    ['without a day', { due_on: undefined }], ['with a fine of an unknown kind', { fine: { kind: 'SOME', value: 1 } }],
    ['without a payer', { payer: undefined }], ['with four steps of a discount', { discount: { kind: 'FIXED', steps: Array(4).fill(
      { until: '2099-02-20', value: 5 }) } }],
  ])('%s is not one', async (_, terms) => {
    expect(await mint(order(3, {}, terms))).toMatchObject({ status: 400, body: { error: 'INVALID' } });
  });

  it('is read by its address with what its payer owes today', async () => {
    const { body: { location } } = await mint(order(4));
    expect(await adapter.call('POST', '/v1/pix/charges/resolve', { location })).toMatchObject({ status: 200, body: {
      txid: txidOf(4), due_kind: 'DUE_DATE', due_on: '2099-03-02', original_amount: { value: 25_000 }, amount: { value: 24_350 },
    } });
  });

  it('is paid by what the PSP asks for on the day', async () => {
    await mint(order(5));
    await world.emit('QR_CHARGE_PAID', { txid: txidOf(5) });
    const paid = await until(() => world.taken('CREDIT_RECEIVED').find(({ txid }) => txid === txidOf(5)), (it) => it !== undefined);
    expect(paid).toMatchObject({ amount: { value: 24_350 }, initiation: 'QRDN' });
  });

  it('is taken back, also where the store was lost', async () => {
    await mint(order(6));
    await mint(order(7));
    const done = { status: 200, body: { status: 'CANCELLED' } };
    expect(await adapter.call('POST', `/v1/pix/charges/${txidOf(6)}/cancel`, {})).toMatchObject(done);
    const fresh = await world.adapter({ config: { callback: undefined } });
    expect(await fresh.call('POST', `/v1/pix/charges/${txidOf(7)}/cancel`, {})).toMatchObject(done);
    expect((await fresh.call('POST', `/v1/pix/charges/${txidOf(99)}/cancel`, {})).status).toBe(404);
  });
});
