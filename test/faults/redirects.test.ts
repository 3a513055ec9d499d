/**
 * A redirect by a party that the service calls: it is not followed, and no answer is taken from its target. Webhooks:
 * `events/webhooks/send.test.ts`.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fromService } from '../../src/command-line/followed-description.ts';
import { ChainNode } from '../../src/onchain/chain/node/index.ts';
import { SponsorClient } from '../../src/domains/rails/index.ts';
import { systemClock } from '../../src/platform/clock.ts';

const STATUSES = [301, 302, 303, 307, 308];
let servers: Server[];
let reached: string[];
let url: string;

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let status = 302;
beforeEach(async () => {
  servers = [];
  reached = [];
  const elsewhere = await listen((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({
      id: 'f00d', status: 'SETTLED', access_token: 't', expires_in: 60,
    }));
  });
  url = await listen((_request, response) => { response.writeHead(status, { Location: elsewhere }).end('{"status":"SETTLED"}'); });
});
afterEach(() => { for (const server of servers) server.close().closeAllConnections(); });

it.each(STATUSES)('a provider that redirects with %i leaves open what it did', async (given) => {
  status = given;
  const account = async () => ({ providerId: 'p', baseUrl: null, secrets: ['secret'] });
  const client = new SponsorClient({ clock: systemClock, account, defaultUrl: url, timeoutMs: 60_000 });
  await expect(client.call('aurora', 'p', 'POST', '/v1/payments', { amount: 1 })).rejects.toMatchObject({ name: 'RailTimeout' });
  expect(reached).toEqual([]);
});

it.each(STATUSES)('a chain that redirects with %i has answered nothing', async (given) => {
  status = given;
  await expect(new ChainNode({ url, timeoutMs: 60_000 }).submit(new Uint8Array([1]))).rejects.toMatchObject({ problem: 'BAD_ANSWER' });
  expect(reached).toEqual([]);
});

it.each(STATUSES)('a service that redirects the command line with %i gets no secret elsewhere', async (given) => {
  status = given;
  await expect(fromService(url, { id: 'cli_1', secret: 'secret' })(undefined)).rejects.toThrow(`${url}/auth/token answered ${given}`);
  expect(reached).toEqual([]);
});
