/** The SDK in a browser: a page of another origin lists accounts, pays within a unit of work, and verifies a delivery. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildSdk } from '../../sdk/build.ts';
import { signatureHeaders } from '../../src/domains/events/webhooks/signing.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { CHROMIUM } from '../support/chromium.ts';
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

/** The page. It reports what it found, or what went wrong. */
const page = (settings: object) => `<!doctype html><meta charset="utf-8"><title>Accounts</title><ul></ul>
<script type="module">
import { ApiError, Razao, verifyWebhook } from './standalone.js';
import { browserStorage } from './browser-storage.js';
const { baseUrl, owner, from, to, secret, delivery } = ${JSON.stringify(settings)};
const report = (result) => fetch('/result', { method: 'POST', body: JSON.stringify(result) });
try {
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
} catch (error) {
  await report({ failed: String(error), stack: error?.stack });
}
</script>`;

/** Serves the page and the package, opens the page, and waits for its report. */
async function inChromium(settings: object, token: string): Promise<Record<string, unknown>> {
  let report: (result: Record<string, unknown>) => void = () => undefined;
  const reported = new Promise<Record<string, unknown>>((resolve) => { report = resolve; });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === '/result') {
      let text = '';
      request.on('data', (chunk) => { text += String(chunk); }).on('end', () => { response.end(); report(JSON.parse(text) as Record<string, unknown>); });
    } else if (url === '/token') response.end(token);
    else if (/^\/[\w-]+\.js$/.test(url)) response.setHeader('content-type', 'text/javascript').end(readFileSync(join(folder, 'package/dist', url)));
    else response.setHeader('content-type', 'text/html').end(page(settings));
  });
  const origin = await listen(server, 0, '127.0.0.1');
  const profile = join(folder, 'profile');
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', `--user-data-dir=${profile}`, '--remote-debugging-port=0'];
  const browser = spawn(CHROMIUM ?? '', [...flags, `${origin}/`], { stdio: 'ignore' });
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  const late = setTimeout(() => report({ failed: 'the page reported nothing' }), TIMEOUT_MS / 2);
  try {
    return await reported;
  } finally {
    clearTimeout(late);
    browser.kill();
    await gone;
    server.closeAllConnections();
    await closeServer(server);
  }
}

if (CHROMIUM === undefined) process.stderr.write('skipped: no Chromium on this machine, so the SDK is not tried in a browser (CHROMIUM=path names one)\n');

(CHROMIUM === undefined ? it.skip : it)('a page lists accounts, pays once, and verifies a delivery', async () => {
  const owner = await api.party();
  const [from, to] = [await api.account(1_000, { owner }), await api.account(0, { owner })];
  const body = JSON.stringify({ event_id: 'evt_1', event_type: 'obligation.settled', data: {} });
  const delivery = { body, headers: signatureHeaders([SECRET], 'evt_1', Buffer.from(body), new Date()) };
  const found = await inChromium({ baseUrl: api.baseUrl, owner, from, to, secret: SECRET, delivery }, await api.token());
  expect(found).toMatchObject({
    shown: 2, refused: 'ACCOUNT_NOT_FOUND', event: 'obligation.settled', left: [],
    first: { replayed: false, requestId: expect.stringMatching(/^req_/), open: ['page-1/createObligation/1'] }, second: { replayed: true },
  });
  expect((found['accounts'] as string[]).toSorted()).toEqual([from, to].toSorted());
  expect((found['first'] as { id: string }).id).toBe((found['second'] as { id: string }).id);
  expect([await api.available(from), await api.available(to)]).toEqual([300, 700]);
}, TIMEOUT_MS);
