/**
 * Razao, the adapter for API Pix and the simulated PSP together: charges, credits, returns and reconciliation, and many credits whose
 * callbacks are lost, doubled and out of order. `PIX_CREDITS` says how many (`make pix`: 10,000).
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ObligationResponse, PixKeyResponse, PixQrChargeResponse, PixReturnResponse,
  ReconciliationRunResponse } from '../../generated/models.ts';
import { accountingDay } from '../../src/platform/clock.ts';
import { API_PIX, CAPABILITIES } from '../../src/domains/rails/index.ts';
import { freePort } from '../../src/platform/local/index.ts';
import { removeFolder, SECRET, startApiPix, startPsp, type AdapterOptions, type TestAdapter, type TestPsp } from '../support/api-pix.ts';
import { addProvider } from '../support/deliver.ts';
import { eventually, startTestService, type TestService } from '../support/service.ts';

const CREDITS = Number(process.env['PIX_CREDITS'] ?? 200);
const TIMEOUT_MS = 240_000 + CREDITS * 100;
const PROVIDER = 'psp-real';
const ADAPTER = 'api_pix_v1';

let api: TestService;
let psp: TestPsp;
let adapter: TestAdapter;
let options: AdapterOptions;
let account: string;
let key: PixKeyResponse;
beforeAll(async () => {
  api = await startTestService({ withMongodb: true });
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
});

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

  it(`has the PSP’s books after ${CREDITS} credits of which a tenth was not called back, a tenth twice, and all out of order`, async () => {
    const before = await api.available(account);
    await psp.control('callbacks', { lose: 0.1, double: 0.1, delayMs: 3_000, seed: 7 });
    let sum = 0;
    for (let n = 0; n < CREDITS; n += 1) {
      const value = 1 + ((n * 7919) % 5000);
      sum += value;
      psp.psp.api.receive({ valor: `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`, chave: String(key.key_value) });
      if (n === Math.trunc(CREDITS / 2)) await restart();
      if (n % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await eventually(async () => (await api.available(account)) === before + sum, TIMEOUT_MS / 1000);
    const { lost, doubled } = await psp.control<{ lost: number; doubled: number }>('callbacks');
    expect(Math.min(lost, doubled)).toBeGreaterThan(CREDITS / 20);
    await psp.control('callbacks', {});
    await adapter.poller.poll();
    expect(await api.available(account)).toBe(before + sum);
    const { balance } = await psp.control<{ balance: number }>('books');
    expect(balance).toBe(before + sum);
  }, TIMEOUT_MS);

  it('reconciles with the PSP’s statement without a difference', async () => {
    const { state, break_counts, matched_count } = await reconcile();
    expect([state, Object.values(break_counts ?? {}).every((count) => count === 0), matched_count]).toEqual(['COMPLETED', true,
      CREDITS + 2]);
  }, TIMEOUT_MS);
});

/** The adapter stops in the middle, and goes on from its store. */
async function restart(): Promise<void> {
  await adapter.stop();
  adapter = await startApiPix({ ...options, folder: adapter.folder });
}
