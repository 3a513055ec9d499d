/** What a person reads off the console is so: lamps that turn, a list of a thousand accounts, balances of any instant, money followed. */
import type { Browser, Locator, Request } from 'playwright-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHROMIUM, sayWithoutChromium } from '../support/chromium.ts';
import { eventually, TENANT } from '../support/service.ts';
import { tamper } from '../support/tamper.ts';
import { fund, openAccount, transferOf } from './story.ts';
import { openBrowser, Visitor } from './visitor.ts';
import { startWorld, type World } from './world.ts';

const TIMEOUT_MS = 300_000;
const ACCOUNTS = 1_000;
const AT_ONCE = 8;

let world: World;
let browser: Browser;
let owner: pg.Client;
beforeAll(async () => {
  if (CHROMIUM === undefined) return;
  [world, browser] = await Promise.all([startWorld({ RAZAO_ROLES: 'api,worker,checker' }), openBrowser()]);
  owner = new pg.Client({ connectionString: world.api.databaseUrl });
  await owner.connect();
}, TIMEOUT_MS);
afterAll(async () => {
  await owner?.end();
  await browser?.close();
  await world?.stop();
});

sayWithoutChromium('what the console answers is not tried');

async function visit(route: string, work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await Visitor.open(browser, world.console);
  try {
    await visitor.signIn(world.full, route);
    await visitor.settled();
    await work(visitor);
    expect(visitor.faults).toEqual([]);
  } finally {
    await visitor.close();
  }
}

/** Addresses of the reads of an operation, as the page asks for them. */
function readsOf({ page }: Visitor, path: string): URL[] {
  const reads: URL[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === path && request.method() === 'GET') reads.push(url);
  });
  return reads;
}

const lampOf = ({ page }: Visitor, name: string, light: 'good' | 'warn' | 'bad'): Locator =>
  page.locator(`.lamp[data-light=${light}]:has(.lamp-name:text-is("${name}"))`);

/**
 * Once the service knows, a page that reads every five or ten seconds shows it with the next read: within 15 s. One more may be under way.
 */
async function turnsWithTheNextRead(visitor: Visitor, path: string, sign: Locator): Promise<void> {
  const reads = readsOf(visitor, path);
  await sign.waitFor();
  expect(reads.length).toBeLessThanOrEqual(2);
  await eventually(async () => reads.length > 0);
}

(CHROMIUM === undefined ? describe.skip : describe)('the lamps of Now', () => {
  const health = () => world.razao.health.get();
  const booksAre = (status: string) => eventually(async () => (await health()).books?.status === status);

  it(
    'turn when a balance is falsified, and name it, until it is right again',
    () =>
      visit('/now', async (visitor) => {
        const change = (by: number) =>
          tamper(owner, `update razao.balances set posted = posted + ${by} where account_id = '${world.story.ana}'`);
        const check = 'Check of the books';
        await lampOf(visitor, check, 'good').waitFor();
        await change(1);
        await booksAre('differ');
        await turnsWithTheNextRead(visitor, '/v1/health', lampOf(visitor, check, 'bad'));
        expect(await lampOf(visitor, check, 'bad').innerText()).toContain(`balance ${world.story.ana} BRL: posted is`);
        await change(-1);
        await booksAre('agree');
        await turnsWithTheNextRead(visitor, '/v1/health', lampOf(visitor, check, 'good'));
      }),
    TIMEOUT_MS,
  );

  it(
    'turn when an entry is altered, which this browser finds by itself',
    () =>
      visit('/now', async (visitor) => {
        const last = '(select max(seq_no) from razao.journal_entries)';
        const change = (by: number) => tamper(owner, `update razao.journal_entries set amount = amount + ${by} where seq_no = ${last}`);
        await lampOf(visitor, 'Books', 'good').waitFor();
        await change(1);
        await turnsWithTheNextRead(visitor, '/v1/trial-balance', lampOf(visitor, 'Books', 'bad'));
        await change(-1);
        await turnsWithTheNextRead(visitor, '/v1/trial-balance', lampOf(visitor, 'Books', 'good'));
        await booksAre('agree');
      }),
    TIMEOUT_MS,
  );

  it(
    'turn when a provider is silent',
    () =>
      visit('/now', async (visitor) => {
        await world.sponsor.script('pay', 'unreachable', { times: 1_000 });
        await world.razao.obligations.create({
          ...transferOf(world.story.loja, world.story.ana, 100),
          rail: 'PIX',
          creditor: { kind: 'external', external_id: 'pix_key:fornecedor@example.com' },
        });
        await eventually(async () => {
          const { items } = await world.razao.operator.listProviderAccounts(TENANT, {});
          return items.some((it) => it.health.state === 'DOWN');
        });
        await turnsWithTheNextRead(visitor, `/v1/operator/tenants/${TENANT}/provider-accounts`, lampOf(visitor, 'sim-demo', 'bad'));
      }),
    TIMEOUT_MS,
  );

  it(
    'name the endpoint that is suspended, and what waits for those that do not answer',
    () =>
      visit('/now', async (visitor) => {
        const stuck = (name: string) => visitor.page.getByRole('row').filter({ hasText: name });
        await stuck('Deliveries waiting at endpoints').waitFor();
        await owner.query(`update razao.webhook_endpoints set status = 'SUSPENDED', suspended_at = now(), status_reason = 'Dead'
          where endpoint_id = '${world.story.endpoint}'`);
        await turnsWithTheNextRead(visitor, '/v1/webhook-endpoints', stuck('Suspended webhook endpoints'));
      }),
    TIMEOUT_MS,
  );

  it(
    'turn when MongoDB is away, and when the service is',
    () =>
      visit('/now', async (visitor) => {
        visitor.expected.add(0);
        await lampOf(visitor, 'MongoDB', 'good').waitFor();
        const dependencies = [{ name: 'postgres', status: 'up' }, { name: 'mongodb', status: 'down' }];
        await visitor.page.route('**/v1/health', async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), dependencies } });
        });
        await lampOf(visitor, 'MongoDB', 'bad').waitFor();
        await visitor.page.route('**/v1/health', (route) => route.abort('connectionrefused'));
        await lampOf(visitor, 'Razao', 'bad').waitFor();
      }),
    TIMEOUT_MS,
  );
});

(CHROMIUM === undefined ? describe.skip : describe)('a thousand accounts', () => {
  it(
    'are shown page by page: never more is read than is shown; the export has all',
    async () => {
      const { party_id } = await world.razao.parties.create({ type: 'company', display_name: 'Mil Contas Ltda', country: 'BR' });
      const open = () => world.razao.accounts.create({ owner_party_id: party_id, currency: 'BRL', type: 'CUSTOMER' });
      for (let made = 0; made < ACCOUNTS; made += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, open));
      await visit('/now', async (visitor) => {
        const reads = readsOf(visitor, '/v1/accounts');
        const rows = visitor.page.locator('main tbody tr');
        await visitor.go('/accounts');
        await visitor.page.getByLabel('Owner’s name or identifier').fill('Mil Contas');
        await eventually(async () => reads.some(({ searchParams }) => searchParams.get('query') === 'Mil Contas'));
        await visitor.settled();
        for (let shown = 25; shown <= 200; shown += 25) {
          await visitor.page.getByText(`Rows: ${shown}, and there are more`).waitFor();
          expect(await rows.count()).toBe(shown);
          if (shown < 200) await visitor.page.getByRole('button', { name: 'Show more' }).click();
        }
        expect(new Set(reads.map(({ searchParams }) => searchParams.get('limit')))).toEqual(new Set(['25']));
        const [download] = await Promise.all([
          visitor.page.waitForEvent('download'),
          visitor.page.getByRole('button', { name: 'Export CSV' }).click(),
        ]);
        const chunks: Buffer[] = [];
        for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
        expect(Buffer.concat(chunks).toString().trim().split('\r\n')).toHaveLength(ACCOUNTS + 1);
        expect(await visitor.overflow()).toEqual([]);
      });
    },
    TIMEOUT_MS,
  );
});

(CHROMIUM === undefined ? describe.skip : describe)('an account', () => {
  it(
    'shows what it held at any instant: by its address, by the slider, and now',
    async () => {
      const { razao, story } = world;
      const account = await openAccount(razao, 'Diana Alves');
      await fund(razao, account, 100_00);
      const between = new Date();
      await eventually(async () => Date.now() > between.getTime());
      await razao.obligations.create(transferOf(account, story.ana, 40_00));
      await visit(`/accounts/${account}?at=${between.toISOString()}`, async (visitor) => {
        const available = (amount: string) =>
          visitor.page.locator('.amounts > div').filter({ hasText: 'Available' }).getByText(amount, { exact: true });
        await available('R$100.00').waitFor();
        await visitor.page.getByText('Reconstructed at entry').waitFor();
        await visitor.page.getByRole('button', { name: 'Back to now' }).click();
        await available('R$60.00').waitFor();
        expect(visitor.page.url()).not.toContain('at=');
        const slider = visitor.page.getByRole('slider');
        await slider.press('Home');
        await available('R$0.00').waitFor();
        expect(visitor.page.url()).toContain('at=');
        await slider.press('End');
        await available('R$60.00').waitFor();
      });
    },
    TIMEOUT_MS,
  );
});

(CHROMIUM === undefined ? describe.skip : describe)('money that is followed', () => {
  it(
    'is shown two hops on, as far as it is the money that came, by one bounded read an account',
    async () => {
      const { razao } = world;
      const accounts: string[] = [];
      for (const name of ['Vítima', 'Golpista', 'Laranja Um', 'Laranja Dois', 'Além']) accounts.push(await openAccount(razao, name));
      const [victim = '', fraud = '', first = '', second = '', beyond = ''] = accounts;
      await fund(razao, victim, 1_000_00);
      const credit = await razao.obligations.create(transferOf(victim, fraud, 900_00));
      for (const [from, to, value] of [
        [fraud, first, 600_00],
        [fraud, second, 100_00],
        [first, beyond, 250_00],
        [beyond, victim, 50_00],
      ] as const)
        await razao.obligations.create(transferOf(from, to, value));
      await visit('/now', async (visitor) => {
        const reads = readsOf(visitor, '/v1/obligations');
        await visitor.go(`/flow?follow=${credit.obligation_id}`);
        await visitor.page.getByText('Stayed on the account: R$200.00').waitFor();
        const rows = await visitor.page.locator('main tbody tr').evaluateAll((found) =>
          found.map((row) => [...row.querySelectorAll('td')].slice(0, 4).map((cell) => cell.textContent)));
        expect(rows).toEqual([
          ['1', 'R$600.00', 'Golpista', 'Laranja Um'],
          ['1', 'R$100.00', 'Golpista', 'Laranja Dois'],
          ['2', 'R$250.00', 'Laranja Um', 'Além'],
        ]);
        expect(reads.map(({ searchParams: it }) => [it.get('debtor_account_id'), it.get('limit')])).toEqual(
          [fraud, first, second].map((id) => [id, '200']),
        );
      });
    },
    TIMEOUT_MS,
  );
});
