/** The SDK in a browser: a page of another origin lists accounts, pays within a unit of work, and verifies a delivery. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildSdk } from '../../sdk/build.ts';
import { signatureHeaders } from '../../src/domains/events/webhooks/signing.ts';
import { CHROMIUM, pageOf, reportOf, sayWithoutChromium } from '../support/chromium.ts';
import { startTestService, type TestService } from '../support/service.ts';

const TIMEOUT_MS = 120_000;
const SECRET = 'whsec_bbLqT4aCei5eMA0cLA2qou4n874OKI3HJZP6D5gt7xQ';

let folder: string;
let api: TestService;
beforeAll(async () => {
  if (CHROMIUM === undefined) return;
  folder = mkdtempSync(join(tmpdir(), 'razao-browser-'));
  await buildSdk(join(folder, 'package'));
  api = await startTestService({ env: { RAZAO_CORS_ORIGINS: '*', RAZAO_ROLES: 'api' } });
}, TIMEOUT_MS);
afterAll(async () => {
  await api?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const page = (settings: object) => pageOf(`
  const [{ ApiError, Razao, verifyWebhook }, { browserStorage }] = await Promise.all([import('./standalone.js'), import('./browser-storage.js')]);
  const { baseUrl, owner, from, to, secret, delivery } = ${JSON.stringify(settings)};
  const razao = new Razao({ baseUrl, token: async () => (await fetch('/token')).text(), storage: browserStorage('page') });
  const accounts = [];
  for await (const account of razao.accounts.search({ owner_party_id: owner, limit: 1 })) {
    accounts.push(account.id);
    document.querySelector('ul').append(Object.assign(document.createElement('li'), { textContent: account.id }));
  }
  const pay = () => razao.work('page-1', async (unit) => {
    const call = unit.obligations.create({ rail: 'NATIVE', amount: { currency: 'BRL', value: 700 }, debtor: { kind: 'account', account_id: from }, creditor: { kind: 'account', account_id: to } });
    const { data, replayed, requestId } = await call.withResponse();
    return { id: data.obligation_id, replayed, requestId, open: (await razao.openIntents()).map(({ key }) => key) };
  });
  const [first, second] = [await pay(), await pay()];
  const refused = await razao.accounts.get('acc_00000000000000000000000000').catch((error) => error instanceof ApiError && error.code);
  const event = await verifyWebhook(delivery.body, delivery.headers, secret);
  await report({ accounts, shown: document.querySelectorAll('li').length, first, second, refused, event: event.event_type, left: await razao.openIntents() });
`, { body: '<ul></ul>' });

sayWithoutChromium('the SDK is not tried in a browser');

(CHROMIUM === undefined ? it.skip : it)('a page lists accounts, pays once, and verifies a delivery', async () => {
  const owner = await api.party();
  const [from, to] = [await api.account(1_000, { owner }), await api.account(0, { owner })];
  const body = JSON.stringify({ event_id: 'evt_1', event_type: 'obligation.settled', data: {} });
  const delivery = { body, headers: signatureHeaders([SECRET], 'evt_1', Buffer.from(body), new Date()) };
  const token = await api.token();
  const found = await reportOf(page({ baseUrl: api.baseUrl, owner, from, to, secret: SECRET, delivery }), (path) => {
    if (path === '/token') return { type: 'text/plain', content: token };
    return /^\/[\w-]+\.js$/.test(path) ? { type: 'text/javascript', content: readFileSync(join(folder, 'package/dist', path)) } : undefined;
  });
  expect(found).toMatchObject({
    shown: 2, refused: 'ACCOUNT_NOT_FOUND', event: 'obligation.settled', left: [],
    first: { replayed: false, requestId: expect.stringMatching(/^req_/), open: ['page-1/createObligation/1'] }, second: { replayed: true },
  });
  expect((found['accounts'] as string[]).toSorted()).toEqual([from, to].toSorted());
  expect((found['first'] as { id: string }).id).toBe((found['second'] as { id: string }).id);
  expect([await api.available(from), await api.available(to)]).toEqual([300, 700]);
}, TIMEOUT_MS);
