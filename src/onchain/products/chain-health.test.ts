import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openAuthBench, type AuthBench } from '../../../test/support/auth.ts';
import { chainHealth } from './chain-health.ts';

let bench: AuthBench;
let server: Server;
let answer: (() => number | undefined);
beforeAll(async () => {
  bench = await openAuthBench();
  server = createServer((_, response) => {
    const status = answer();
    if (status !== undefined) response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await bench.close();
});

const look = (url: string | undefined) => chainHealth(url)({ tenant: 'demo', db: bench.database.forTenant('demo') });
const there = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

it('is nothing where no chain is set', async () => expect(await look(undefined)).toBeNull());

it('is unreachable where nobody listens', async () => expect(await look('http://127.0.0.1:9')).toBe('unreachable'));

it.each([['up', 200], ['unreachable', 503], ['unreachable', undefined]])('is %s where the node answers %s', async (state, status) => {
  answer = () => status;
  expect(await look(there())).toBe(state);
});
