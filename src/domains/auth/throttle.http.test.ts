/** The token endpoint limits its callers, and a caller that behaves as a client is not affected. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { startTestService, type TestService } from '../../../test/support/service.ts';
import { FixedClock } from '../../platform/clock.ts';
import { idSource } from '../../platform/id.ts';
import { createClient, type ClientCredentials } from './index.ts';

const RATES = { RAZAO_TOKENS_PER_CLIENT: '60', RAZAO_TOKENS_PER_ADDRESS: '120', RAZAO_ROLES: 'api' };
const MINUTE_MS = 60_000;

const clock = new FixedClock();
let service: TestService;
let proxied: TestService;
let client: ClientCredentials;
beforeAll(async () => {
  service = await startTestService({ clock, env: RATES });
  proxied = await startTestService({ clock, env: { ...RATES, RAZAO_TRUSTED_PROXIES: '1' }, databaseUrl: service.databaseUrl });
});
afterAll(async () => {
  await proxied?.stop();
  await service?.stop();
});
beforeEach(async () => {
  clock.advance(2 * MINUTE_MS); // every budget is full again
  client = await newClient();
});

const newClient = async () => {
  await service.token(['service/health']);
  const { database } = service.service;
  return createClient(database, idSource(clock), { tenant: 'demo', name: 'shop', scopes: ['service/health'] });
};
const ask = (it: ClientCredentials, secret = it.client_secret, headers: Record<string, string> = {}, at = service) =>
  request(at.baseUrl).post('/auth/token').type('form').set(headers).auth(it.client_id, secret).send('grant_type=client_credentials');

/** Number of attempts that are answered before the first 429. */
async function untilRefused(attempt: () => PromiseLike<{ status: number }>, most = 400): Promise<number> {
  for (let count = 0; count < most; count += 1) if ((await attempt()).status === 429) return count;
  return most;
}

describe('past its rate', () => {
  it('a client is refused in OAuth\'s shape, and told how long to wait', async () => {
    expect(await untilRefused(() => ask(client))).toBe(60);
    const { status, body, headers } = await ask(client);
    expect([status, body]).toEqual([429, { error: 'temporarily_unavailable', error_description: expect.any(String) }]);
    expect([headers['retry-after'], headers['cache-control'], headers['www-authenticate']]).toEqual(['1', 'no-store', undefined]);
    clock.advance(1_000);
    expect([(await ask(client)).status, (await ask(client)).status]).toEqual([200, 429]);
  });

  it('a client that guesses its secret is refused ten times as soon, and waits as long as is said', async () => {
    expect(await untilRefused(() => ask(client, 'wrong'))).toBe(6);
    const { headers } = await ask(client);
    clock.advance((Number(headers['retry-after']) - 1) * 1_000);
    expect((await ask(client)).status).toBe(429);
    clock.advance(1_000);
    expect((await ask(client)).status).toBe(200);
  });

  it('an address is refused, whoever asks from it: known, unknown and made up', async () => {
    let named = 0;
    expect(await untilRefused(() => ask({ client_id: `cli_${(named += 1)}`, client_secret: 'x' }))).toBe(12);
    expect((await ask(client)).status).toBe(429);
  });
});

describe('is not hit', () => {
  it('another client, when one at the same address guesses', async () => {
    await untilRefused(() => ask(client, 'wrong'));
    expect((await ask(await newClient())).status).toBe(200);
  });

  it('a suite that fetches a token a second', async () => {
    for (let minute = 0; minute < 4; minute += 1) {
      const answers = await Promise.all(Array.from({ length: 60 }, () => ask(client)));
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(60).fill(200));
      clock.advance(MINUTE_MS);
    }
  });

  it('a request that never names a client', async () => {
    expect(await untilRefused(() => request(service.baseUrl).post('/auth/token').type('form').send('grant_type=x'), 150)).toBe(150);
  });
});

describe('whom an attempt comes from', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });

  it('is not what a header says, unless a proxy is trusted', async () => {
    let turn = 0;
    expect(await untilRefused(() => ask(client, 'wrong', from(`203.0.113.${(turn += 1)}`)))).toBe(6);
  });

  it('is what the trusted proxy says, and not what the caller says before it', async () => {
    let turn = 0;
    const spoofing = () => ask(client, 'wrong', from(`198.51.100.${(turn += 1)}, 203.0.113.7`), proxied);
    expect(await untilRefused(spoofing)).toBe(6);
    expect((await ask(client, client.client_secret, from('203.0.113.8'), proxied)).status).toBe(200);
  });

  it('is a network of IPv6, not one of its addresses', async () => {
    let turn = 0;
    expect(await untilRefused(() => ask(client, 'wrong', from(`2001:db8:1:2::${(turn += 1).toString(16)}`), proxied))).toBe(6);
    expect((await ask(client, 'wrong', from('2001:db8:1:3::1'), proxied)).status).toBe(401);
  });
});
