/**
 * The console over sixty days of the demo, and the dialog of every act: complete, accessible, within its policy, in both languages and both
 * themes. `CONSOLE_DAYS=7` plays fewer days.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHROMIUM, sayWithoutChromium } from '../support/chromium.ts';
import { findDemoPlaces, routesOfDemo } from './demo-routes.ts';
import { startDemoWorld, type DemoWorld } from './demo-world.ts';
import { lookAtDialogs } from './dialogs.ts';
import { faultyLinks } from './links.ts';
import { looksText, openBrowser, Visitor, type Looks } from './visitor.ts';

const DAYS = Number(process.env['CONSOLE_DAYS'] ?? 60);
const MADE_MS = 960_000;
const TIMEOUT_MS = 900_000;
const LOOKS: readonly Looks[] = [
  { language: 'pt', theme: 'light', width: 1440 },
  { language: 'en', theme: 'dark', width: 1440 },
  { language: 'en', theme: 'light', width: 360 },
  { language: 'pt', theme: 'dark', width: 360 },
];

let world: DemoWorld;
let browser: Browser;
let routes: readonly string[];
beforeAll(async () => {
  if (CHROMIUM === undefined) return;
  [world, browser] = await Promise.all([startDemoWorld(DAYS), openBrowser()]);
  routes = routesOfDemo(await findDemoPlaces(world.razao));
}, MADE_MS);
afterAll(async () => {
  await browser?.close();
  await world?.stop();
});

sayWithoutChromium('the console is not looked at over the demo\'s days');

(CHROMIUM === undefined ? describe.skip : describe)('over the days of the demo', () => {
  it.each(LOOKS.map((it) => [looksText(it), it] as const))(
    'every view and every dialog is without a fault or a finding of axe: %s',
    async (_text, look) => {
      const visitor = await Visitor.open(browser, world.console, look);
      const found: string[] = [];
      const opened = new Set<string>();
      await visitor.signIn(world.full);
      for (const route of routes) {
        await visitor.go(route);
        const failures = await visitor.page.locator('main .failure').allInnerTexts();
        const looked = [...(await visitor.axe()), ...(await visitor.overflow()), ...(await faultyLinks(visitor)), ...failures];
        const findings = [...looked, ...(await lookAtDialogs(visitor, opened))];
        found.push(...[...findings, ...visitor.faults.splice(0)].map((it) => `${route}: ${it}`));
      }
      await visitor.close();
      expect(found).toEqual([]);
      expect(opened.size).toBeGreaterThan(25);
    },
    TIMEOUT_MS,
  );
});
