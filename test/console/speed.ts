/**
 * Prints the sizes of the console's files, how soon it can be used, and how smoothly a page of 200 rows scrolls, in a browser against the
 * service that `make run` has started, once its demo data are there. Fails above the bounds. Run by `make console-speed`.
 */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { buildConsole, FIRST_LOAD_BYTES } from '../../src/deploy/console.ts';
import type { ReadyFile } from '../../src/command-line/ready.ts';
import { median } from '../bench/sample.ts';
import { openBrowser } from '../support/chromium.ts';
import { PLAIN, Visitor } from './visitor.ts';
import type { Client } from './world.ts';

const ROUNDS = 5;
const ROWS = 200;
const MOST_MS = 1_000;
const FEWEST_FRAMES = 58;

/** Scrolls for three seconds, up and down, and counts the frames that the browser draws meanwhile. */
const SCROLL = `new Promise((resolve) => {
  const begun = performance.now();
  let [last, longest, frames, step] = [begun, 0, 0, 40];
  const frame = (now) => {
    longest = Math.max(longest, now - last);
    last = now;
    frames += 1;
    const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement;
    if (scrollTop + clientHeight >= scrollHeight - 1) step = -40;
    if (scrollTop <= 0) step = 40;
    scrollBy({ top: step, behavior: 'instant' });
    if (now - begun < 3_000) requestAnimationFrame(frame);
    else resolve({ frames: frames / ((now - begun) / 1_000), longestMs: longest });
  };
  requestAnimationFrame((now) => { last = now; frame(now); });
})`;

const ready = JSON.parse(readFileSync(process.argv[2] ?? '.razao/ready.json', 'utf8')) as ReadyFile;
const found = ready.tenants[0]?.clients.find(({ name }) => name === 'full');
if (!found) throw new Error('start "make run" first: its demo is what is measured');
const client: Client = { id: found.client_id, secret: found.client_secret };
const home = `${ready.base_url}/console/`;

const { firstLoadBytes } = await buildConsole();
const browser = await openBrowser();
const loads: Load[] = [];
for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(browser));
const { frames, longestMs } = await scroll(browser);
await browser.close();

judge(`first load: ${firstLoadBytes} bytes gzipped, of at most ${FIRST_LOAD_BYTES}`, firstLoadBytes <= FIRST_LOAD_BYTES);
const form = median(loads.map((it) => it.formMs));
judge(`page opened to sign-in form: ${Math.round(form)} ms, of at most ${MOST_MS}`, form <= MOST_MS);
const view = median(loads.map((it) => it.viewMs));
judge(`signed in to first view: ${Math.round(view)} ms, of at most ${MOST_MS}`, view <= MOST_MS);
const smoothness = `${frames.toFixed(1)} frames a second, of at least ${FEWEST_FRAMES}; the longest took ${Math.round(longestMs)} ms`;
judge(`${ROWS} rows scrolled: ${smoothness}`, frames >= FEWEST_FRAMES);

interface Load {
  /** From the request for the page until its form can be filled in, without anything in the browser's cache. */
  readonly formMs: number;
  /** From the press of the button until the first view is drawn and can be used. */
  readonly viewMs: number;
}

async function load(of: Browser): Promise<Load> {
  const visitor = await Visitor.open(of, home, PLAIN);
  const { page } = visitor;
  const begun = performance.now();
  await page.goto(home);
  await page.locator('form.sign-in-form button[type=submit]').waitFor();
  const formMs = performance.now() - begun;
  await page.locator('form.sign-in-form input:not([type])').fill(client.id);
  await page.locator('form.sign-in-form input[type=password]').fill(client.secret);
  const pressed = performance.now();
  await page.locator('form.sign-in-form button[type=submit]').click();
  await page.locator('main h1').waitFor();
  const viewMs = performance.now() - pressed;
  await visitor.close();
  return { formMs, viewMs };
}

async function scroll(of: Browser): Promise<{ frames: number; longestMs: number }> {
  const visitor = await Visitor.open(of, home, PLAIN);
  await visitor.signIn(client, '/payments');
  await visitor.settled();
  const rows = visitor.page.locator('main tbody tr');
  while (await rows.count() < ROWS) {
    const before = await rows.count();
    await visitor.page.getByRole('button', { name: 'Show more' }).click();
    await rows.nth(before).waitFor();
  }
  await visitor.settled();
  const measured = await visitor.page.evaluate(SCROLL) as { frames: number; longestMs: number };
  await visitor.close();
  return measured;
}

function judge(line: string, isGood: boolean): void {
  process.stdout.write(`${isGood ? '' : 'FAILED  '}${line}\n`);
  if (!isGood) process.exitCode = 1;
}
