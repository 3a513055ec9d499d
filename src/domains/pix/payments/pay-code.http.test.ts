/** Codes of the tenant's own, paid by the tenant's accounts: booked here, as the rail would hold their payers to it. */
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import type {
  AccountResponse, CreateObligationBatchResponse, ObligationResponse, PixQrChargeResponse, PixQrDecodeResponse, PixStaticQrResponse,
} from '../../../../generated/models.ts';
import { addPixKey, type AddedKey } from '../../../../test/support/add-pix-key.ts';
import { codeWith, pixTemplate, tlv } from '../../../../test/support/brcodes.ts';
import { PixWorld } from '../../../../test/support/pix.ts';
import type { Answer } from '../../../../test/support/service.ts';

type Refused = { error?: string; message?: string; details?: Record<string, unknown> };

let world: PixWorld;
let payer: string;
let shop: string;
let key: AddedKey;
beforeAll(async () => {
  world = await PixWorld.start({ env: { RAZAO_TOKEN_TTL_SECONDS: '86400' } });
  [payer, shop] = [await world.account(10_000_000), await world.account()];
  key = await addPixKey(world.api, shop);
}, 60_000);
afterAll(() => world.stop());

const pay = (code: string, value: number, more: object = {}) =>
  world.api.call<ObligationResponse & Refused>('createObligation', { body: world.payment(payer, `brcode:${code}`, value, more) });
const fixed = (query: object = {}) => world.api.ok<PixStaticQrResponse>('getPixStaticQr', {
  path: { account_id: shop }, query: { ...query },
});
const charge = (body: object = {}) =>
  world.api.ok<PixQrChargeResponse>('createPixDynamicQr', { path: { account_id: shop }, body: { amount_cents: 3850, ...body } });
const read = (txid: string) => world.api.ok<PixQrChargeResponse>('getPixQrCharge', { path: { txid } });
const refusalOf = ({ status, body }: Answer<Refused>) => [status, body.error, body.details];
const heardOf = async () => (await world.sponsor.books()).payments.length;

describe('a static code of a key of the tenant', () => {
  it('is booked here: final at once, with the code’s name, and no provider hears of it', async () => {
    const [{ brcode }, before, heard] = [
      await fixed({ amount_cents: 1250, txid: 'PAONACHAPA17' }), await world.api.available(shop), await heardOf(),
    ];
    const { status, body } = await pay(brcode, 1250, { match_keys: { invoice: 'F-1' } });
    expect([status, body]).toMatchObject([201, {
      state: 'FINAL', resolution_outcome: 'SETTLED', rail: 'PIX', creditor: { kind: 'account', account_id: shop },
      match_keys: { invoice: 'F-1', txid: 'PAONACHAPA17' },
    }]);
    expect([await world.api.available(shop), await heardOf()]).toEqual([before + 1250, heard]);
  });

  it('without an amount is paid with whatever the payer chooses, as often as they like', async () => {
    const [{ brcode }, before] = [await fixed(), await world.api.available(shop)];
    for (const value of [100, 7]) expect((await pay(brcode, value)).body).toMatchObject({ state: 'FINAL', match_keys: {} });
    expect(await world.api.available(shop)).toBe(before + 107);
  });

  it.each([1, 1249, 1251])('with an amount is refused for %i centavos, and says what it asks for', async (value) => {
    const { brcode } = await fixed({ amount_cents: 1250 });
    expect(refusalOf(await pay(brcode, value))).toEqual([422, 'BRCODE_AMOUNT_DIFFERS', { amount_cents: 1250, currency: 'BRL' }]);
  });

  it('leads to an account by a key that is only bound to it, too, as decoding says', async () => {
    const bound = await world.accountWithKey('caixa@example.com');
    const code = codeWith({ '26': pixTemplate(['01', 'caixa@example.com']) });
    expect((await pay(code, 500)).body).toMatchObject({ state: 'FINAL', creditor: { account_id: bound } });
    expect(await world.api.ok<PixQrDecodeResponse>('decodePixQr', { body: { brcode: code } })).toMatchObject({
      kind: 'STATIC', account_id: bound,
    });
  });

  it.each([
    ['ana.codes@example.com', 'ANA.Codes@Example.COM'], ['+5511987650001', '+55 (11) 98765-0001'], ['11144477735', '111.444.777-35'],
    ['7d9f0a3c-52b1-4e6d-8c47-90ab12cd34ef', '7D9F0A3C-52B1-4E6D-8C47-90AB12CD34EF'],
  ])('is booked here however it spells the key %s', async (value, spelt) => {
    const holder = await world.account();
    await addPixKey(world.api, holder, { value });
    const code = codeWith({ '26': pixTemplate(['01', spelt]), '54': '7.' });
    expect(await world.api.ok<PixQrDecodeResponse>('decodePixQr', { body: { brcode: code } })).toMatchObject({
      account_id: holder, amount_cents: 700,
    });
    expect((await pay(code, 700)).body).toMatchObject({ state: 'FINAL', creditor: { account_id: holder } });
  });

  it('stored as an EXTERNAL account is booked here as well', async () => {
    const { brcode } = await fixed({ amount_cents: 300 });
    const { id } = await world.api.ok<AccountResponse>('createExternalAccount', {
      body: { owner_party_id: await world.api.party(), currency: 'BRL', external_id: `brcode:${brcode}` },
    });
    const paid = await world.api.ok<ObligationResponse>('createObligation', {
      body: world.payment(payer, '', 300, { creditor: { kind: 'account', account_id: id } }),
    });
    expect(paid).toMatchObject({ state: 'FINAL', creditor: { account_id: shop } });
  });

  it('is not paid by the account that it leads to', async () => {
    const { brcode } = await fixed();
    expect(refusalOf(await world.api.call<Refused>('createObligation', { body: world.payment(shop, `brcode:${brcode}`, 1) }))).toEqual([
      422, 'SAME_ACCOUNT', undefined,
    ]);
  });

  it('of another tenant’s key goes to the rail', async () => {
    const theirs = await addPixKey(world.api, await world.api.account(0, { tenant: 'acme' }), { tenant: 'acme' });
    const { body } = await pay(codeWith({ '26': pixTemplate(['01', theirs.value]) }), 100);
    expect(body).toMatchObject({ state: 'PENDING', creditor: { kind: 'external' } });
    await world.in('FINAL', String(body.obligation_id));
  });
});

test('the code of another bank is paid with what its charge asks for, not with what it says itself: the rail refuses any other amount', async () => {
  const code = codeWith({
    '01': '12', '26': pixTemplate(['25', 'pix.ipe.example/qr/v2/cobv/1']), '54': '1.00', '62': tlv('05', 'A'.repeat(32)),
  });
  expect(await world.api.ok<PixQrDecodeResponse>('decodePixQr', { body: { brcode: code } })).toMatchObject({
    kind: 'DYNAMIC', amount_cents: null, txid: null, charge: { amount_cents: 10_210 },
  });
  const [{ body: less }, { body: whole }] = [await pay(code, 100), await pay(code, 10_210)];
  expect(await world.in('FINAL', String(less.obligation_id))).toMatchObject({
    resolution_outcome: 'FAILED', reason: expect.stringMatching(/^BE17/),
  });
  expect(await world.in('FINAL', String(whole.obligation_id))).toMatchObject({ resolution_outcome: 'SETTLED' });
});

describe('the code of a charge of the tenant', () => {
  it('is paid with what the charge asks for, whatever the code says of amount and txid', async () => {
    const { location, txid } = await charge();
    const odd = codeWith({ '01': '12', '26': pixTemplate(['25', location]), '54': '1.00', '62': tlv('05', 'A'.repeat(26)) });
    expect(refusalOf(await pay(odd, 100))).toEqual([422, 'BRCODE_AMOUNT_DIFFERS', { amount_cents: 3850, currency: 'BRL' }]);
    expect((await pay(odd, 3850)).body).toMatchObject({ state: 'FINAL', match_keys: { txid } });
  });

  it('settles the charge like a payment from outside: in one step, announced, with its txid on the obligation', async () => {
    const [{ brcode, txid }, before, heard] = [await charge(), await world.api.available(shop), await heardOf()];
    const { body } = await pay(brcode, 3850);
    expect(body).toMatchObject({ state: 'FINAL', creditor: { account_id: shop }, match_keys: { txid } });
    expect(await read(txid)).toMatchObject({
      state: 'PAID', obligation_id: body.obligation_id, paid_at: body.resolved_at, end_to_end_id: null, version: 2,
    });
    expect(await world.event('pix_charge.paid', txid)).toMatchObject({
      obligation_id: body.obligation_id, amount_cents: 3850, end_to_end_id: null, state: 'PAID',
    });
    expect(await world.event('pix_charge.paid', txid)).not.toHaveProperty('counterparty');
    expect(await world.announced(txid)).toEqual(['pix_charge.created 1', 'pix_charge.paid 2']);
    expect([await world.api.available(shop), await heardOf()]).toEqual([before + 3850, heard]);
  });

  it('is paid with its whole amount or not at all', async () => {
    const { brcode, txid } = await charge();
    for (const value of [3849, 3851]) {
      expect(refusalOf(await pay(brcode, value))).toEqual([422, 'BRCODE_AMOUNT_DIFFERS', { amount_cents: 3850, currency: 'BRL' }]);
    }
    expect(await read(txid)).toMatchObject({ state: 'ACTIVE' });
  });

  it('that is paid is refused, and decoding says that it is, though the provider never heard of it', async () => {
    const { brcode, txid } = await charge();
    await pay(brcode, 3850);
    expect(refusalOf(await pay(brcode, 3850))).toEqual([422, 'PIX_CHARGE_NOT_PAYABLE', { txid, reason: 'PAID' }]);
    expect(await world.api.ok<PixQrDecodeResponse>('decodePixQr', { body: { brcode } })).toMatchObject({
      account_id: shop, charge: { txid, state: 'PAID' },
    });
  });

  it('that was cancelled is refused', async () => {
    const { brcode, txid } = await charge();
    await world.sponsor.emit('QR_CHARGE_CANCELLED', { txid });
    await world.until(async () => (await read(txid)).state === 'CANCELLED');
    expect(refusalOf(await pay(brcode, 3850))).toEqual([422, 'PIX_CHARGE_NOT_PAYABLE', { txid, reason: 'CANCELLED' }]);
  });

  it('that is past its time is refused, to the millisecond', async () => {
    const { brcode, txid, expires_at } = await charge({ expires_in_seconds: 600 });
    const late = await charge({ expires_in_seconds: 600 });
    world.clock.advance(Date.parse(expires_at) - 1 - world.clock.now().getTime());
    expect((await pay(brcode, 3850)).body).toMatchObject({ state: 'FINAL', match_keys: { txid } });
    world.clock.advance(Date.parse(late.expires_at) - world.clock.now().getTime());
    expect(refusalOf(await pay(late.brcode, 3850))).toEqual([422, 'PIX_CHARGE_NOT_PAYABLE', { txid: late.txid, reason: 'EXPIRED' }]);
  });

  it('paid by ten at once is paid once', async () => {
    const [{ brcode, txid }, before] = [await charge(), await world.api.available(shop)];
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(brcode, 3850)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(422)]);
    expect(await world.api.available(shop)).toBe(before + 3850);
    expect(await world.announced(txid)).toEqual(['pix_charge.created 1', 'pix_charge.paid 2']);
  });

  it('repeated under its key answers with the same payment, though the charge is paid', async () => {
    const { brcode } = await charge();
    const [first, again] = await Promise.all([1, 2].map(() => world.api.call<ObligationResponse>('createObligation', {
      body: world.payment(payer, `brcode:${brcode}`, 3850), key: 'the-charge',
    })));
    const later = await world.api.call<ObligationResponse>('createObligation', {
      body: world.payment(payer, `brcode:${brcode}`, 3850), key: 'the-charge',
    });
    expect([again?.body, later.body]).toEqual([first?.body, first?.body]);
  });

  it('without the money stays to be paid', async () => {
    const [{ brcode, txid }, poor] = [await charge(), await world.account(10)];
    expect((await world.api.call('createObligation', { body: world.payment(poor, `brcode:${brcode}`, 3850) })).body).toMatchObject(
      { error: 'INSUFFICIENT_FUNDS' },
    );
    expect(await read(txid)).toMatchObject({ state: 'ACTIVE', version: 1 });
  });

  it('a payment from outside that comes all the same is the account’s, and leaves the charge as it is', async () => {
    const [{ brcode, txid }, before] = [await charge(), await world.api.available(shop)];
    const { body: { obligation_id } } = await pay(brcode, 3850);
    await world.credited(key.value, 3850, { txid });
    expect(await read(txid)).toMatchObject({ state: 'PAID', obligation_id, version: 2 });
    expect(await world.api.available(shop)).toBe(before + 7700);
  });

  it.each([true, false])('twice in a batch (atomic: %s) is paid once at most', async (atomic) => {
    const { brcode, txid } = await charge();
    const items = [1, 2].map(() => world.payment(payer, `brcode:${brcode}`, 3850));
    const { status, body } = await world.api.call<CreateObligationBatchResponse & { details?: CreateObligationBatchResponse }>(
      'createObligationBatch', { body: { atomic, items } },
    );
    const results = atomic ? body.details?.results : body.results;
    expect([status, results]).toMatchObject([atomic ? 422 : 200, [
      { status: atomic ? 'NOT_APPLIED' : 'CREATED' }, {
        status: 'REFUSED', error: { error: 'PIX_CHARGE_NOT_PAYABLE', details: { txid, reason: 'PAID' } },
      },
    ]]);
    expect(await read(txid)).toMatchObject({ state: atomic ? 'ACTIVE' : 'PAID' });
  });

  it('is scheduled only with what it asks for', async () => {
    const { brcode } = await charge();
    const schedule = (value: number) => world.api.call<Refused>('createSchedule', {
      body: {
        account_id: payer, action: { kind: 'TRANSFER', rail: 'PIX', amount: { currency: 'BRL', value }, creditor: { kind:
          'external', external_id: `brcode:${brcode}` } },
        schedule_type: 'ONE_SHOT', run_at: new Date(world.clock.now().getTime() + 60_000).toISOString(),
      },
    });
    expect(refusalOf(await schedule(1))).toMatchObject([422, 'BRCODE_AMOUNT_DIFFERS', {}]);
    expect((await schedule(3850)).status).toBe(201);
  });
});
