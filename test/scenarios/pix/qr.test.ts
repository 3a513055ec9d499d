/** Stories of codes and charges, over the service and the sponsor as the processes that they are. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import type {
  EventListResponse, EvidenceListResponse, EvidenceResponse, ObligationResponse, PixQrChargeListResponse, PixQrChargeResponse,
  PixQrDecodeResponse, PixStaticQrResponse,
} from '../../../generated/models.ts';
import { verifyJournal } from '../../../src/command-line/verify-journal.ts';
import { endAll, ServiceChild } from '../../faults/service-child.ts';
import { deliver } from '../../support/deliver.ts';
import { addPixKey, type AddedKey } from '../../support/add-pix-key.ts';
import { eventually, startTestService, TENANT, TestService, type Call } from '../../support/service.ts';
import { startSponsorProcess, type TestSponsor } from '../../support/sponsor.ts';

const ACME = 'acme';
const SETTINGS = { RAZAO_RAIL_TIMEOUT_SECONDS: '1' };

const ends: (() => unknown)[] = [];
let sponsor: TestSponsor;
/** A service on the same books, in this process: for rows that no operation makes. */
let beside: TestService;
let child: ServiceChild;
/** The process that is called. */
let api: TestService;

beforeAll(async () => {
  sponsor = await startSponsorProcess();
  ends.push(() => sponsor.stop());
  beside = await startTestService({ env: { RAZAO_ROLES: 'api', ...SETTINGS } });
  ends.push(() => beside.stop());
  ends.push(() => child.kill());
  await start();
  await sponsor.connect(api);
  await sponsor.connect(api, 'sim-acme', { tenant: ACME });
}, 90_000);
afterAll(() => endAll(ends), 60_000);

async function start(): Promise<void> {
  child = await ServiceChild.start(beside.databaseUrl, SETTINGS);
  api = new TestService(beside.service, child.baseUrl, beside.databaseUrl, () => child.kill());
}

/** An account with a key, and their operations. */
class Shop {
  private constructor(readonly account: string, readonly key: AddedKey, private readonly tenant: string) {}

  static async open({ tenant = TENANT, providerId = 'sim-demo' } = {}): Promise<Shop> {
    const account = await api.account(0, { tenant });
    return new Shop(account, await addPixKey(beside, account, { tenant, providerId }), tenant);
  }

  ask(body: object, call: Call = {}) {
    return api.call<PixQrChargeResponse & { error?: string; details?: object }>('createPixDynamicQr', {
      tenant: this.tenant, path: { account_id: this.account }, body, ...call,
    });
  }

  async charge(amount_cents = 3850, more: object = {}): Promise<PixQrChargeResponse> {
    const { status, body } = await this.ask({ amount_cents, ...more });
    expect(status).toBe(201);
    return body;
  }

  code(query: Call['query'] = {}): Promise<PixStaticQrResponse> {
    return api.ok('getPixStaticQr', { tenant: this.tenant, path: { account_id: this.account }, query });
  }

  available(): Promise<number> {
    return api.available(this.account, this.tenant);
  }
}

const read = (txid: string, tenant = TENANT) => api.ok<PixQrChargeResponse>('getPixQrCharge', { path: { txid }, tenant });
const decode = (brcode: string, tenant = TENANT) => api.call<PixQrDecodeResponse & { error?: string; details?: object }>(
  'decodePixQr', { body: { brcode }, tenant },
);
const brl = (value: number) => ({ currency: 'BRL', value });
const obligation = (obligation_id: string) => api.ok<ObligationResponse>('getObligation', { path: { obligation_id } });
const evidenceWith = async (externalId: string): Promise<EvidenceResponse | undefined> => {
  const { items } = await api.ok<EvidenceListResponse>('listEvidence', { query: { external_id: externalId } });
  return items[0];
};
const typesOf = async (entity_id: string) => (await api.ok<EventListResponse>('listEvents', { query: { entity_id } })).items
  .map(({ event_type, entity }) => `${entity.version} ${event_type}`).toSorted();
const minted = async (txid: string) => ((await sponsor.books()) as unknown as { charges: { txid: string }[] }).charges.filter((it) =>
  it.txid === txid).length;
let serial = 0;
/** A name of a payment, as another bank would give it. */
const endToEndId = () => `E87654321202603021405Scenario${String((serial += 1)).padStart(3, '0')}`;

/** The charge as its provider's word has left it. */
async function paid(charge: PixQrChargeResponse, data: object = {}, more: object = {}): Promise<PixQrChargeResponse> {
  expect(await sponsor.emit('CREDIT_RECEIVED', { txid: charge.txid, ...data }, more)).toMatchObject({ status: 200 });
  return read(charge.txid);
}

describe('a static code', () => {
  test('is paid by many, each time with the name that the shop gave it', async () => {
    const shop = await Shop.open();
    const { brcode } = await shop.code({ amount_cents: 1250, txid: 'PAONACHAPA17' });
    expect((await decode(brcode)).body).toMatchObject({
      kind: 'STATIC', account_id: shop.account, amount_cents: 1250, txid: 'PAONACHAPA17',
    });
    for (let payer = 0; payer < 3; payer += 1) {
      const name = endToEndId();
      await sponsor.emit('CREDIT_RECEIVED', {
        end_to_end_id: name, key: shop.key.value, amount: brl(1250), initiation: 'QRES', txid: 'PAONACHAPA17',
      });
      expect(await evidenceWith(`${name}:CREDIT_RECEIVED`)).toMatchObject({ state: 'MATCHED', match_keys: { txid: 'PAONACHAPA17' } });
    }
    expect(await shop.available()).toBe(3750);
  });

  test('is the same from every process', async () => {
    const shop = await Shop.open();
    const call = { path: { account_id: shop.account }, query: { amount_cents: 99, description: 'Café' } };
    expect(await beside.ok('getPixStaticQr', call)).toEqual(await api.ok('getPixStaticQr', call));
  });

  test('is read from its picture', async () => {
    const shop = await Shop.open();
    const picture = await api.call('getPixStaticQr', { path: { account_id: shop.account }, headers: { Accept: 'image/png' } });
    const { data, width, height } = PNG.sync.read(picture.body as unknown as Buffer);
    const seen = (jsqr as unknown as (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null)(
      new Uint8ClampedArray(data), width, height,
    );
    expect((await decode(seen?.data ?? '')).body).toMatchObject({ kind: 'STATIC', account_id: shop.account });
  });
});

describe('a charge', () => {
  test('is paid by its code: the money is there, the charge PAID, and both are announced', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge(3850, { payer_request: 'Encomenda 23' });
    expect((await decode(charge.brcode)).body).toMatchObject({
      account_id: shop.account, charge: { state: 'ACTIVE', amount_cents: 3850, payer_request: 'Encomenda 23' },
    });
    expect(await sponsor.emit('QR_CHARGE_PAID', { txid: charge.txid })).toMatchObject({ event: 'CREDIT_RECEIVED', status: 200 });
    const now = await read(charge.txid);
    expect(now).toMatchObject({
      state: 'PAID', version: 2, end_to_end_id: expect.stringMatching(/^E/), paid_at: expect.any(String), expired: false,
    });
    expect(await obligation(now.obligation_id ?? '')).toMatchObject({
      state: 'FINAL', resolution_outcome: 'SETTLED', amount: brl(3850), match_keys: { txid: charge.txid },
    });
    expect([await shop.available(), await typesOf(charge.txid)]).toEqual([3850, ['1 pix_charge.created', '2 pix_charge.paid']]);
    expect((await decode(charge.brcode)).body.charge).toMatchObject({ state: 'PAID', expired: false });
  });

  test('that is told five times over is paid once', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge();
    expect(await paid(charge, { end_to_end_id: endToEndId() }, { times: 5 })).toMatchObject({ state: 'PAID', version: 2 });
    await eventually(async () => (await sponsor.deliveries()).every(({ state }) => state === 'DELIVERED'));
    expect([await shop.available(), await typesOf(charge.txid)]).toEqual([3850, ['1 pix_charge.created', '2 pix_charge.paid']]);
  });

  test('that two processes are told of at once is paid once', async () => {
    const shop = await Shop.open();
    const { txid } = await shop.charge();
    const data = {
      end_to_end_id: endToEndId(), amount: brl(3850), settled_at: new Date().toISOString(), initiation: 'QRDN', key: shop.key.value, txid,
    };
    const body = { event: 'CREDIT_RECEIVED', occurred_at: new Date().toISOString(), data };
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => deliver(n % 2 ? api : beside, {
      body: { ...body, n }, deliveryId: randomUUID(),
    })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect([await shop.available(), (await read(txid)).state, (await typesOf(txid)).length]).toEqual([3850, 'PAID', 2]);
  });

  test('that two payers pay at once is paid by one of them, and the other’s money is the account’s too', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge();
    await Promise.all(Array.from({ length: 4 }, () => sponsor.emit('CREDIT_RECEIVED', { txid: charge.txid, end_to_end_id: endToEndId() })));
    expect([await shop.available(), (await read(charge.txid)).version, (await typesOf(charge.txid)).length]).toEqual([4 * 3850, 2, 2]);
  });

  test('that is paid again stays as it was, with the first payment', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge();
    const first = await paid(charge, { end_to_end_id: endToEndId() });
    expect(await paid(charge, { end_to_end_id: endToEndId() })).toEqual(first);
    expect(await shop.available()).toBe(7700);
  });

  test.each([['too little', 3849], ['too much', 3851]])('paid %s waits on; the money is the account’s', async (_, value) => {
    const shop = await Shop.open();
    const charge = await shop.charge();
    expect(await paid(charge, { end_to_end_id: endToEndId(), amount: brl(value) })).toEqual(charge);
    expect(await shop.available()).toBe(value);
    expect(await paid(charge, { end_to_end_id: endToEndId() })).toMatchObject({ state: 'PAID' });
  });

  test('past its time reads as expired, and its provider turns payers away', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge(3850, { expires_in_seconds: 1 });
    await eventually(async () => (await read(charge.txid)).expired);
    await eventually(async () => await sponsor.emit('QR_CHARGE_PAID', { txid: charge.txid }).then(
      () => false, (error: Error) => error.message.includes('expired'),
    ));
    expect((await decode(charge.brcode)).body.charge).toMatchObject({ state: 'ACTIVE', expired: true });
    expect([await shop.available(), await typesOf(charge.txid)]).toEqual([0, ['1 pix_charge.created']]);
  });

  test('whose payment was begun in time and comes late is PAID', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge(3850, { expires_in_seconds: 1 });
    await eventually(async () => (await read(charge.txid)).expired);
    expect(await paid(charge, { end_to_end_id: endToEndId() })).toMatchObject({ state: 'PAID', expired: false });
    expect(await shop.available()).toBe(3850);
  });

  test('is paid though its key was deleted meanwhile', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge();
    await beside.service.database.forTenant(TENANT).write(({ em }) => em.execute(
      `update razao.pix_keys set state = 'EXCLUDED', exclusion_reason = 'USER_REQUESTED', excluded_at = now() where tenant_id = ? and key_id = ?`, [
        TENANT, shop.key.keyId,
      ]));
    expect(await paid(charge, { end_to_end_id: endToEndId() })).toMatchObject({ state: 'PAID' });
    expect(await shop.available()).toBe(3850);
  });

  test('of a frozen account is paid: frozen accounts take money', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge();
    await api.ok('freezeAccount', { path: { account_id: shop.account }, body: { reason: 'check' } });
    expect(await paid(charge, { end_to_end_id: endToEndId() })).toMatchObject({ state: 'PAID' });
  });

  test('of an account that was closed is not paid: its money waits aside', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge();
    await api.ok('closeAccount', { path: { account_id: shop.account }, body: {} });
    const name = endToEndId();
    expect(await paid(charge, { end_to_end_id: name })).toMatchObject({ state: 'ACTIVE', version: 1 });
    expect(await evidenceWith(`${name}:CREDIT_RECEIVED`)).toMatchObject({
      state: 'UNMATCHED', reason_code: 'ACCOUNT_CLOSED', exception_cents: 3850,
    });
  });

  test('is paid by the obligation that somebody expected under its name', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge();
    const expected = await expectPayment(shop, charge.txid);
    expect(await paid(charge, { end_to_end_id: endToEndId() })).toMatchObject({ state: 'PAID', obligation_id: expected });
    expect([(await obligation(expected)).resolution_outcome, await shop.available()]).toEqual(['SETTLED', 3850]);
  });

  test('is paid once an operator gives money that waited aside to its account', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge();
    for (let n = 0; n < 2; n += 1) await expectPayment(shop, charge.txid);
    const name = endToEndId();
    expect(await paid(charge, { end_to_end_id: name })).toMatchObject({ state: 'ACTIVE' });
    const { evidence_id = '', reason_code } = (await evidenceWith(`${name}:CREDIT_RECEIVED`)) ?? {};
    expect(reason_code).toBe('SEVERAL_MATCHES');
    await api.ok('resolveEvidence', {
      path: { evidence_id }, body: { action: 'CREDIT', destination_account_id: shop.account, reason: 'it is the cake' },
    });
    expect(await read(charge.txid)).toMatchObject({ state: 'PAID', end_to_end_id: name });
    expect(await shop.available()).toBe(3850);
  });

  test('taken back by its provider is CANCELLED, and there is nothing behind its code', async () => {
    const shop = await Shop.open();
    const charge = await shop.charge();
    await sponsor.emit('QR_CHARGE_CANCELLED', { txid: charge.txid, reason: 'Removed' }, { times: 3 });
    const now = await read(charge.txid);
    expect(now).toMatchObject({ state: 'CANCELLED', version: 2, cancelled_at: expect.any(String), expired: false });
    expect(await typesOf(charge.txid)).toEqual(['1 pix_charge.created', '2 pix_charge.cancelled']);
    expect((await decode(charge.brcode)).body).toMatchObject({ error: 'BRCODE_NOT_RESOLVED', details: { reason: 'GONE' } });
    expect(await paid(charge, { end_to_end_id: endToEndId() })).toEqual(now);
    expect(await shop.available()).toBe(3850);
  });

  test('that is paid cannot be taken back any more', async () => {
    const charge = await (await Shop.open()).charge();
    const now = await paid(charge, { end_to_end_id: endToEndId() });
    expect(await sponsor.emit('QR_CHARGE_CANCELLED', { txid: charge.txid })).toMatchObject({ status: 200 });
    expect(await read(charge.txid)).toEqual(now);
  });

  test('that nobody knows can be taken back, and nothing happens', async () => {
    for (const txid of ['DEMO01KJQDJGR031GAWEMCAWQE5M56', 'x'])
      expect(await sponsor.emit('QR_CHARGE_CANCELLED', { txid })).toMatchObject({ status: 200 });
  });

  test('stands in the list of its account with what became of it', async () => {
    const shop = await Shop.open();
    const [open, done] = [await shop.charge(100), await shop.charge(200)];
    await paid(done, { end_to_end_id: endToEndId() });
    const { items } = await api.ok<PixQrChargeListResponse>('listPixQrCharges', { query: { account_id: shop.account } });
    expect(items.map(({ txid, state }) => [txid, state])).toEqual([[done.txid, 'PAID'], [open.txid, 'ACTIVE']]);
  });

  async function expectPayment(shop: Shop, txid: string): Promise<string> {
    const { obligation_id } = await api.ok<ObligationResponse>('createObligation', {
      body: {
        rail: 'PIX', amount: brl(3850), debtor: { kind: 'external', external_id: 'silent' },
        creditor: { kind: 'account', account_id: shop.account }, match_keys: { txid },
      },
    });
    return obligation_id;
  }
});

describe('an account of the tenant pays a code of the tenant', () => {
  const pay = (through: TestService, from: string, code: string, value: number, call: Call = {}) => through.call<
    ObligationResponse & { error?: string }
  >('createObligation', {
    body: {
      rail: 'PIX', amount: brl(value), debtor: { kind: 'account', account_id: from },
      creditor: { kind: 'external', external_id: `brcode:${code}` },
    }, ...call,
  });

  test('static: the money is there at once, and the sponsor heard of nothing', async () => {
    const [shop, payer, heard] = [await Shop.open(), await api.account(5000), (await sponsor.books()).payments.length];
    const { brcode } = await shop.code({ amount_cents: 1250 });
    expect((await pay(api, payer, brcode, 1250)).body).toMatchObject({ state: 'FINAL', resolution_outcome: 'SETTLED' });
    expect([await shop.available(), await api.available(payer), (await sponsor.books()).payments.length]).toEqual([1250, 3750, heard]);
  });

  test('of a charge, with payers at two processes at once: one of them pays it', async () => {
    const [shop, payer] = [await Shop.open(), await api.account(100_000)];
    const { brcode, txid } = await shop.charge();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => pay(n % 2 ? api : beside, payer, brcode, 3850)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error === 'PIX_CHARGE_NOT_PAYABLE')).toHaveLength(11);
    expect([await shop.available(), (await read(txid)).state, (await typesOf(txid)).length]).toEqual([3850, 'PAID', 2]);
  });

  test('of a charge that a payer outside pays at the same time: PAID once, and all money is the account’s', async () => {
    const [shop, payer] = [await Shop.open(), await api.account(100_000)];
    const { brcode, txid } = await shop.charge();
    const [{ status }] = await Promise.all([pay(api, payer, brcode, 3850), sponsor.emit('QR_CHARGE_PAID', { txid })]);
    expect([await shop.available(), await api.available(payer)]).toEqual(status === 201 ? [7700, 96_150] : [3850, 100_000]);
    expect([(await read(txid)).version, (await typesOf(txid)).length]).toEqual([2, 2]);
  });

  test.each(['before-commit', 'after-commit'] as const)('of a charge, and the service dies %s: the same key pays it once', async (
    point,
  ) => {
    const [shop, payer] = [await Shop.open(), await api.account(5000)];
    const { brcode, txid } = await shop.charge();
    const call = { key: randomUUID(), token: await beside.token() };
    await child.arm(point);
    await expect(pay(api, payer, brcode, 3850, call)).rejects.toThrow();
    await child.ended();
    await start();
    for (const providerId of ['sim-demo', 'sim-acme']) await sponsor.connect(api, providerId, { isNew: false });
    const { status, body } = await pay(api, payer, brcode, 3850, call);
    expect([status, body.state, await shop.available(), await api.available(payer)]).toEqual([201, 'FINAL', 3850, 1150]);
    expect(await read(txid)).toMatchObject({ state: 'PAID', obligation_id: body.obligation_id });
  }, 90_000);
});

describe('when something goes wrong while a charge is made', () => {
  test.each(
    [['the sponsor cannot be reached', 'unreachable'], ['its answer is lost', 'timeout']],
  )('%s: the same key brings the one charge', async (_, outcome) => {
    const shop = await Shop.open();
    await sponsor.script('mintCharge', outcome);
    const call = { key: randomUUID() };
    expect(await shop.ask({ amount_cents: 700 }, call)).toMatchObject({ status: 503, body: { error: 'PROVIDER_UNAVAILABLE' } });
    const { status, body } = await shop.ask({ amount_cents: 700 }, call);
    expect([status, await minted(body.txid)]).toEqual([201, 1]);
    expect(await paid(body, { end_to_end_id: endToEndId() })).toMatchObject({ state: 'PAID' });
  });

  test('the sponsor refuses it: there is none, and the key is free', async () => {
    const shop = await Shop.open();
    await sponsor.script('mintCharge', 'refuse', { code: 'CobOperacaoInvalida' });
    const call = { key: randomUUID() };
    expect(await shop.ask({ amount_cents: 700 }, call)).toMatchObject({
      status: 422, body: { error: 'PIX_CHARGE_REFUSED', details: { provider_code: 'CobOperacaoInvalida' } },
    });
    expect((await shop.ask({ amount_cents: 701 }, call)).status).toBe(201);
  });

  test.each(['before-commit', 'after-commit'] as const)('the service dies %s: the same key brings the one charge', async (point) => {
    const shop = await Shop.open();
    const call = { key: randomUUID(), token: await beside.token() };
    await child.arm(point);
    await expect(shop.ask({ amount_cents: 900 }, call)).rejects.toThrow();
    await child.ended();
    await start();
    for (const providerId of ['sim-demo', 'sim-acme']) await sponsor.connect(api, providerId, { isNew: false });
    await beside.service.database.forTenant(TENANT).write(({ em }) => em.execute(
      `update razao.commands set leased_until = now() where tenant_id = ? and status is null`, [TENANT],
    ));
    const { status, body } = await shop.ask({ amount_cents: 900 }, call);
    expect([status, await minted(body.txid), await typesOf(body.txid)]).toEqual([201, 1, ['1 pix_charge.created']]);
    const { items } = await api.ok<PixQrChargeListResponse>('listPixQrCharges', { query: { account_id: shop.account } });
    expect(items.map(({ txid }) => txid)).toEqual([body.txid]);
    expect(((await sponsor.books()) as unknown as { charges: { order: { amount: { value: number }; key: string } }[] }).charges
      .filter(({ order }) => order.key === shop.key.value)).toHaveLength(1);
  }, 90_000);
});

describe('between tenants', () => {
  test('a charge is read by whoever has its code, and belongs to one', async () => {
    const charge = await (await Shop.open()).charge();
    expect((await decode(charge.brcode, ACME)).body).toMatchObject({
      kind: 'DYNAMIC', account_id: null, charge: { txid: charge.txid, amount_cents: 3850 },
    });
    expect(await api.call('getPixQrCharge', { path: { txid: charge.txid }, tenant: ACME })).toMatchObject({
      status: 404, body: { error: 'PIX_CHARGE_NOT_FOUND' },
    });
  });

  test('the word of another’s provider neither pays nor takes back', async () => {
    const charge = await (await Shop.open()).charge();
    const more = { provider_id: 'sim-acme' };
    await sponsor.emit('CREDIT_RECEIVED', {
      txid: charge.txid, end_to_end_id: endToEndId(), amount: brl(3850), key: 'x@example.com',
    }, more);
    await sponsor.emit('QR_CHARGE_CANCELLED', { txid: charge.txid }, more);
    expect(await read(charge.txid)).toEqual(charge);
  });

  test('each has charges of its own', async () => {
    const shop = await Shop.open({ tenant: ACME, providerId: 'sim-acme' });
    const charge = await shop.charge();
    expect(charge).toMatchObject({ txid: expect.stringMatching(/^ACME/), provider_id: 'sim-acme' });
    await sponsor.emit('QR_CHARGE_PAID', { txid: charge.txid }, { provider_id: 'sim-acme' });
    expect([(await read(charge.txid, ACME)).state, await shop.available()]).toEqual(['PAID', 3850]);
  });
});

test.each([TENANT, ACME])('and the books of %s are right', async (tenant) => {
  expect(await verifyJournal(beside.service.database, tenant)).toMatchObject({ ok: true });
});
