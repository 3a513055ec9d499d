/** The console with the contract mocks as its API: every view stands, whatever the examples say. */
import { createServer, type Server } from 'node:http';
import type { Browser } from 'playwright-core';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contractMock } from '../../mocks/contracts/contract-mock.ts';
import { buildConsole } from '../../src/deploy/console.ts';
import { consoleRoutes } from '../../src/interfaces/console.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { createLog } from '../../src/platform/log.ts';
import { CHROMIUM, sayWithoutChromium } from '../support/chromium.ts';
import { openBrowser, PLAIN, Visitor } from './visitor.ts';

const TIMEOUT_MS = 300_000;
const ACCOUNT = 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9';
const ROUTES = [
  '/now',
  '/payments',
  '/payments/obl_01KJQ9A0B2C4D6E8F0G2H4J6K8',
  '/payments?tab=evidence',
  '/accounts',
  `/accounts/${ACCOUNT}`,
  `/accounts/${ACCOUNT}?tab=feed`,
  `/accounts/${ACCOUNT}?tab=statement`,
  `/accounts/${ACCOUNT}?tab=holds`,
  `/accounts/${ACCOUNT}?tab=limits`,
  `/accounts/${ACCOUNT}?tab=keys`,
  '/flow',
  '/books?tab=trial',
  '/books?tab=reconciliation',
  '/books?tab=acts',
  '/pix',
  '/pix?tab=mandates',
  `/pix?tab=charges&account=${ACCOUNT}`,
  '/squads',
  '/products',
  '/products/caucao-aluguel',
  '/events',
  '/events?tab=endpoints',
  '/events?tab=deliveries',
  '/operator',
  '/operator?tab=quotas',
  '/operator?tab=qbrl',
  '/operator?tab=policies',
  '/operator?tab=schedules',
] as const;

let servers: Server[] = [];
let browser: Browser;
let home: string;
let mockUrl: string;
beforeAll(async () => {
  if (CHROMIUM === undefined) return;
  await buildConsole();
  const mock = createServer(contractMock(createLog('silent')));
  mockUrl = await listen(mock, 0, '127.0.0.1');
  const page = createServer(
    express().use(consoleRoutes(() => ({ mockUrl, clientId: 'cli_demo', clientSecret: 'x', ids: {}, clients: [] }))),
  );
  home = `${await listen(page, 0, '127.0.0.1')}/console/`;
  servers = [mock, page];
  browser = await openBrowser();
}, TIMEOUT_MS);
afterAll(async () => {
  await browser?.close();
  await Promise.all(servers.map((it) => closeServer(it)));
});

sayWithoutChromium('the console is not tried with the mocks');

(CHROMIUM === undefined ? describe.skip : describe)('with the mocks', () => {
  it(
    'every view stands',
    async () => {
      const visitor = await Visitor.open(browser, home, PLAIN, [mockUrl]);
      visitor.expected.add(404);
      await visitor.signIn({ id: 'cli_demo', secret: 'any' }, '/now', `?api=${encodeURIComponent(mockUrl)}`);
      for (const route of ROUTES) {
        await visitor.go(route);
        expect([route, (await visitor.page.locator('main h1, main .failure, main .empty').count()) > 0]).toEqual([route, true]);
        expect([route, await visitor.page.getByText('This part of the page failed').count()]).toEqual([route, 0]);
      }
      expect(visitor.faults).toEqual([]);
      await visitor.close();
    },
    TIMEOUT_MS,
  );
});
