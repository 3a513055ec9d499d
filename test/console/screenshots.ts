/**
 * Makes the pictures of the console in `docs/guides/images`, of the service that `make run` has started, once its demo data are made.
 * Prints how long the first load took. Run by `make screenshots`.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Razao } from '../../sdk/src/index.ts';
import { openBrowser } from '../support/chromium.ts';
import { findDemoPlaces } from './demo-routes.ts';
import { Visitor, type Looks } from './visitor.ts';

const IMAGES = join(import.meta.dirname, '../../docs/guides/images');

interface Ready {
  readonly base_url: string;
  readonly sponsor_url: string;
  readonly tenants: readonly {
    readonly tenant: string;
    readonly clients: readonly { name: string; client_id: string; client_secret: string }[];
  }[];
}

const ready = JSON.parse(readFileSync(process.argv[2] ?? '.razao/ready.json', 'utf8')) as Ready;
const client = ready.tenants[0]?.clients.find(({ name }) => name === 'full');
if (!client) throw new Error('start "make run" first: its demo is what the pictures show');

const razao = new Razao({ baseUrl: ready.base_url, clientId: client.client_id, clientSecret: client.client_secret });
await untilReady();
const places = await findDemoPlaces(razao);

const PICTURES: readonly (readonly [name: string, route: string, looks: Looks])[] = [
  ['console-now', '/now', { language: 'en', theme: 'light', width: 1440 }],
  ['console-payment', `/payments/${places.contested}`, { language: 'en', theme: 'light', width: 1440 }],
  ['console-account', `/accounts/${places.liveliest}?range=30d`, { language: 'pt', theme: 'dark', width: 1440 }],
  ['console-flow', '/flow', { language: 'en', theme: 'light', width: 1440 }],
  ['console-books', '/books', { language: 'pt', theme: 'light', width: 1440 }],
  ['console-squad', `/squads/${places.squads[0]}`, { language: 'en', theme: 'dark', width: 1440 }],
];

mkdirSync(IMAGES, { recursive: true });
const browser = await openBrowser();
for (const [name, route, looks] of PICTURES) {
  const visitor = await Visitor.open(browser, `${ready.base_url}/console/`, looks);
  const begun = performance.now();
  await visitor.signIn({ id: client.client_id, secret: client.client_secret });
  await visitor.page.locator('.lamp.good').first().waitFor();
  process.stdout.write(`${name}.png; page, sign-in and first lamp: ${Math.round(performance.now() - begun)} ms\n`);
  await visitor.go(route);
  await visitor.page.mouse.move(0, 0);
  await visitor.page.waitForTimeout(500);
  await visitor.page.screenshot({ path: join(IMAGES, `${name}.png`) });
  await visitor.close();
}
await browser.close();

/** Waits for MongoDB and the demo data, which come after the service. */
async function untilReady(): Promise<void> {
  for (;;) {
    const { dependencies, demo } = await razao.health.get();
    if (demo === undefined && dependencies.every(({ status }) => status === 'up')) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });
  }
}
