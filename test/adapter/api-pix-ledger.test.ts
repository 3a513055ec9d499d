/**
 * Razao, the adapter for API Pix and the simulated PSP together: charges, credits, returns and reconciliation, and many credits whose
 * callbacks are lost, doubled and out of order, with a restart of all three in the middle. `PIX_CREDITS` says how many (`make pix`:
 * 10,000).
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ObligationResponse, PixKeyResponse, PixQrChargeResponse, PixReturnResponse,
  ReconciliationRunResponse } from '../../generated/models.ts';
import { accountingDay } from '../../src/platform/clock.ts';
import { API_PIX, CAPABILITIES } from '../../src/domains/rails/index.ts';
import { freePort } from '../../src/platform/local/index.ts';
import { removeFolder, SECRET, startApiPix, startPsp, type AdapterOptions, type TestAdapter, type TestPsp } from '../support/api-pix.ts';
import { announcedFindings } from '../support/announced.ts';
import { addProvider } from '../support/deliver.ts';
import { createDatabase, createMongoDatabase, type TestDatabase } from '../support/database.ts';
import { eventually, startTestService, TENANT, type TestService } from '../support/service.ts';

const CREDITS = Number(process.env['PIX_CREDITS'] ?? 200);
const TIMEOUT_MS = 240_000 + CREDITS * 100;
const PROVIDER = 'psp-real';
const ADAPTER = 'api_pix_v1';

let databases: { postgres: TestDatabase; mongo: TestDatabase };
let api: TestService;
let psp: TestPsp;
let adapter: TestAdapter;
let options: AdapterOptions;
let account: string;
let key: PixKeyResponse;
beforeAll(async () => {
  databases = { postgres: await createDatabase(), mongo: await createMongoDatabase() };
  api = await startService();
  psp = await startPsp();
  options = {
    pspUrl: psp.url, razaoUrl: api.baseUrl, callbackPort: await freePort(), providerId: PROVIDER, secret: SECRET,
    config: { listen: `127.0.0.1:${await freePort()}` }, profile: { payout: undefined, balance: undefined },
  };
  adapter = await startApiPix(options);
  await addProvider(api, PROVIDER, { adapter: ADAPTER, type: 'BAAS_PROVIDER', baseUrl: adapter.url, secret: SECRET });
  account = await api.account();
}, 60_000);
afterAll(async () => {
  await adapter?.stop();
  removeFolder(adapter);
  await psp?.psp.stop();
  await api?.stop();
  expect(await announcedFindings(databases.postgres.url)).toEqual([]);
  await databases?.postgres.drop();
  await databases?.mongo.drop();
});

const startService = () => startTestService({ databaseUrl: databases.postgres.url, mongodbUrl: databases.mongo.url });
const count = async (statement: string): Promise<number> => {
  const [row] = await api.service.database.forTenant(TENANT).read((em) => em.execute<{ n: string }[]>(statement));
  return Number(row?.n);
};

const bind = async (capabilities: readonly string[]) => api.call('operatorBindRail', {
  token: await api.platformToken(), body: { rail: 'PIX', provider_id: PROVIDER, capabilities, enabled: true },
});

/** Compares the books with the PSP's statement of yesterday and today. @returns the run when it has ended. */
async function reconcile(): Promise<ReconciliationRunResponse> {
  const now = api.service.database.clock.now();
  const [from, to] = [accountingDay(new Date(now.getTime() - 86_400_000)), accountingDay(now)];
  const body = { provider_id: PROVIDER, rail: 'PIX', currency: 'BRL', from, to, source: { kind: 'FETCH' } };
  const { run_id } = await eventually(async () => {
    const started = await api.call<ReconciliationRunResponse>('startReconciliationRun', { body });
    return started.status < 300 && started.body;
  });
  return eventually(async () => {
    const run = await api.ok<ReconciliationRunResponse>('getReconciliationRun', { path: { run_id } });
    return run.state === 'RUNNING' ? undefined : run;
  });
}

describe('a tenant whose Pix go by API Pix', () => {
  it('binds it for what it can; payments out are refused at once', async () => {
    expect(await bind(CAPABILITIES)).toMatchObject({ status: 422,
      body: { error: 'RAIL_NOT_SUPPORTED', details: { capabilities: API_PIX[ADAPTER] } } });
    expect((await bind(API_PIX[ADAPTER] ?? [])).status).toBe(201);
    const paid = await api.call('createObligation', {
      body: {
        rail: 'PIX', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account', account_id: account },
        creditor: { kind: 'external', external_id: 'pix_key:ana@example.com' },
      },
    });
    expect(paid).toMatchObject({ status: 422, body: { error: 'RAIL_NOT_BOUND' } });
  });

  it('gets a key of its account at the PSP, and the code of a charge from there; money pays it; a part goes back', async () => {
    key = await api.ok<PixKeyResponse>('registerPixKey', { body: { account_id: account, key_type: 'EVP' } });
    expect(key).toMatchObject({ state: 'ACTIVE', provider_id: PROVIDER });
    const charge = await api.ok<PixQrChargeResponse>('createPixDynamicQr', { path: { account_id: account }, body: { amount_cents: 3850 } });
    const { charges } = await psp.control<{ charges: { txid: string; pixCopiaECola: string }[] }>('books');
    expect(charges).toEqual([expect.objectContaining({ txid: charge.txid, pixCopiaECola: charge.brcode })]);
    const { pix } = await psp.control<{ pix: { endToEndId: string } }>('emit', { event: 'QR_CHARGE_PAID', data: { txid: charge.txid } });
    await eventually(async () => (await api.available(account)) === 3850);
    expect(await api.ok<PixQrChargeResponse>('getPixQrCharge', { path: { txid: charge.txid } })).toMatchObject({
      state: 'PAID', end_to_end_id: pix.endToEndId,
    });
    const back = await api.ok<PixReturnResponse>('createPixReturn', {
      body: { account_id: account, original_end_to_end_id: pix.endToEndId, amount: { currency: 'BRL', value: 850 } },
    });
    const path = { obligation_id: back.obligation_id };
    await eventually(async () => (await api.ok<ObligationResponse>('getObligation', { path })).state === 'FINAL');
    expect(await api.available(account)).toBe(3000);
  });

  it('makes a bill that is due on a day; what its payer owes today pays it', async () => {
    const before = await api.available(account);
    const due = {
      due_on: '2099-03-02', payer: { name: 'Diego Alves', tax_id: '12345678909' }, fine: { kind: 'PERCENT', value: 200 },
      discount: { kind: 'FIXED', steps: [{ until: '2099-02-20', value: 50 }] },
    };
    const { txid } = await api.ok<PixQrChargeResponse>('createPixDynamicQr', {
      path: { account_id: account }, body: { amount_cents: 1_000, due },
    });
    await psp.control('emit', { event: 'QR_CHARGE_PAID', data: { txid } });
    await eventually(async () => (await api.available(account)) === before + 950);
    expect(await api.ok<PixQrChargeResponse>('getPixQrCharge', { path: { txid } })).toMatchObject({
      state: 'PAID', amount_cents: 1_000, due: { due_on: '2099-03-02', days_after_due: 30, interest: null },
    });
  });

  it('hears of a charge that the PSP took back, and debits what the PSP sent back by itself', async () => {
    const before = await api.available(account);
    const path = { account_id: account };
    const { txid } = await api.ok<PixQrChargeResponse>('createPixDynamicQr', { path, body: { amount_cents: 700 } });
    const { txid: paid } = await api.ok<PixQrChargeResponse>('createPixDynamicQr', { path, body: { amount_cents: 600 } });
    await psp.control('emit', { event: 'QR_CHARGE_CANCELLED', data: { txid } });
    const { pix } = await psp.control<{ pix: { endToEndId: string } }>('emit', { event: 'QR_CHARGE_PAID', data: { txid: paid } });
    await eventually(async () => (await api.available(account)) === before + 600);
    await psp.control('emit', { event: 'RETURN_SENT', data: { original_end_to_end_id: pix.endToEndId, amount: { value: 250 } } });
    await adapter.poller.sweep();
    await eventually(async () => (await api.ok<PixQrChargeResponse>('getPixQrCharge', { path: { txid } })).state === 'CANCELLED');
    await eventually(async () => (await api.available(account)) === before + 350);
  });

  it(`has the PSP’s books after ${CREDITS} credits of which a tenth was not called back, a tenth twice, and all out of order`, async () => {
    const before = await api.available(account);
    await psp.control('callbacks', { lose: 0.1, double: 0.1, delayMs: 3_000, seed: 7 });
    let sum = 0;
    for (let n = 0; n < CREDITS; n += 1) {
      const value = 1 + ((n * 7919) % 5000);
      sum += value;
      psp.psp.api.receive({ valor: `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`, chave: String(key.key_value) });
      if (n === Math.trunc(CREDITS / 2)) await restartAll();
      if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await eventually(async () => (await api.available(account)) === before + sum, TIMEOUT_MS / 1000);
    const returned = await sendBack(Math.max(1, Math.trunc(CREDITS / 100)));
    expect(Math.min(lost(), doubled())).toBeGreaterThan(CREDITS / 20);
    await psp.control('callbacks', {});
    for (const again of ['poll', 'sweep', 'sweepReturns'] as const) await adapter.poller[again]();
    const { balance, pix, lines } = await psp.control<{ balance: number; pix: unknown[]; lines: { kind: string }[] }>('books');
    expect([await api.available(account), balance]).toEqual([before + sum - returned, before + sum - returned]);
    const rows = {
      made: pix.length, received: await count(CREDITED), names: await count(NAMES),
      returned_by_psp: lines.filter(({ kind }) => kind === 'RETURN_SENT').length, returned: await count(RETURNED),
    };
    process.stdout.write(`${JSON.stringify({ ...rows, callbacks_lost: lost(), callbacks_doubled: doubled() })}\n`);
    expect(rows).toEqual({ ...rows, received: rows.made, names: rows.made, returned: rows.returned_by_psp });
  }, TIMEOUT_MS);

  it('reconciles with the PSP’s statement without a difference', async () => {
    const { state, break_counts, matched_count } = await reconcile();
    expect([state, Object.values(break_counts ?? {}).every((count) => count === 0), matched_count]).toEqual(['COMPLETED', true,
      (await psp.control<{ lines: unknown[] }>('books')).lines.length]);
  }, TIMEOUT_MS);
});

const CREDITED = `select count(*) as n from razao.evidence where kind = 'INBOUND_CREDIT' and state = 'MATCHED'`;
const NAMES = `select count(distinct match_keys->>'end_to_end_id') as n from razao.evidence where kind = 'INBOUND_CREDIT'`;
const RETURNED = `select count(*) as n from razao.pix_returns where state = 'SETTLED'`;

/** Counts of callbacks by PSPs that ended. */
const ended = { lost: 0, doubled: 0 };
const lost = () => ended.lost + psp.psp.callbacks.count.lost;
const doubled = () => ended.doubled + psp.psp.callbacks.count.doubled;

/** Sends a centavo of each of so many Pix back. @returns the sum. */
async function sendBack(most: number): Promise<number> {
  const names = [...psp.psp.books.pix.keys()].slice(-most);
  for (const original_end_to_end_id of names) await api.ok<PixReturnResponse>('createPixReturn', {
    body: { account_id: account, original_end_to_end_id, amount: { currency: 'BRL', value: 1 } },
  });
  const settled = await count(RETURNED);
  await eventually(async () => (await count(`select count(*) as n from razao.pix_returns where state = 'PROCESSING'`)) === 0, 60 + most);
  expect(await count(RETURNED)).toBeGreaterThanOrEqual(settled);
  return names.length;
}

/** All three stop in the middle, the PSP first, and go on from what they keep. Callbacks that were under way are lost. */
async function restartAll(): Promise<void> {
  const { faults } = psp.psp.callbacks;
  ended.lost += psp.psp.callbacks.count.lost + psp.psp.callbacks.underWay;
  ended.doubled += psp.psp.callbacks.count.doubled;
  await psp.psp.stop();
  await adapter.stop();
  await api.stop();
  api = await startService();
  psp = await startPsp({ books: psp.psp.books, apiPort: Number(new URL(psp.url).port) });
  psp.psp.callbacks.faults = faults;
  adapter = await startApiPix({ ...options, razaoUrl: api.baseUrl, folder: adapter.folder });
}
