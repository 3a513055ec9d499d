/** A person at the console when things go wrong: few scopes, foreign ids, tokens that end, lost answers, a service that is away. */
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allScopes } from '../../src/domains/auth/index.ts';
import { CHROMIUM, sayWithoutChromium } from '../support/chromium.ts';
import { openAccount, transferOf } from './story.ts';
import { openBrowser, Visitor } from './visitor.ts';
import { startWorld, type World } from './world.ts';

const TIMEOUT_MS = 300_000;

let world: World;
let browser: Browser;
beforeAll(async () => {
  if (CHROMIUM === undefined) return;
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

sayWithoutChromium('sessions at the console are not tried');

async function visit(work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await Visitor.open(browser, world.console);
  try {
    await work(visitor);
    expect(visitor.faults).toEqual([]);
  } finally {
    await visitor.close();
  }
}

/** Opens the dialog that freezes an account, with a reason. */
async function openFreeze(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Freeze' }).click();
  await page.getByLabel('Reason (optional').fill('Device reported stolen');
}

const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Freeze' });
/** Requests to freeze that the service carried out, by key. */
const freezesOf = async (account: string) => (await world.razao.events.list({ entity_id: account, type: 'account.frozen' })).items.length;

(CHROMIUM === undefined ? describe.skip : describe)('a session at the console', () => {
  it(
    'keeps the secret nowhere, and the token in memory alone, unless this tab was chosen',
    () =>
      visit(async (visitor) => {
        await visitor.signIn(world.full);
        const stored = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])';
        expect(await visitor.page.evaluate(stored)).not.toMatch(/eyJ|token/);
        await visitor.page.reload();
        await visitor.page.locator('form.sign-in-form').waitFor();
        await visitor.page.getByLabel('Stay signed in').check();
        await visitor.fillIn(world.full);
        await visitor.page.reload();
        await visitor.page.getByRole('heading', { name: 'Now' }).waitFor();
        expect(await visitor.page.evaluate(stored)).not.toContain(world.full.secret);
      }),
    TIMEOUT_MS,
  );

  it(
    'says that a secret is wrong',
    () =>
      visit(async (visitor) => {
        visitor.expected.add(401).add(400);
        await visitor.page.goto(world.console);
        await visitor.page.locator('form.sign-in-form input:not([type])').fill(world.full.id);
        await visitor.page.locator('form.sign-in-form input[type=password]').fill('wrong');
        await visitor.page.locator('form.sign-in-form button').click();
        await visitor.page.getByText('its secret is wrong').waitFor();
      }),
    TIMEOUT_MS,
  );

  it(
    'shows who has few scopes only what those allow, and asks the service for nothing else',
    () =>
      visit(async (visitor) => {
        await visitor.signIn(await world.client(['service/accounts.read']), `/accounts/${world.story.ana}`);
        await visitor.settled();
        expect(await visitor.page.locator('nav#menu a').allInnerTexts()).toEqual([
          'Now',
          'Search',
          'Payments',
          'Accounts',
          'Flow of money',
          'Pix',
          'Events & webhooks',
        ]);
        expect(await visitor.page.getByRole('button', { name: 'Freeze' }).isDisabled()).toBe(true);
        for (const route of ['/now', `/payments/${world.story.transfer}`, '/books', '/operator', '/events']) await visitor.go(route);
      }),
    TIMEOUT_MS,
  );

  it(
    "says of another tenant's id what it says of one that does not exist",
    () =>
      visit(async (visitor) => {
        visitor.expected.add(404);
        await visitor.signIn(await world.client(allScopes, 'other'), `/payments/${world.story.transfer}`);
        await visitor.page.locator('main .failure').first().waitFor();
        const foreign = await visitor.page.locator('main .failure').first().innerText();
        await visitor.go('/payments/obl_01KJQ9A0B2C4D6E8F0G2H4J6K8');
        expect(await visitor.page.locator('main .failure').first().innerText().then(plain)).toBe(plain(foreign));
        expect(foreign).toContain('Not found');
      }),
    TIMEOUT_MS,
  );

  it(
    'does one act when its button is pressed twice, shows the request it sent, and takes another key for another dialog',
    () =>
      visit(async (visitor) => {
        const account = await openAccount(world.razao, 'Twice');
        await visitor.signIn(world.full, `/accounts/${account}`);
        const sent: { path: string; key: string | undefined; method: string }[] = [];
        visitor.page.on('request', (request) => {
          if (request.method() === 'POST' && request.url().includes('/freeze'))
            sent.push({ path: new URL(request.url()).pathname, key: request.headers()['idempotency-key'], method: request.method() });
        });
        const curlOf = async (): Promise<string> => {
          await openFreeze(visitor.page);
          await visitor.page.getByText('The same by curl').click();
          return visitor.page.locator('.elsewhere pre').first().innerText();
        };
        const abandoned = await curlOf();
        await visitor.page.keyboard.press('Escape');
        const curl = await curlOf();
        expect(curl).not.toBe(abandoned);
        await confirm(visitor.page).dblclick();
        await visitor.page.getByText('✓ Done').waitFor();
        expect([sent.length, await freezesOf(account)]).toEqual([1, 1]);
        expect(curl).toContain(`-X ${sent[0]?.method} '${world.api.baseUrl}${sent[0]?.path}'`);
        expect(curl).toContain(`Idempotency-Key: ${sent[0]?.key}`);
        expect(curl).toContain('Device reported stolen');
      }),
    TIMEOUT_MS,
  );

  it(
    'asks again under the same key when an answer is lost',
    () =>
      visit(async (visitor) => {
        visitor.expected.add(0);
        const account = await openAccount(world.razao, 'Lost');
        await visitor.signIn(world.full, `/accounts/${account}`);
        const keys: (string | undefined)[] = [];
        let isLost = true;
        await visitor.page.route('**/freeze', async (route: Route) => {
          keys.push(route.request().headers()['idempotency-key']);
          if (!isLost) return route.continue();
          await route.fetch();
          await route.abort('connectionreset');
        });
        await openFreeze(visitor.page);
        await confirm(visitor.page).click();
        await visitor.page.getByText('The answer was lost').waitFor();
        isLost = false;
        await visitor.page.getByRole('button', { name: 'Ask again' }).click();
        await visitor.page.getByText('It was done before').waitFor();
        expect([new Set(keys).size, await freezesOf(account)]).toEqual([1, 1]);
      }),
    TIMEOUT_MS,
  );

  it(
    'keeps a dialog through a token that ends, and sends under the same key',
    () =>
      visit(async (visitor) => {
        visitor.expected.add(401);
        const account = await openAccount(world.razao, 'Ended');
        await visitor.signIn(world.full, `/accounts/${account}`);
        await openFreeze(visitor.page);
        let isEnded = true;
        const keys: (string | undefined)[] = [];
        await visitor.page.route('**/v1/**', async (route: Route) => {
          if (route.request().url().includes('/freeze')) keys.push(route.request().headers()['idempotency-key']);
          if (!isEnded) return route.continue();
          await route.fulfill({
            status: 401,
            contentType: 'application/json',
            body: '{"error":"UNAUTHENTICATED","message":"The token has expired."}',
          });
        });
        await confirm(visitor.page).click();
        await visitor.page.getByText('The session ended. What is on the screen').waitFor();
        isEnded = false;
        await visitor.fillIn(world.full);
        expect(await visitor.page.getByLabel('Reason (optional').inputValue()).toBe('Device reported stolen');
        await confirm(visitor.page).click();
        await visitor.page.getByText('✓ Done').waitFor();
        expect([new Set(keys).size, await freezesOf(account)]).toEqual([1, 1]);
      }),
    TIMEOUT_MS,
  );

  it(
    'tells two tabs apart: what one has done is refused or repeated to the other, never done twice',
    () =>
      visit(async (visitor) => {
        const account = await openAccount(world.razao, 'Tabs');
        await visitor.signIn(world.full, `/accounts/${account}`);
        const other = await visitor.tab();
        await other.signIn(world.full, `/accounts/${account}`);
        for (const { page } of [visitor, other]) await openFreeze(page);
        for (const { page } of [visitor, other]) await confirm(page).click();
        for (const { page } of [visitor, other]) await page.getByText('✓ Done').waitFor();
        expect(await freezesOf(account)).toBe(1);
        await world.razao.accounts.unfreeze(account);
      }),
    TIMEOUT_MS,
  );

  it(
    'wants the amount typed before money moves',
    () =>
      visit(async (visitor) => {
        const [from, to] = [world.story.loja, world.story.ana];
        await visitor.signIn(world.full, `/accounts/${from}`);
        await visitor.page.getByRole('button', { name: 'Transfer' }).click();
        await visitor.page.getByLabel('Account that receives').fill(to);
        await visitor.page.getByLabel('Amount', { exact: true }).fill('12.34');
        const send = visitor.page.getByRole('dialog').getByRole('button', { name: 'Transfer' });
        expect(await send.isDisabled()).toBe(true);
        await visitor.page.getByLabel('Type 12.34 to confirm').fill('12.34');
        const before = await world.api.available(to);
        await send.click();
        await visitor.page.getByText('✓ Done').waitFor();
        expect(await world.api.available(to)).toBe(before + 1234);
      }),
    TIMEOUT_MS,
  );

  it(
    'says that the service is away, keeps what it showed, and comes back by itself',
    () =>
      visit(async (visitor) => {
        visitor.expected.add(0);
        await visitor.signIn(world.full, `/payments/${world.story.stuck}`);
        await visitor.settled();
        await visitor.page.route('**/v1/**', (route) => route.abort('connectionrefused'));
        await visitor.page.getByText('The service does not answer.').waitFor({ timeout: 60_000 });
        expect(await visitor.text()).toContain('R$450.00');
        await visitor.page.unroute('**/v1/**');
        await visitor.page.getByText('The service does not answer.').waitFor({ state: 'detached', timeout: 60_000 });
      }),
    TIMEOUT_MS,
  );

  it(
    'shows the shape of what a slow service will answer, and nothing jumps',
    () =>
      visit(async (visitor) => {
        await visitor.signIn(world.full);
        await visitor.page.evaluate(
          WATCH_SHIFTS,
        );
        await visitor.page.route('**/v1/**', async (route) => {
          await new Promise((resolve) => {
            setTimeout(resolve, 700);
          });
          await route.continue();
        });
        await visitor.page.evaluate(`location.hash = '/accounts/${world.story.ana}'`);
        await visitor.page.locator('.skeleton').first().waitFor();
        await visitor.settled();
        expect(await visitor.page.evaluate('globalThis.shift')).toBeLessThan(0.25);
      }),
    TIMEOUT_MS,
  );

  it(
    'is driven by the keyboard alone: search, a view, a dialog and out of it',
    () =>
      visit(async (visitor) => {
        await visitor.signIn(world.full);
        await visitor.page.locator('main').waitFor();
        const { keyboard } = visitor.page;
        await keyboard.press('/');
        await visitor.page.locator('.palette-input').waitFor();
        await keyboard.type(world.story.ana);
        await keyboard.press('Enter');
        await visitor.page.getByRole('heading', { name: 'Ana Souza' }).waitFor();
        for (let step = 0; step < 60 && await visitor.page.evaluate('document.activeElement?.textContent') !== 'Freeze'; step += 1)
        await keyboard.press('Tab');
        await keyboard.press('Enter');
        await visitor.page.getByRole('dialog').waitFor();
        await keyboard.press('Escape');
        await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
        await keyboard.press('g');
        await keyboard.press('b');
        await visitor.page.getByRole('heading', { name: 'Books' }).waitFor();
      }),
    TIMEOUT_MS,
  );

  it(
    'exports a list as CSV, all of it',
    () =>
      visit(async (visitor) => {
        for (let count = 0; count < 3; count += 1)
          await world.razao.obligations.create(transferOf(world.story.loja, world.story.ana, 100 + count));
        await visitor.signIn(world.full, '/payments');
        await visitor.settled();
        const [download] = await Promise.all([
          visitor.page.waitForEvent('download'),
          visitor.page.getByRole('button', { name: 'Export CSV' }).click(),
        ]);
        const chunks: Buffer[] = [];
        for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
        const lines = Buffer.concat(chunks).toString().trim().split('\r\n');
        const all = await world.razao.obligations.list({ limit: 200 }).toArray();
        expect(lines[0]?.replace('\uFEFF', '')).toBe('amount,state,rail,debtor,creditor,created_at,obligation_id');
        expect(lines.length - 1).toBe(all.length);
      }),
    TIMEOUT_MS,
  );

  it(
    'keeps what names a person out of addresses',
    () =>
      visit(async (visitor) => {
        await visitor.signIn(world.full);
        await visitor.page.locator('main').waitFor();
        await visitor.page.keyboard.press('/');
        await visitor.page.locator('.palette-input').fill('Ana Souza');
        await visitor.page.getByText('Search for “Ana Souza”').click();
        await visitor.page.locator('a.result').first().waitFor();
        expect(visitor.page.url()).not.toMatch(/Ana|Souza/);
        await visitor.page.getByRole('searchbox').fill('123.456.789-09');
        await visitor.page.getByRole('searchbox').press('Enter');
        await visitor.settled();
        expect(visitor.page.url()).not.toMatch(/123/);
      }),
    TIMEOUT_MS,
  );
});

/** Sums up how far what is shown moves by itself. */
const WATCH_SHIFTS = `(() => {
  globalThis.shift = 0;
  const add = (list) => { for (const it of list.getEntries()) if (!it.hadRecentInput) globalThis.shift += it.value; };
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: false });
})()`;

/** Without the request's name, which differs each time. */
function plain(text: string): string {
  return text.replace(/req_\S+/g, '');
}
