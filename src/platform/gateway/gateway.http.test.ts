/** Every operation has from the gateway: order of answers, bodies, headers, and nothing of our insides. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import request from 'supertest';
import { operations } from '../../../generated/operations.ts';
import { expectErrorShape } from '../../../test/conformance/response-validator.ts';
import { HTTP_PATHS } from '../../../test/support/http-paths.ts';
import { startTestService, transferBody, type Answer, type Call, type TestService } from '../../../test/support/service.ts';

type Refused = {
  error?: string; detail?: { loc: (string | number)[]; type: string }[]; details?: Record<string, unknown>; message?: string;
};

describe.each(HTTP_PATHS)('%s', (_path, http) => {
  let api: TestService;
  let a: string;
  let b: string;
  let token: string;
  beforeAll(async () => {
    api = await startTestService({ env: { ...http, RAZAO_ROLES: 'api' } });
    [a, b] = await Promise.all([api.account(10_000), api.account()]);
    token = await api.token();
  });
  afterAll(() => api?.stop());

  /** The code of a refusal, or where validation found something. */
  function said({ status, body }: Answer<Refused>): string {
    return `${status} ${body.error ?? body.detail?.map(({ loc }) => loc.join('.')).join(',') ?? ''}`.trim();
  }

  const raw = (body: string | Buffer, headers: Record<string, string> = {}) =>
    request(api.baseUrl).post('/v1/obligations').set({
      'Authorization': `Bearer ${token}`, 'Idempotency-Key': randomUUID(), 'Content-Type': 'application/json', ...headers,
    }).serialize((text) => text as string).send(body as string);

  describe('the order of answers', () => {
    /** Each row has every fault of those below it, and is answered for the first. */
    it.each<[string, (freeze: string) => Promise<Call>, string]>([
      ['no token', async () => ({ token: null, key: 'used', path: { account_id: 'acc_no' }, body: '{' }), '401 UNAUTHENTICATED'],
      [
        'a token that is none', async () => ({ token: 'x.y.z', key: 'used', path: { account_id: 'acc_no' }, body: '{' }),
        '401 UNAUTHENTICATED',
      ],
      ['no scope', async () => ({
        token: await api.token(['service/accounts.read']), key: 'used', path: { account_id: 'acc_no' }, body: '{',
      }), '403 INSUFFICIENT_SCOPE'],
      [
        'a key used for another request', async () => ({ key: 'used', path: { account_id: 'acc_no' }, body: '{' }),
        '422 IDEMPOTENCY_KEY_REUSED',
      ],
      ['a missing path resource', async () => ({ path: { account_id: 'acc_no' }, body: '{' }), '404 ACCOUNT_NOT_FOUND'],
      ['malformed JSON', async (id) => ({ path: { account_id: id }, body: '{' }), '422 body'],
      ['an unknown field', async (id) => ({ path: { account_id: id }, body: { because: 1 } }), '422 body.because'],
      ['nothing', async (id) => ({ path: { account_id: id }, body: {} }), '200'],
    ])('of a freeze with %s', async (_, call, expected) => {
      await api.transfer(a, b, 1, { key: 'used' });
      expect(said(await api.call<Refused>('freezeAccount', await call(await api.account())))).toBe(expected);
    });

    const [none, invalid] = ['Bearer realm="razao"', 'Bearer realm="razao", error="invalid_token"'];
    it.each<[string, (token: string) => string, number, string | undefined]>([
      ['the scheme in any case, and spaces', (it) => `bEaReR   ${it}`, 200, undefined],
      ['no scheme', (it) => it, 401, none],
      ['another scheme', (it) => `Basic ${it}`, 401, none],
      ['a scheme that only begins so', (it) => `Bearers ${it}`, 401, none],
      ['no space between', (it) => `Bearer${it}`, 401, none],
      ['nothing after the scheme', () => 'Bearer ', 401, none],
      ['a tab after the scheme', (it) => `Bearer \t${it}`, 401, invalid],
      ['something after the token', (it) => `Bearer ${it} more`, 401, invalid],
      ['a token that is none', () => 'Bearer x.y.z', 401, invalid],
    ])('reads an Authorization header with %s', async (_, header, status, challenge) => {
      const answer = await request(api.baseUrl).get(`/v1/accounts/${a}/balance`).set('Authorization', header(token));
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([status, challenge]);
    });

    it('tells the callers of one connection apart', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const said: string[] = [];
      for (const bearer of [token, token, await api.token(undefined, 'next-door'), undefined, 'x.y.z', token]) {
        const asking = get(`${api.baseUrl}/v1/accounts/${a}/balance`, {
          agent, headers: bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` },
        });
        const [answer] = await once(asking, 'response') as [IncomingMessage];
        await once(answer.resume(), 'end');
        said.push(`${answer.statusCode} ${asking.reusedSocket ? 'on it' : 'on a new one'}`);
      }
      agent.destroy();
      expect(said).toEqual(['200 on a new one', '200 on it', '404 on it', '401 on it', '401 on it', '200 on it']);
    });

    it('takes a key for the request as it was sent, before defaults', async () => {
      const body = { url: 'https://example.com/hook', event_types: ['obligation.settled'] };
      await api.ok('createWebhookEndpoint', { body, key: 'hook-1' });
      expect(
        said(await api.call<Refused>('createWebhookEndpoint', { body: { ...body, enabled: true }, key: 'hook-1' })),
      ).toBe('422 IDEMPOTENCY_KEY_REUSED');
      expect((await api.call('createWebhookEndpoint', { body, key: 'hook-1' })).headers['idempotency-replayed']).toBe('true');
    });

    it('puts the replay before a resource and a body that are no good any more', async () => {
      const account_id = await api.account();
      const first = await api.call('freezeAccount', { path: { account_id }, body: {}, key: 'freeze-1' });
      await api.ok('unfreezeAccount', { path: { account_id }, body: {} });
      const again = await api.call('freezeAccount', { path: { account_id }, body: {}, key: 'freeze-1' });
      expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([200, first.body, 'true']);
    });

    it('puts the header, then the body, before the refusal of the domain', async () => {
      const broke = { ...transferBody(a, b, 1_000_000) };
      expect(
        said(await api.call<Refused>('createObligation', { body: { ...broke, rail: 'X' }, key: null })),
      ).toBe('422 header.Idempotency-Key');
      expect(said(await api.call<Refused>('createObligation', { body: { ...broke, rail: 'X' } }))).toBe('422 body.rail');
      expect(said(await api.call<Refused>('createObligation', { body: broke }))).toBe('422 INSUFFICIENT_FUNDS');
    });
  });

  describe('paths and methods', () => {
    it.each<[string, string, number, string, string | undefined]>([
      ['GET', '/nothing', 404, 'NOT_FOUND', undefined],
      ['GET', '/v1', 404, 'NOT_FOUND', undefined],
      ['GET', '/v1/nothing', 404, 'NOT_FOUND', undefined],
      ['GET', '/v1/accounts/', 404, 'NOT_FOUND', undefined],
      ['GET', '/v1/accounts/%E0%A4%A', 404, 'NOT_FOUND', undefined],
      ['POST', '/v1/nothing', 404, 'NOT_FOUND', undefined],
      ['DELETE', '/v1/obligations', 405, 'METHOD_NOT_ALLOWED', 'GET, HEAD, POST'],
      ['POST', '/v1/journal/entries', 405, 'METHOD_NOT_ALLOWED', 'GET, HEAD'],
      ['GET', '/v1/accounts/x/freeze', 405, 'METHOD_NOT_ALLOWED', 'POST'],
      ['PUT', '/v1/parties/x', 405, 'METHOD_NOT_ALLOWED', 'GET, HEAD, PATCH'],
    ])('%s %s is %s %s, also without a token', async (method, path, status, error, allow) => {
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      const answer = await request(api.baseUrl)[verb](path);
      expectErrorShape(answer.body);
      expect([answer.status, answer.body.error, answer.headers['allow']]).toEqual([status, error, allow]);
    });
  });

  describe('HEAD', () => {
    const gets = operations.filter(({ method, preview }) => method === 'GET' && !preview);
    it.each(gets.map(({ operationId, path }) =>
      [operationId, path] as const))('of %s answers as GET does, without the body', async (_, template) => {
      const path = template.replace('{tenant}', 'demo').replaceAll('{account_id}', a).replaceAll(/\{\w+\}/g, 'x');
      const [got, headed] = await Promise.all((['get', 'head'] as const).map((method) => request(api.baseUrl)[method](path).set(
        'Authorization', `Bearer ${token}`,
      )));
      expect([headed?.status, headed?.headers['content-type'], headed?.text ?? '']).toEqual(
        [got?.status, got?.headers['content-type'], ''],
      );
    });

    it('of what is no GET is 405', async () => {
      const answer = await request(api.baseUrl).head('/v1/accounts/x/freeze');
      expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
    });
  });

  describe('a repetition whose query the first would have been refused for', () => {
    it.each<[string, () => Promise<Call & { operationId: 'createObligation' | 'freezeAccount' | 'createParty' }>]>([
      ['a payment', async () => ({ operationId: 'createObligation', body: transferBody(a, b, 1) })],
      ['a freeze', async () => ({ operationId: 'freezeAccount', path: { account_id: await api.account() }, body: {} })],
      ['a party', async () => ({ operationId: 'createParty', body: { type: 'individual', display_name: 'Ana', country: 'BR' } })],
    ])('is refused for it: %s', async (_, make) => {
      const { operationId, ...call } = await make();
      const key = randomUUID();
      expect((await api.call(operationId, { ...call, key })).status).toBeLessThan(300);
      expect(said(await api.call<Refused>(operationId, { ...call, key, query: { dry_run: true } }))).toBe('422 query.dry_run');
      expect((await api.call(operationId, { ...call, key })).headers['idempotency-replayed']).toBe('true');
    });
  });

  describe('bodies', () => {
    const body = () => JSON.stringify(transferBody(a, b, 1));
    it.each<[string, () => [string | Buffer, Record<string, string>?], string]>([
      ['a body of exactly 1 MB', () => [body().padEnd(1_048_576, ' ')], '201'],
      ['a body of 1 MB and a byte', () => [body().padEnd(1_048_577, ' ')], '413 PAYLOAD_TOO_LARGE'],
      ['plain text', () => [body(), { 'Content-Type': 'text/plain' }], '415 UNSUPPORTED_MEDIA_TYPE'],
      ['a form', () => ['a=1', { 'Content-Type': 'application/x-www-form-urlencoded' }], '415 UNSUPPORTED_MEDIA_TYPE'],
      ['an encoding nobody knows', () => [body(), { 'Content-Encoding': 'zip' }], '415 UNSUPPORTED_MEDIA_TYPE'],
      ['a gzip that is none', () => [body(), { 'Content-Encoding': 'gzip' }], '422 body'],
      ['JSON with a charset', () => [body(), { 'Content-Type': 'application/json; charset=utf-8' }], '201'],
      ['half a body', () => [body().slice(0, -1)], '422 body'],
      ['no UTF-8', () => [Buffer.from([0x22, 0xff, 0x22])], '422 body'],
      ['null', () => ['null'], '422 body'],
      ['an array', () => ['[]'], '422'],
      ['a text', () => ['"x"'], '422'],
      ['nothing', () => [''], '422'],
      ['brackets 100,000 deep', () => ['['.repeat(100_000) + ']'.repeat(100_000)], '422'],
      ['brackets 100,000 deep where anything goes', () => [
        body().replace('{', `{"metadata":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}},`),
      ], '422'],
      ['a number beyond all numbers', () => [body().replace('"value":1', '"value":1e400')], '422'],
      ['a number beyond all numbers where anything goes', () => [body().replace('{', '{"metadata":{"a":1e400},')], '422'],
      ['an object without a text, where an enum is wanted', () => [body().replace('"NATIVE"', '{"toString":"x"}')], '422 body'],
      ['an object without a text, where anything goes', () => [body().replace('{', '{"metadata":{"toString":"x","valueOf":1},')], '201'],
      ['a key twice', () => [body().replace('"value":1', '"value":1,"value":100')], '422 body.amount.value'],
      ['a key twice, once in escapes', () => [body().replace('"value":1', '"value":1,"\\u0076alue":100')], '422 body.amount.value'],
      ['a key twice where anything goes', () => [body().replace('{', '{"metadata":{"a":[{"b":1,"b":1}]},')], '422 body.metadata.a.0.b'],
      ['a member of Object', () => [body().replace('{', '{"__proto__":{"rail":"X"},')], '422'],
    ])('%s', async (_, make, expected) => {
      const [text, headers] = make();
      const answer = await raw(text, headers);
      expect(said(answer as unknown as Answer<Refused>).slice(0, expected.length)).toBe(expected);
    });

    it.each<[string, string | Buffer, Record<string, string>, string]>([
      ['no UTF-8', Buffer.from('{"name":"São"}', 'latin1'), {}, 'the body is not UTF-8'],
      ['a gzip that is none', '{}', { 'Content-Encoding': 'gzip' }, 'the body cannot be decompressed, or is incomplete'],
      ['half a body', '{"rail":', {}, 'the body is not valid JSON'],
    ])('%s is called what it is', async (_, text, headers, msg) => {
      expect((await raw(text, headers)).body.detail[0].msg).toBe(msg);
    });

    it.each<[string, unknown, number]>([
      ['0', 0, 422], ['negative', -1, 422], ['a fraction', 1.5, 422], ['a text', '7', 422], ['2^53', 2 ** 53, 422], ['null', null, 422],
      ['true', true, 422], ['a list', [1], 422], ['missing', undefined, 422], ['1', 1, 201],
    ])('an amount that is %s', async (_, value, status) => {
      const body = { ...transferBody(a, b, 1), amount: { currency: 'BRL', value } };
      const answer = await api.call<Refused>('createObligation', { body });
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.body.detail?.[0]?.loc).toEqual(['body', 'amount', 'value']);
    });

    it.each<[string, number, number]>(
      [['8192 bytes', 8192, 201], ['8193 bytes', 8193, 422]],
    )('metadata of %s as UTF-8 JSON', async (_, bytes, status) => {
      const note = 'ç'.repeat(4_000);
      const size = (text: string) => Buffer.byteLength(JSON.stringify({ note: text }));
      const metadata = { note: note + 'x'.repeat(bytes - size(note)) };
      expect(Buffer.byteLength(JSON.stringify(metadata))).toBe(bytes);
      const answer = await api.call<Refused>('createObligation', { body: { ...transferBody(a, b, 1), metadata } });
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.body.detail?.[0]?.loc).toEqual(['body', 'metadata']);
    });

    it.each([
      '2026-02-30T12:00:00Z', '2026-12-31T23:59:60Z', '2026-01-01T25:00:00Z', '2026-13-01T00:00:00Z', 'tomorrow', '+275761-01-01T00:00:00Z',
    ])(
      'an instant of %s is no server error', async (expected_at) => {
        const answer = await api.call<Refused>('createObligation', {
          body: { ...transferBody(a, b, 1), expected_settlement: { expected_at } },
        });
        expect(answer.status).toBe(422);
      });
  });

  describe('a body of an operation that takes none', () => {
    const send = (body: unknown) => api.call<Refused>('tickScheduler', { body: body as object });
    it.each<[string, unknown, string[][]]>([
      ['a field', { now: '2026-03-02T12:00:00Z' }, [['body', 'now']]], ['two fields', { now: 1, to: 2 }, [['body', 'now'], ['body', 'to']]],
      ['a list', [], [['body']]], ['null', null, [['body']]],
    ])('is refused by the names of its fields: %s', async (_, body, locs) => {
      const answer = await send(body);
      expect([answer.status, answer.body.detail?.map(({ loc }) => loc)]).toEqual([422, locs]);
      expect(answer.body.detail?.[0]?.type).toBe('extra_forbidden');
    });

    it('may be an empty object, or not be there', async () => {
      expect((await send({})).status).toBe(200);
      expect((await api.call('tickScheduler')).status).toBe(200);
    });
  });

  describe('a query parameter that the operation does not have', () => {
    const make: Readonly<Record<string, () => Promise<string> | string>> = {
      'account': () => a, 'account.balance': () => a, 'party': () => api.party(),
      'obligation': async () => (await api.transfer(a, b, 1)).body.obligation_id,
    };
    /** The operations whose path names nothing that other tests would have to make first. */
    const built = operations.filter(({ preview, scope, resources }) =>
      !preview && scope !== null && Object.values(resources).every((kind) => kind in make));

    it.each(built.map((operation) =>
      [operation.operationId, operation] as const))('is refused by %s, with the nearest that it has', async (operationId, operation) => {
      const [wanted] = operation.queryParameters;
      const name = wanted === undefined ? 'filter' : wanted.slice(0, 1) + wanted.slice(2);
      const path = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => [parameter, '1']));
      for (const [parameter, kind] of Object.entries(operation.resources)) path[parameter] = await make[kind]!();
      delete path['tenant']; // the caller's own
      const token = operation.isForPlatform && (await api.platformToken());
      const answer = await api.call<Refused>(operationId, {
        path, query: { [name]: 'x' }, ...(token && { token }), ...(operation.body && { body: {} }),
      });
      const msg = wanted === undefined ? 'the operation takes no query parameters' : `did you mean '${wanted}'?`;
      expect(answer).toMatchObject({
        status: 422, body: { detail: [{ loc: ['query', name], msg: `unknown query parameter; ${msg}`, type: 'extra_forbidden' }] },
      });
    });

    it.each([
      ['sate=FINAL', ['sate'], "did you mean 'state'?"],
      ['STATE=FINAL', ['STATE'], "did you mean 'state'?"],
      ['state[]=FINAL', ['state[]'], "did you mean 'state'?"],
      ['limt=1&cursr=x', ['limt', 'cursr'], "did you mean 'limit'?"],
      ['__proto__=1', ['__proto__'], 'the operation takes '],
      ['=1', [''], 'the operation takes '],
      ['unheard_of=x', ['unheard_of'], 'the operation takes '],
      ['state=FINAL&state=OPEN', ['state'], 'must be given once'],
    ])('?%s names it', async (query, names, hint) => {
      const answer = await request(api.baseUrl).get(`/v1/obligations?${query}`).set('Authorization', `Bearer ${token}`);
      expect([answer.status, answer.body.detail.map(({ loc }: { loc: string[] }) => loc)]).toEqual([
        422, names.map((name) => ['query', name]),
      ]);
      expect(answer.body.detail[0].msg).toContain(hint);
    });

    it('shows no more of a name than is of use', async () => {
      const answer = await request(api.baseUrl).get(`/v1/obligations?${'x'.repeat(5_000)}=1`).set('Authorization', `Bearer ${token}`);
      expect([answer.status, answer.body.detail[0].loc[1].length]).toEqual([422, 64]);
    });
  });

  describe('every answer', () => {
    it.each<[string, () => request.Test]>([
      ['a success', () => request(api.baseUrl).get('/v1/version').set('Authorization', `Bearer ${token}`)],
      ['a 401', () => request(api.baseUrl).get('/v1/accounts/x')],
      ['a 404', () => request(api.baseUrl).get('/nowhere')],
      ['a 405', () => request(api.baseUrl).delete('/v1/obligations')],
      ['a 413', () => raw(' '.repeat(1_048_577))],
      ['a 422', () => raw('{')],
      ['a probe', () => request(api.baseUrl).get('/livez')],
      ['a token', () => request(api.baseUrl).post('/auth/token').type('form').send({})],
    ])('carries an X-Request-Id of its own: %s', async (_, ask) => {
      const [first, second] = [await ask(), await ask()];
      expect(first.headers['x-request-id']).toMatch(/^req_/);
      expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
      expect(first.headers['x-powered-by']).toBeUndefined();
    });
  });

  describe('too much at once', () => {
    it('is 503 OVERLOADED with Retry-After for that tenant alone, and the same key works later', async () => {
      const small = await startTestService({ env: { ...http, RAZAO_ROLES: 'api', RAZAO_QUEUE_LIMIT: '2' } });
      try {
        const [from, to] = [await small.account(1_000), await small.account()];
        const [there, too] = [await small.account(10, { tenant: 'other' }), await small.account(0, { tenant: 'other' })];
        const flood = Array.from({ length: 40 }, (_, i) => small.transfer(from, to, 1, { key: `busy-${i}` }));
        expect((await small.transfer(there, too, 1, { tenant: 'other' })).status).toBe(201);
        const answers = await Promise.all(flood);
        const refused = answers.filter((answer) => answer.status !== 201);
        expect(refused.length).toBeGreaterThan(0);
        for (const { status, headers, body } of refused) {
          expect([status, headers['retry-after'], (body as Refused).error]).toEqual([503, '1', 'OVERLOADED']);
        }
        const again: number[] = [];
        for (let i = 0; i < 40; i += 1) again.push((await small.transfer(from, to, 1, { key: `busy-${i}` })).status);
        expect(new Set(again)).toEqual(new Set([201]));
        expect(await small.available(from)).toBe(960);
      } finally {
        await small.stop();
      }
    });
  });

  describe('a failure of ours', () => {
    it('is 500 INTERNAL and says nothing of what happened', async () => {
      const broken = await startTestService({ env: { ...http, RAZAO_ROLES: 'api' } });
      const admin = new pg.Client({ connectionString: broken.databaseUrl });
      try {
        const [from, to] = [await broken.account(10), await broken.account()];
        await admin.connect();
        await admin.query('alter table razao.journal_entries rename to entries_gone');
        await admin.query('alter table razao.parties rename to parties_gone');
        for (const answer of [
          await broken.transfer(from, to, 1) as Answer<Refused>,
          await broken.call<Refused>('createParty', { body: { type: 'individual', display_name: 'Ana', country: 'BR' } }),
          await broken.call<Refused>('searchParties'),
        ]) {
          expect([answer.status, answer.body.error]).toEqual([500, 'INTERNAL']);
          expect(Object.keys(answer.body).sort()).toEqual(['error', 'message']);
          expect(JSON.stringify(answer.body)).not.toMatch(/entries|parties|relation|select|razao\.|stack|node_modules|\.ts/i);
        }
        await admin.query('alter table razao.entries_gone rename to journal_entries');
        await admin.query('alter table razao.parties_gone rename to parties');
        expect((await broken.transfer(from, to, 1)).status).toBe(201);
      } finally {
        await admin.end();
        await broken.stop();
      }
    });
  });
});
