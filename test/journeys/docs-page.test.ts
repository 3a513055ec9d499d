/** The page of the documentation in a browser, as a newcomer to `make run` has it: search, try the service, try the mocks. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractMock } from '../../mocks/contracts/contract-mock.ts';
import { allScopes, createClient } from '../../src/domains/auth/index.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { idSource } from '../../src/platform/id.ts';
import { createLog } from '../../src/platform/log.ts';
import { CHROMIUM, Page, sayWithoutChromium } from '../support/chromium.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';

const TIMEOUT_MS = 240_000;
const STORY = 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9';

let api: TestService;
let mock: Server;
let mockUrl: string;
let account: string;
beforeAll(async () => {
  api = await startTestService({ env: { RAZAO_CORS_ORIGINS: 'localhost', RAZAO_ROLES: 'api' } });
  mock = createServer(contractMock(createLog('silent')));
  mockUrl = await listen(mock, 0, '127.0.0.1');
  account = await api.account(4_200);
  const { database } = api.service;
  const { client_id: clientId, client_secret: clientSecret } = await createClient(database, idSource(database.clock), {
    tenant: TENANT, name: 'docs', scopes: allScopes, platform: false,
  });
  api.service.offerToTry({ mockUrl, clientId, clientSecret, ids: { [STORY]: account }, clients: [] });
});
afterAll(async () => {
  await api?.stop();
  if (mock) await closeServer(mock);
});

/** Clicks the first button of a dialog that is seen and has the text, as soon as there is one. */
const click = (page: Page, text: string) => page.until(`(() => {
  const button = [...document.querySelectorAll('[role=dialog] button')].find((it) => it.offsetParent && it.textContent.includes(${JSON.stringify(text)}));
  button?.click();
  return button !== undefined;
})()`);

/** Records the page's requests and their answers. */
const LISTEN = `(() => {
  const sent = window.fetch;
  window.asked = [];
  window.fetch = async (request, options) => {
    const answer = await sent(request, options);
    const { pathname, origin } = new URL(answer.url);
    asked.push({ origin, path: pathname, status: answer.status, text: await answer.clone().text() });
    return answer;
  };
})()`;
const answerFrom = (page: Page, origin: string, path: string) =>
  page.until<{ status: number; text: string }>(
    `asked.find((it) => it.origin === ${JSON.stringify(origin)} && it.path === ${JSON.stringify(path)})`,
  );

sayWithoutChromium('the page of the documentation is not tried in a browser');

(CHROMIUM === undefined ? it.skip : it)('leads from the root over one search to a call of the service, then of the mocks', async () => {
  const path = `/v1/accounts/${account}/balance`;
  const page = await Page.open(`${api.baseUrl}/`);
  try {
    await page.until(`location.pathname === '/docs' && document.body.innerText.includes('Getting started')`);
    await page.evaluate(
      `(() => { const box = document.querySelector('#search input'); box.value = 'getAccountBalance'; box.dispatchEvent(new Event('input')); })()`,
    );
    await page.until(`(() => { const found = document.querySelector('#search li a'); found?.click(); return found !== null; })()`);
    await page.until(`document.body.innerText.includes('razao.accounts.getBalance')`);
    await page.evaluate(LISTEN);
    await page.until(`(() => {
      const button = [...document.querySelectorAll('button')].find((it) => it.textContent.includes('Test Request') && it.textContent.includes('/balance'));
      button?.click();
      return button !== undefined;
    })()`);
    await click(page, 'Send get request');
    expect(await answerFrom(page, api.baseUrl, '/auth/token')).toMatchObject({ status: 200 });
    const answer = await answerFrom(page, api.baseUrl, path);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, expect.objectContaining({ account_id: account })]);
    await click(page, 'Server:');
    await click(page, mockUrl);
    await click(page, 'Send get request');
    expect(await answerFrom(page, mockUrl, path)).toMatchObject({ status: 200 });
  } finally {
    await page.close();
  }
}, TIMEOUT_MS);

describe('a page of this machine, on another port', () => {
  it.each([['the service', () => api.baseUrl], ['the mocks', () => mockUrl]])('may call %s with a token and a key', async (_what, url) => {
    const origin = 'http://localhost:5173';
    const { status, headers } = await fetch(`${url()}/v1/obligations`, {
      method: 'OPTIONS', headers: {
        Origin: origin, 'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
      },
    });
    expect(status).toBe(204);
    expect(['*', origin]).toContain(headers.get('access-control-allow-origin'));
    expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type,idempotency-key');
  });
});

it('names each parameter once, and sends no filter that was not chosen', async () => {
  for (const contract of ['core', 'command']) {
    const document = await (await fetch(`${api.baseUrl}/docs/${contract}.page.json`)).json() as { paths: Record<string, Record<
      string, { parameters?: { $ref?: string; name?: string; in?: string; examples?: object; required?: boolean; description?: string }[] }
    >>; components: { parameters: Record<string, { name: string }> } };
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    for (const { parameters = [] } of operations) {
      const names = parameters.map(({ $ref, name }) => name ?? document.components.parameters[$ref?.split('/').at(-1) ?? '']?.name);
      expect(new Set(names).size).toBe(names.length);
      const sentUnasked = parameters.filter((it) => it.in === 'query' && it.required !== true && it.examples === undefined);
      expect(sentUnasked).toEqual([]);
    }
  }
});
