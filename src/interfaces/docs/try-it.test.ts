/** What the page adds to a trial call: a token by the client that is filled in, and a key that fits the body. */
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { exampleKeys } from './contracts.ts';
import { TRY_SCRIPT } from './try-it.ts';

interface Trial {
  complete(call: { request: Request; needsToken: boolean }): Promise<void>;
  answered(answer: { status: number }): void;
}

const SERVICE = 'http://127.0.0.1:8080';
const MOCKS = 'http://127.0.0.1:4010/tenants/demo';
const KEY = 'the-example';

let client: { id?: string; secret?: string };
let nowMs: number;
let asked: string[];
let trial: Trial;
beforeEach(() => {
  client = { id: 'cli_demo', secret: 'a secret' };
  nowMs = 0;
  asked = [];
  const tryIt = runInNewContext(`${TRY_SCRIPT};tryIt`, { URLSearchParams, crypto, fetch }) as (given: object) => Trial;
  trial = tryIt({
    clientOf: () => client, exampleKeys: [KEY], now: () => nowMs,
    ask: async (url: string, { body }: { body: URLSearchParams }) => {
      asked.push(url);
      if (body.get('client_secret') !== 'a secret') return new Response('{"error":"invalid_client"}', { status: 401 });
      expect(Object.fromEntries(body)).toMatchObject({ grant_type: 'client_credentials', client_id: client.id });
      return Response.json({ access_token: `token-${asked.length}`, expires_in: 3600 });
    },
  });
});

async function sent(
  { server = SERVICE, path = '/v1/obligations', body = '{}', headers = {}, needsToken = true }: {
    server?: string; path?: string; body?: string; headers?: Record<string, string>; needsToken?: boolean;
  } = {},
): Promise<{ token: string | null; key: string | null; text: string }> {
  const request = new Request(server + path, { method: 'POST', body, headers: { 'Idempotency-Key': KEY, ...headers } });
  await trial.complete({ request, needsToken });
  return { token: request.headers.get('Authorization'), key: request.headers.get('Idempotency-Key'), text: await request.text() };
}

describe('a call without a token', () => {
  it('gets that of the client, which is asked for once', async () => {
    expect([(await sent()).token, (await sent({ path: '/v1/parties' })).token]).toEqual(['Bearer token-1', 'Bearer token-1']);
    expect(asked).toEqual([`${SERVICE}/auth/token`]);
  });

  it('gets one of the server that it goes to', async () => {
    await sent();
    expect((await sent({ server: MOCKS })).token).toBe('Bearer token-2');
    expect(asked).toEqual([`${SERVICE}/auth/token`, `${MOCKS}/auth/token`]);
  });

  it('gets a new one before it expires, after a refusal, and for another client', async () => {
    await sent();
    nowMs = 3_571_000;
    expect((await sent()).token).toBe('Bearer token-2');
    trial.answered({ status: 401 });
    expect((await sent()).token).toBe('Bearer token-3');
    trial.answered({ status: 422 });
    client = { id: 'cli_other', secret: 'a secret' };
    expect((await sent()).token).toBe('Bearer token-4');
  });

  it.each([
    ['is filled in', {}], ['has a secret', { id: 'cli_demo' }], ['has an id', { secret: 'a secret' }],
  ])('has none while no client %s', async (_what, given) => {
    client = given;
    expect([(await sent()).token, asked]).toEqual([null, []]);
  });

  it('is sent without one when the secret is wrong, and asks again with the right one', async () => {
    client = { id: 'cli_demo', secret: 'wrong' };
    expect((await sent()).token).toBeNull();
    client = { id: 'cli_demo', secret: 'a secret' };
    expect((await sent()).token).toBe('Bearer token-2');
  });

  it('has none where the operation needs none', async () => {
    expect([(await sent({ needsToken: false })).token, asked]).toEqual([null, []]);
  });
});

it('a token of its user is left', async () => {
  expect([(await sent({ headers: { Authorization: 'Bearer theirs' } })).token, asked]).toEqual(['Bearer theirs', []]);
  expect((await sent({ headers: { Authorization: 'Bearer ' } })).token).toBe('Bearer token-1');
});

describe('the key of a call', () => {
  it('is the same while the body is, and new when it changed', async () => {
    const [first, again, changed, back] = [
      await sent({ body: '1' }), await sent({ body: '1' }), await sent({ body: '2' }), await sent({ body: '1' }),
    ];
    expect(again.key).toBe(first.key);
    expect(new Set([KEY, first.key, changed.key, back.key]).size).toBe(4);
    expect([first.key, changed.text]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), '2']);
  });

  it('belongs to one address', async () => {
    expect((await sent({ path: '/v1/holds' })).key).not.toBe((await sent()).key);
  });

  it('is left when its user wrote it, or wants none', async () => {
    expect((await sent({ headers: { 'Idempotency-Key': 'mine' } })).key).toBe('mine');
    expect((await sent({ headers: { 'Idempotency-Key': '' } })).key).toBe('');
  });
});

it('knows the examples of both contracts', () => {
  expect(exampleKeys()).toHaveLength(2);
});
