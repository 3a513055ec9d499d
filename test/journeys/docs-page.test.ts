/** The documentation as one finds it in a browser: looked through, and an operation tried on the service and on the mocks. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contractMock } from '../../mocks/contracts/contract-mock.ts';
import { allScopes, createClient } from '../../src/domains/auth/index.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { idSource } from '../../src/platform/id.ts';
import { createLog } from '../../src/platform/log.ts';
import { CHROMIUM, Page } from '../support/chromium.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';

const TIMEOUT_MS = 240_000;
/** The account of the story that the examples tell. */
const STORY = 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9';
const OPERATION = '/docs#core/tag/accounts/GET/v1/accounts/%7Baccount_id%7D';

let api: TestService;
let mock: Server;
let mockUrl: string;
let account: string;
let page: Page;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_CORS_ORIGINS: 'localhost', RAZAO_ROLES: 'api' } });
  mock = createServer(contractMock(createLog('silent')));
  mockUrl = await listen(mock, 0, '127.0.0.1');
  account = await api.account(1_000);
  const { database } = api.service;
  const client = await createClient(database, idSource(database.clock), { tenant: TENANT, name: 'docs', scopes: allScopes, platform: false });
  api.service.offerToTry({ mockUrl, clientId: client.client_id, clientSecret: client.client_secret, ids: { [STORY]: account } });
  if (CHROMIUM !== undefined) page = await Page.open(`${api.baseUrl}/`);
}, TIMEOUT_MS);
afterAll(async () => {
  await page?.close();
  mock?.closeAllConnections();
  if (mock) await closeServer(mock);
  await api?.stop();
});

if (CHROMIUM === undefined) process.stderr.write('skipped: no Chromium on this machine, so the documentation is not tried in a browser (CHROMIUM=path names one)\n');
const inBrowser = CHROMIUM === undefined ? it.skip : it;

/** Clicks the first button whose text is like that, once there is one. */
const click = (text: RegExp, within = 'body') =>
  page.until(`(() => { const it = [...document.querySelectorAll('${within} button, ${within} [role=option], ${within} [role=menuitem]')].find((it) => ${String(text)}.test(it.innerText.trim())); it?.click(); return it !== undefined; })()`);
const CLIENT = '.scalar-app-layout';
/** How a request that the page made was answered. */
const answered = (url: string) => page.until(`performance.getEntriesByType('resource').findLast((it) => it.name === '${url}')?.responseStatus`);

it.each([['the service', () => api.baseUrl], ['the mocks', () => mockUrl]])('a page of this machine may write to %s', async (_what, url) => {
  const { status, headers } = await fetch(`${url()}/v1/obligations`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key' },
  });
  expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-headers')])
    .toEqual([204, expect.stringMatching(/^(\*|http:\/\/localhost:5173)$/), 'authorization,content-type,idempotency-key']);
  expect(headers.get('access-control-allow-methods')).toContain('POST');
});

inBrowser('the root leads to it, and one search finds an operation', async () => {
  await page.until(`document.body.innerText.includes('Getting started')`);
  expect(await page.evaluate('location.pathname')).toBe('/docs');
  await page.evaluate(`(() => { const box = document.querySelector('#search input'); box.value = 'getAccount '; box.dispatchEvent(new Event('input')); })()`);
  expect(await page.until(`document.querySelector('#search li a')?.getAttribute('href')`)).toBe(OPERATION.slice('/docs'.length));
}, TIMEOUT_MS);

inBrowser('an operation is shown with its call of the SDK, and tried on the service and on the mocks as it stands', async () => {
  await page.evaluate(`void setTimeout(() => { location.href = '${OPERATION}'; location.reload(); })`);
  await page.until(`document.querySelector('[id="core/tag/accounts/GET/v1/accounts/{account_id}"]')?.innerText.includes("await razao.accounts.get('${account}');")`);
  await click(/^test request\s*\(get \/v1\/accounts\/\{account_id\}\)$/i);
  await click(/^authorize$/i, CLIENT);
  expect(await answered(`${api.baseUrl}/auth/token`)).toBe(200);
  await page.until(`document.querySelector('${CLIENT}').innerText.includes('Access Token')`);
  await click(/^send\b/i, CLIENT);
  expect(await answered(`${api.baseUrl}/v1/accounts/${account}`)).toBe(200);
  await click(/^server:/i, CLIENT);
  await click(new RegExp(`^${mockUrl}`));
  await click(/^send\b/i, CLIENT);
  expect(await answered(`${mockUrl}/v1/accounts/${account}`)).toBe(200);
}, TIMEOUT_MS);
