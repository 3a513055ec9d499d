/** Every view of the console in a browser: complete, accessible, within its policy. `CONSOLE=all` looks at each in all eight ways. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHROMIUM, sayWithoutChromium } from '../support/chromium.ts';
import { faultyLinks } from './links.ts';
import { routesOf } from './routes.ts';
import { ALL_LOOKS, looksText, openBrowser, Visitor, type Looks } from './visitor.ts';
import { startWorld, type World } from './world.ts';

const TIMEOUT_MS = 600_000;
const isWhole = process.env['CONSOLE'] === 'all';
/** Four ways of looking take turns through the views, so that each is seen in one, and each way sees a quarter of them. */
const SAMPLE: readonly Looks[] = [
  { language: 'pt', theme: 'light', width: 1440 },
  { language: 'en', theme: 'dark', width: 360 },
  { language: 'en', theme: 'light', width: 360 },
  { language: 'pt', theme: 'dark', width: 1440 },
];

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

sayWithoutChromium('the views of the console are not looked at');

const looks = isWhole ? ALL_LOOKS : SAMPLE;

(CHROMIUM === undefined ? describe.skip : describe)('every view', () => {
  it.each(looks.map((it, place) => [looksText(it), it, place] as const))(
    'shows all it has, without a fault or a finding of axe: %s',
    async (_text, look, place) => {
      const visitor = await Visitor.open(browser, world.console, look);
      await visitor.signIn(world.full);
      const found: string[] = [];
      for (const [number, route] of routesOf(world.story).entries()) {
        if (!isWhole && number % looks.length !== place) continue;
        await visitor.go(route);
        const [findings, overflow] = [await visitor.axe(), await visitor.overflow()];
        found.push(...[...findings, ...overflow, ...(await faultyLinks(visitor))].map((it) => `${route}: ${it}`));
        if ((await visitor.page.locator('main .failure').count()) > 0)
          found.push(`${route}: ${await visitor.page.locator('main .failure').first().innerText()}`);
        found.push(...visitor.faults.splice(0).map((it) => `${route}: ${it}`));
      }
      await visitor.close();
      expect(found).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
