/** Calls as they are written, sent, repeated and answered, against a scripted wire. */
import { describe, expect, it, jest } from '@jest/globals';
import {
  ApiError, AuthenticationError, BadRequestError, clientOf, ConflictError, ConnectionError, NotFoundError, PermissionDeniedError,
  RateLimitError, RazaoError,
  ServerError, unlistedField, UnprocessableError, type Call, type Operations, type PageCall,
} from '../../sdk/src/index.ts';
import { operations } from '../../sdk/generated/operations.ts';
import { operations as manifest } from '../../generated/operations.ts';
import { broken, json, never, refusal, Wire, withoutWaiting, withTime } from './wire.ts';

const PARTY = { type: 'individual', display_name: 'Ana Souza', country: 'BR' } as const;

afterEach(withTime);

describe('names', () => {
  it('every operation of both interfaces is in one group, under its operationId', () => {
    const offered = Object.values(operations).flatMap((group) => Object.entries(group));
    const expected = manifest.map(({ operationId, method, path, idempotency, body }) =>
      [operationId, `${method}${idempotency ? '!' : ''}${method !== 'GET' && body === null ? '~' : ''} ${path}`]);
    expect(offered.map(([id, line]) => [id, line.replace('$', '').split(' ').slice(0, 2).join(' ')]).sort()).toEqual(expected.sort());
  });
});

describe('a request', () => {
  it('has its path from the first arguments, then query or body, then options', async () => {
    const wire = new Wire(json({}));
    const razao = wire.client({ headers: { 'X-App': 'shop' } });
    await razao.accounts.getStatement('acc_1', { from: '2026-03-01', to: '2026-03-31' });
    await razao.operator.setProductLifecycle(
      'aurora', 'prd/1', { lifecycle: 'LIVE', reason: 'Go' } as never, { headers: { 'X-Trace': '7' } },
    );
    const [read, write] = wire.sent;
    expect([read?.method, read?.url.href, read?.headers.get('authorization')])
      .toEqual(['GET', 'http://ledger.test/v1/accounts/acc_1/statement?from=2026-03-01&to=2026-03-31', 'Bearer a-token']);
    expect([write?.method, write?.url.pathname, write?.body]).toEqual([
      'PATCH', '/v1/operator/tenants/aurora/products/prd%2F1', { lifecycle: 'LIVE', reason: 'Go' },
    ]);
    expect([write?.headers.get('x-app'), write?.headers.get('x-trace')]).toEqual(['shop', '7']);
  });

  it.each([undefined, '', '.', '..', null, {}])('is not sent for the path parameter %j, which would lead elsewhere', (id) => {
    const wire = new Wire();
    expect(() => wire.client().accounts.get(id as never)).toThrow(TypeError);
    expect(wire.sent).toEqual([]);
  });

  it('without a body in the contract has none, whatever stands before its options', async () => {
    const wire = new Wire(json({}));
    await wire.client().holds.release('hld_1', {}, { idempotencyKey: 'release-1' });
    await wire.client().accounts.unfreeze('acc_1', {});
    expect(wire.sent.map(({ body, headers }) => [body, headers.get('content-type')])).toEqual([['', null], [{}, 'application/json']]);
    expect(wire.keys[0]).toBe('release-1');
  });

  it('carries its body as it was when the call was made', async () => {
    const wire = new Wire(broken(), json({}));
    withoutWaiting();
    const body: { type: 'individual'; display_name: string; country: string } = { ...PARTY };
    const call = wire.client().parties.create(body);
    body.display_name = 'Somebody else';
    await call;
    expect(wire.sent.map(({ body: sent }) => sent)).toEqual([PARTY, PARTY]);
  });
});

describe('an answer', () => {
  it('keeps what this version does not list', async () => {
    const wire = new Wire(json({ id: 'acc_1', type: 'MOON_BASE', nickname: 'Ana' }));
    const account = await wire.client().accounts.get('acc_1');
    expect([account.type, unlistedField(account, 'nickname')]).toEqual(['MOON_BASE', 'Ana']);
  });

  it('is text or bytes where the media type says so', async () => {
    const png = new Uint8Array([137, 80, 78, 71]);
    const wire = new Wire(
      new Response('a,b\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } }),
      new Response(png, { headers: { 'content-type': 'image/png' } }),
    );
    const csv: string = await wire.client().accounts.getStatement('acc_1', { from: '2026-03-01', to: '2026-03-31', format: 'csv' });
    const image: Blob = await wire.client().pix.getStaticQr('acc_1', {}, { accept: 'image/png' });
    expect([csv, new Uint8Array(await image.arrayBuffer())]).toEqual(['a,b\r\n', png]);
    expect(wire.sent[1]?.headers.get('accept')).toBe('image/png');
  });

  it('comes with its status, request id and key on demand', async () => {
    const wire = new Wire(json({ party_id: 'pty_1' }, 200, { 'x-request-id': 'req_1', 'idempotency-replayed': 'true' }));
    const answer = await wire.client().parties.create(PARTY, { idempotencyKey: 'signup-1' }).withResponse();
    expect(answer).toMatchObject({
      data: { party_id: 'pty_1' }, status: 200, requestId: 'req_1', replayed: true, idempotencyKey: 'signup-1', attempts: 1,
    });
  });
});

describe('a refusal', () => {
  it('has its code, details, request id and whether it passes', async () => {
    const wire = new Wire(json(
      { error: 'INSUFFICIENT_FUNDS', message: 'Too little.', details: { available: 3 } }, 422, { 'x-request-id': 'req_9' },
    ));
    const error = await wire.client().parties.create(PARTY).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'INSUFFICIENT_FUNDS', status: 422, details: { available: 3 }, requestId: 'req_9', retryable: false, succeedsLater: true,
      operation: 'createParty',
    });
    expect(wire.sent).toHaveLength(1); // It passes, but not by waiting a second.
  });

  it('by validation lists what is wrong; one that is no JSON has a code by its status', async () => {
    const finding = { loc: ['body', 'country'], msg: 'must match', type: 'pattern' };
    const wire = new Wire(json({ detail: [finding] }, 422), new Response('<html>', { status: 418 }));
    const razao = wire.client();
    expect(await razao.parties.create(PARTY).result()).toMatchObject({ ok: false, error: { code: 'VALIDATION', findings: [finding] } });
    expect(await razao.parties.create(PARTY).result()).toMatchObject({ ok: false, error: { code: 'HTTP_418', body: '<html>' } });
  });

  it('by a code this version does not list is decided by its status', async () => {
    withoutWaiting();
    const wire = new Wire(refusal('MERCURY_IN_RETROGRADE', 503), refusal('MERCURY_RISING', 409));
    const result = await wire.client().parties.create(PARTY).result();
    expect(result).toMatchObject({ ok: false, error: { code: 'MERCURY_RISING', retryable: false } });
    expect(wire.sent).toHaveLength(2);
  });
});

describe('a repetition', () => {
  it.each([
    ['a broken connection', broken()], ['409 in progress', refusal('IDEMPOTENCY_IN_PROGRESS', 409)], ['429', refusal('RATE_LIMITED', 429)],
    ['500', refusal('INTERNAL', 500)], ['502 of a proxy', new Response('Bad gateway', { status: 502 })],
    ['503', refusal('OVERLOADED', 503)],
    ['an answer cut off half-way', new Response('{"party_id": "pt', { headers: { 'content-type': 'application/json' } })],
  ])('follows %s, with the same key', async (_what, first) => {
    withoutWaiting();
    const wire = new Wire(first, json({ party_id: 'pty_1' }));
    const answer = await wire.client().parties.create(PARTY).withResponse();
    expect([answer.data.party_id, answer.attempts]).toEqual(['pty_1', 2]);
    expect(wire.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(wire.keys[1]).toBe(wire.keys[0]);
  });

  it.each(
    [['400', 400], ['403', 403], ['404', 404], ['409 of another kind', 409], ['422', 422], ['501', 501]],
  )('does not follow %s', async (_what, status) => {
    const wire = new Wire(refusal('ACCOUNT_CLOSED', status));
    await expect(wire.client().parties.create(PARTY)).rejects.toBeInstanceOf(ApiError);
    expect(wire.sent).toHaveLength(1);
  });

  it('waits as long as Retry-After says, and longer each time without it', async () => {
    withoutWaiting();
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const timeoutMs = 54_321;
    await new Wire(refusal('OVERLOADED', 503, { 'retry-after': '7' }), broken(), broken(), json({})).client({ timeoutMs })
      .parties.create(PARTY);
    const [first, second, third, ...others] = timers.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms !== timeoutMs);
    timers.mockRestore();
    expect(first).toBeGreaterThanOrEqual(7_000);
    expect(second).toBeGreaterThanOrEqual(500);
    expect(second).toBeLessThanOrEqual(1_000);
    expect(third).toBeGreaterThanOrEqual(1_000);
    expect(third).toBeLessThanOrEqual(2_000);
    expect(others).toEqual([]);
  });

  it('is left to the caller when the service asks for more than a minute', async () => {
    const wire = new Wire(refusal('RATE_LIMITED', 429, { 'retry-after': '61' }));
    await expect(wire.client().parties.create(PARTY)).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfterSeconds: 61 });
    expect(wire.sent).toHaveLength(1);
  });

  it('ends with a ConnectionError that names the key', async () => {
    withoutWaiting();
    const wire = new Wire(broken());
    const error =
      await wire.client({ maxRetries: 2 }).parties.create(PARTY, { idempotencyKey: 'signup-2' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ reason: 'network', attempts: 3, idempotencyKey: 'signup-2', operation: 'createParty' });
  });

  it('follows an attempt that takes too long', async () => {
    withoutWaiting();
    const wire = new Wire(never, json({ party_id: 'pty_1' }));
    expect((await wire.client({ timeoutMs: 100 }).parties.create(PARTY)).party_id).toBe('pty_1');
    await expect(new Wire(never).client({ timeoutMs: 50, maxRetries: 1 }).parties.create(PARTY)).rejects.toMatchObject({
      reason: 'timeout', attempts: 2,
    });
  });

  it('ends at once with the reason of the caller\'s signal, also while it waits', async () => {
    const wire = new Wire(broken());
    const controller = new AbortController();
    const call = wire.client().parties.create(PARTY, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('the customer left')), 30);
    await expect(call).rejects.toThrow('the customer left');
    await expect(
      wire.client().parties.get('pty_1', {}, { signal: AbortSignal.abort(new Error('never began')) }),
    ).rejects.toThrow('never began');
    expect(wire.sent).toHaveLength(1);
  });
});

describe('a token', () => {
  const credentials = { token: undefined, clientId: 'me', clientSecret: 's&cret', scopes: ['service/health'] };
  const isToken = (url: URL): boolean => url.pathname === '/auth/token';
  const service = (life = 3_600, stale: readonly string[] = []) => {
    let n = 0;
    return new Wire(({ url, headers }) => {
      if (isToken(url)) return json({ access_token: `token-${(n += 1)}`, token_type: 'Bearer', expires_in: life });
      return stale.includes(headers.get('authorization') ?? '') ? refusal('UNAUTHENTICATED', 401) : json({});
    });
  };

  it('is fetched once for all who wait, and used until it ends', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const wire = service(100);
    const razao = wire.client(credentials);
    await Promise.all(Array.from({ length: 20 }, () => razao.health.get()));
    const asked = wire.sent.filter(({ url }) => isToken(url));
    expect(asked.map(({ body }) => body)).toEqual([
      'grant_type=client_credentials&client_id=me&client_secret=s%26cret&scope=service%2Fhealth',
    ]);
    jest.setSystemTime(Date.now() + 91_000);
    await razao.health.get();
    expect(wire.sent.filter(({ url }) => isToken(url))).toHaveLength(2);
  });

  it('that is refused is replaced, once for many callers, and the call is sent again', async () => {
    const wire = service(3_600, ['Bearer token-1']);
    const razao = wire.client(credentials);
    await Promise.all(Array.from({ length: 10 }, () => razao.health.get()));
    expect(wire.sent.filter(({ url }) => isToken(url))).toHaveLength(2);
  });

  it('that stays refused fails the call', async () => {
    const wire = service(3_600, ['Bearer token-1', 'Bearer token-2']);
    await expect(wire.client(credentials).health.get()).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    expect(wire.sent).toHaveLength(4);
  });

  it('that the client may not have is an AuthenticationError; what was not sent leaves no intent', async () => {
    const wire = new Wire(json({ error: 'invalid_client', error_description: 'Unknown client.' }, 401));
    const razao = wire.client(credentials);
    await expect(razao.parties.create(PARTY)).rejects.toMatchObject({ name: 'AuthenticationError', code: 'invalid_client', status: 401 });
    expect(await razao.openIntents()).toEqual([]);
  });

  it('can come from elsewhere, and is asked for again when it is refused', async () => {
    const wire = service(1, ['Bearer old']);
    const given = ['old', 'new'];
    await wire.client({ token: async () => given.shift() ?? '' }).health.get();
    expect(wire.sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  });

  it('without an answer is a ConnectionError of the call, as patient as the call; nothing was sent, so nothing stays open', async () => {
    const wire = new Wire(broken());
    const razao = wire.client({ ...credentials, maxRetries: 5 });
    const error = await razao.parties.create(PARTY, { maxRetries: 0 }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ reason: 'network', operation: 'createParty', attempts: 1 });
    expect(wire.sent.map(({ url }) => url.pathname)).toEqual(['/auth/token']);
    expect(await razao.openIntents()).toEqual([]);
  });

  it('is asked for with the options of the call: time, signal and headers', async () => {
    const wire = new Wire(never);
    const razao = wire.client({ ...credentials, headers: { 'X-App': 'shop', 'Authorization': 'Basic x' } });
    await expect(razao.health.get({}, { timeoutMs: 20, maxRetries: 0, headers: { 'X-Trace': '7' } })).rejects.toMatchObject({
      reason: 'timeout', attempts: 1,
    });
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('the customer left')), 20);
    await expect(razao.health.get({}, { signal: controller.signal })).rejects.toThrow('the customer left');
    expect(wire.sent.map(
      ({ headers }) => [headers.get('x-app'), headers.get('x-trace'), headers.get('authorization'), headers.get('content-type')],
    )).toEqual([
      ['shop', '7', null, expect.stringContaining('urlencoded')], ['shop', null, null, expect.stringContaining('urlencoded')],
    ]);
  });

  it('still comes for those who wait when another gives up', async () => {
    const answer = Promise.withResolvers<Response>();
    const wire = new Wire(() => answer.promise, json({ status: 'ok' }));
    const razao = wire.client(credentials);
    const hasty = razao.health.get({}, { timeoutMs: 20, maxRetries: 0 });
    const patient = razao.health.get();
    await expect(hasty).rejects.toMatchObject({ reason: 'timeout' });
    answer.resolve(json({ access_token: 't', expires_in: 60 }));
    expect(await patient).toEqual({ status: 'ok' });
    expect(wire.sent).toHaveLength(2);
  });

  it('that an overloaded service does not give is an error of its status', async () => {
    const error = await new Wire(refusal('OVERLOADED', 503)).client({ ...credentials, maxRetries: 0 }).health.get({})
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ code: 'OVERLOADED', operation: 'getHealth' });
  });

  it('is asked for again while its endpoint is down', async () => {
    withoutWaiting();
    const wire = new Wire(broken(), new Response('', { status: 503 }), json({ access_token: 't', expires_in: 60 }), json({ status: 'ok' }));
    expect(await wire.client(credentials).health.get()).toEqual({ status: 'ok' });
  });
});

describe('a list', () => {
  const pages = [
    json({ items: [{ obligation_id: 'a' }, { obligation_id: 'b' }], next_cursor: 'c1' }),
    json({ items: [], next_cursor: 'c2' }), json({ items: [{ obligation_id: 'c' }], next_cursor: null }),
  ];

  it('is iterated to the end by next_cursor alone, with its query kept', async () => {
    const wire = new Wire(...pages);
    const seen = [];
    for await (const { obligation_id } of wire.client().obligations.list({ state: 'FINAL', limit: 2 })) seen.push(obligation_id);
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(wire.sent.map(({ url }) => url.search)).toEqual([
      '?state=FINAL&limit=2', '?state=FINAL&limit=2&cursor=c1', '?state=FINAL&limit=2&cursor=c2',
    ]);
  });

  it('is a page when it is awaited, and pages one by one', async () => {
    expect((await new Wire(...pages).client().obligations.list()).next_cursor).toBe('c1');
    const sizes = [];
    for await (const page of new Wire(...pages).client().obligations.list().pages()) sizes.push(page.items.length);
    expect(sizes).toEqual([2, 0, 1]);
  });

  it('whose items are called data is iterated as well', async () => {
    const wire = new Wire(json({ data: [{ party_id: 'pty_1' }], next_cursor: null }));
    const seen = [];
    for await (const { party_id } of wire.client().parties.search()) seen.push(party_id);
    expect(seen).toEqual(['pty_1']);
  });

  it('is an array, whole or up to a limit', async () => {
    expect(await new Wire(...pages).client().obligations.list().toArray()).toEqual([
      { obligation_id: 'a' }, { obligation_id: 'b' }, { obligation_id: 'c' },
    ]);
    const wire = new Wire(...pages);
    expect(await wire.client().obligations.list().toArray({ limit: 2 })).toEqual([{ obligation_id: 'a' }, { obligation_id: 'b' }]);
    expect(wire.sent).toHaveLength(1);
    expect(await wire.client().obligations.list().toArray({ limit: 0 })).toEqual([]);
  });

  it('asks no further than it is read', async () => {
    const wire = new Wire(...pages);
    for await (const _item of wire.client().obligations.list()) break;
    expect(wire.sent).toHaveLength(1);
  });
});

describe('hooks', () => {
  it('see each attempt, can replace the request, and have an answer to themselves', async () => {
    withoutWaiting();
    const seen: unknown[] = [];
    const wire = new Wire(refusal('OVERLOADED', 503), json({ party_id: 'pty_1' }));
    const razao = wire.client({
      onRequest: (request, { operation, attempt, path }) => {
        seen.push([operation, path, attempt]);
        const traced = new Request(request);
        traced.headers.set('traceparent', `00-${attempt}`);
        return traced;
      },
      onResponse: async (response, { attempt, ms, idempotencyKey }) => { seen.push([
        response.status, await response.json(), attempt, ms >= 0, idempotencyKey,
      ]); },
    });
    expect((await razao.parties.update('pty_1', {}, { idempotencyKey: 'k' })).party_id).toBe('pty_1');
    expect(wire.sent.map(({ headers }) => headers.get('traceparent'))).toEqual(['00-1', '00-2']);
    expect(seen).toEqual([
      ['updateParty', '/v1/parties/{party_id}', 1], [503, { error: 'OVERLOADED', message: 'No.' }, 1, true, 'k'],
      ['updateParty', '/v1/parties/{party_id}', 2], [200, { party_id: 'pty_1' }, 2, true, 'k'],
    ]);
  });

  it('that throw fail the call with what they threw: before it is sent nothing stays open, afterwards the write does', async () => {
    const before = new Wire(json({}));
    const refusing = before.client({ onRequest: () => { throw new RangeError('not now'); } });
    await expect(refusing.parties.create(PARTY)).rejects.toThrow(RangeError);
    expect([before.sent, await refusing.openIntents()]).toEqual([[], []]);
    const after = new Wire(json({}));
    const failing = after.client({ onResponse: async () => { throw new RangeError('not like this'); } });
    await expect(failing.parties.create(PARTY)).rejects.toThrow(RangeError);
    expect([after.sent.length, (await failing.openIntents()).length]).toEqual([1, 1]);
  });
});

describe('the log', () => {
  it('has attempts, answers and repetitions, and neither tokens, bodies nor parameters', async () => {
    withoutWaiting();
    const lines: [string, string, object][] = [];
    const logger = {
      debug: (message: string, facts: object) => lines.push(['debug', message, facts]),
      warn: (message: string, facts: object) => lines.push(['warn', message, facts]),
    };
    const wire = new Wire(json({ access_token: 'hidden-token', expires_in: 60 }), broken(), json({ display_name: 'Ana Souza' }));
    await wire.client({ token: undefined, clientId: 'me', clientSecret: 'hidden', logger }).parties.update(
      'pty_ana', { display_name: 'Ana Souza' } as never, { idempotencyKey: 'k' },
    );
    expect(lines.map(([level, message]) => `${level} ${message.replace(/[\d.]+ s$/, 'n s')}`)).toEqual([
      'debug token: asked for', 'debug updateParty: sent', 'warn updateParty: again in n s', 'debug updateParty: sent',
      'debug updateParty: 200',
    ]);
    expect(lines.at(-1)?.[2]).toMatchObject({ operation: 'updateParty', attempt: 2, status: 200, idempotencyKey: 'k' });
    expect(JSON.stringify(lines)).not.toMatch(/hidden|Ana|pty_ana/);
  });

  it('that fails changes nothing', async () => {
    const logger = { debug: () => { throw new Error('disk full'); } };
    expect(await new Wire(json({ status: 'ok' })).client({ logger }).health.get()).toEqual({ status: 'ok' });
  });
});

describe('a request that is written by hand', () => {
  it('has token, query, body and, as a write, a key', async () => {
    const wire = new Wire(json({ items: [1] }));
    const razao = wire.client();
    expect(await razao.request<{ items: number[] }>('get', '/v1/things', { query: { limit: 2 } })).toEqual({ items: [1] });
    await razao.request('POST', '/v1/things/thg_1/turn', { body: { by: 90 }, idempotencyKey: 'turn-1', headers: { 'X-Trace': '7' } });
    expect(wire.sent.map(
      ({ method, url, body, headers }) => [method, url.href, body, headers.get('authorization'), headers.get('x-trace')],
    )).toEqual([
      ['GET', 'http://ledger.test/v1/things?limit=2', '', 'Bearer a-token', null],
      ['POST', 'http://ledger.test/v1/things/thg_1/turn', { by: 90 }, 'Bearer a-token', '7'],
    ]);
    expect(wire.keys).toEqual([null, 'turn-1']);
  });

  it('is refused as an operation is', async () => {
    expect(await new Wire(refusal('THING_NOT_FOUND', 404)).client().request('GET', '/v1/things/1').result()).toMatchObject({
      ok: false, error: { code: 'THING_NOT_FOUND', operation: 'GET /v1/things/1' },
    });
  });

  it.each(['v1/things', '//evil.example/v1', 'https://evil.example', '/v1/../auth', '/v1/things?a=1', '/v1/{id}', ''])('does not go to %j', (
    path,
  ) => {
    const wire = new Wire();
    expect(() => wire.client().request('GET', path)).toThrow(TypeError);
    expect(wire.sent).toEqual([]);
  });
});

describe('a class for each status', () => {
  it.each([
    [400, 'BadRequestError', BadRequestError], [401, 'AuthenticationError', AuthenticationError],
    [403, 'PermissionDeniedError', PermissionDeniedError],
    [404, 'NotFoundError', NotFoundError], [409, 'ConflictError', ConflictError], [422, 'UnprocessableError', UnprocessableError],
    [429, 'RateLimitError', RateLimitError], [501, 'ServerError', ServerError], [503, 'ServerError', ServerError],
    [418, 'ApiError', ApiError],
  ])('%d is a %s', async (status, name, kind) => {
    const error = await new Wire(refusal('SOME_CODE', status)).client({ maxRetries: 0 }).health.get().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(kind);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name, status });
  });
});

it('a client can have groups of its own beside those of the contracts', async () => {
  interface Mine { things: { create(body: object): Call<{ id: string }>; list(): PageCall<{ items: string[] }, string> } }
  const Own = clientOf<Operations & Mine>({
    ...operations, things: { createThing: 'POST! /v1/things', listThings: 'GET /v1/things items' },
  });
  const wire = new Wire(json({ id: 'thg_1' }), json({ items: ['a'], next_cursor: null }), json({}));
  const client = new Own({ baseUrl: 'http://ledger.test', token: 't', fetch: wire.fetch });
  expect((await client.work('thing-1', (unit) => Promise.resolve(unit.things.create({ size: 1 })))).id).toBe('thg_1');
  expect(await client.withOptions({ maxRetries: 0 }).things.list().toArray()).toEqual(['a']);
  await client.accounts.get('acc_1');
  expect(wire.keys).toEqual(['thing-1/createThing/1', null, null]);
});

it('what the SDK throws has one root', () => {
  for (const error of [ApiError, ConnectionError]) expect(Object.getPrototypeOf(error) as unknown).toBe(RazaoError);
});
