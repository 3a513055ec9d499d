/** Client teams build against the mocks: every operation, every declared error, each answer valid by the contract. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { allowInsecureRequests, clientCredentialsGrant, ClientSecretBasic, discovery } from 'openid-client';
import { resolve, successStatusOf, type LocatedOperation, type Reference, type Schema } from '../../contracts/codegen/contract.ts';
import { contractMock } from '../../mocks/contracts/contract-mock.ts';
import { allScopes } from '../../src/domains/auth/index.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { createLog } from '../../src/platform/log.ts';
import { allOperations, contractOf } from './contracts.ts';
import { exampleRequest, type ExampleRequest } from './example-request.ts';
import { SchemaValidator } from './json-schema.ts';

interface Media { schema: Schema | Reference; examples?: Record<string, { value: unknown }>; example?: unknown }

let server: Server;
let baseUrl: string;
beforeAll(async () => {
  server = createServer(contractMock(createLog('silent')));
  baseUrl = await listen(server, 0, '127.0.0.1');
  await fetch(`${baseUrl}/v1/health`); // Prism is loaded with the first request.
});
afterAll(() => closeServer(server));

const validators = {
  core: new SchemaValidator(contractOf('core'), 'closed'), command: new SchemaValidator(contractOf('command'), 'closed'),
};

const SIGNED = { 'X-Webhook-Timestamp': '1772454605', 'X-Webhook-Signature': 'v1=00' };

function send(
  { method, operation }: LocatedOperation, request: ExampleRequest, body: unknown, headers: Record<string, string> = {},
): Promise<Response> {
  const token: Record<string, string> = operation.security?.length === 0 ? SIGNED : { Authorization: 'Bearer mock-access-token' };
  return fetch(baseUrl + request.path, {
    method: method.toUpperCase(),
    headers: { ...token, ...request.headers, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Answers of an operation by status and media type. */
function mediaOf({ interfaceName, operation }: LocatedOperation): [status: string, type: string, media: Media][] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.entries(resolve(contractOf(interfaceName), response as { content?: Record<string, Media> }).content ?? {})
      .map(([type, media]): [string, string, Media] => [status, type, media])
  );
}

async function problemsOf(located: LocatedOperation, answer: Response, status: number, media: Media, label: string): Promise<string[]> {
  const text = await answer.text();
  if (answer.status !== status) return [`${label}: ${answer.status} instead of ${status}: ${text.slice(0, 300)}`];
  if (!answer.headers.get('content-type')?.includes('json')) return [];
  return validators[located.interfaceName].findings(media.schema, JSON.parse(text)).map((finding) => `${label}: ${finding}`);
}

const operations = allOperations().map((located) => [located.operation.operationId ?? '', located] as const);

test.each(operations)('%s answers every example request, and shows each of its answers', async (_id, located) => {
  const request = exampleRequest(located);
  const success = successStatusOf(located.operation);
  const problems: string[] = [];
  for (const [status, type, media] of mediaOf(located)) {
    if (Number(status) !== success) continue;
    const format = type.startsWith('image/') || type === 'text/html' ? undefined : /^(text\/|application\/x-)(.*)$/.exec(type)?.[2];
    const asked = { ...request, path: format === undefined ? request.path : `${request.path}&format=${format}` };
    for (const body of request.bodies) {
      const answer = await send(located, asked, body, { Accept: type });
      expect(answer.headers.get('content-type')).toContain(type);
      problems.push(...(await problemsOf(located, answer, success, media, `${status} ${type}`)));
    }
    for (const name of Object.keys(media.examples ?? {})) {
      const answer = await send(located, asked, request.bodies[0], { Accept: type, Prefer: `code=${status}, example=${name}` });
      problems.push(...(await problemsOf(located, answer, success, media, `${status} ${name}`)));
    }
  }
  expect(problems).toEqual([]);
});

test.each(operations)('%s can be asked for each of its errors', async (_id, located) => {
  const request = exampleRequest(located);
  const problems: string[] = [];
  for (const [status, , media] of mediaOf(located)) {
    if (Number(status) < 400) continue;
    for (const name of Object.keys(media.examples ?? {})) {
      const answer = await send(located, request, request.bodies[0], { Prefer: `code=${status}, example=${name}` });
      const label = `${status} ${name}`;
      const body = (await answer.clone().json().catch(() => ({}))) as { error?: string };
      if ((body.error ?? 'VALIDATION') !== name) problems.push(`${label}: ${JSON.stringify(body).slice(0, 200)}`);
      problems.push(...(await problemsOf(located, answer, Number(status), media, label)));
    }
  }
  expect(problems).toEqual([]);
});

test('an example that stands in a file of its own is shown whole', async () => {
  const shown = await fetch(`${baseUrl}/v1/openapi`, { headers: { Authorization: 'Bearer any' } });
  expect(await shown.json()).toEqual(JSON.parse(readFileSync('generated/examples/caucao-aluguel.openapi.json', 'utf8')));
});

describe('a request is held to the contract', () => {
  const json = { 'Content-Type': 'application/json', Authorization: 'Bearer any' };
  const post = (path: string, body: string, headers: Record<string, string> = json): Promise<Response> =>
    fetch(baseUrl + path, { method: 'POST', headers, body });

  test('what is missing, unknown or of the wrong type is listed', async () => {
    const answer = await post('/v1/obligations', JSON.stringify({ rail: 'TELEPORT', amount: { currency: 'BRL', value: 0 }, amuont: 1 }), {
      ...json, 'Idempotency-Key': 'k',
    });
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { loc: unknown[]; type: string }[] };
    expect(detail.map(({ loc, type }) => `${loc.join('.')} ${type}`).sort()).toEqual([
      'body.amount.value greater_than_equal',
      'body.amuont extra_forbidden',
      'body.creditor missing',
      'body.debtor missing',
      'body.rail enum',
    ]);
  });

  test('a body that is not JSON', async () => {
    expect((await post('/v1/obligations', '{')).status).toBe(422);
    expect((await post('/v1/obligations', 'a=1', { ...json, 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  test('without a token, 401', async () => {
    const answer = await fetch(`${baseUrl}/v1/accounts`);
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ error: 'UNAUTHENTICATED' })]);
  });

  test('an id that cannot exist is not found', async () => {
    const answer = await fetch(`${baseUrl}/v1/accounts/acc_1`, { headers: json });
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ error: 'ACCOUNT_NOT_FOUND' })]);
  });

  test('no such path 404, no such method 405 with Allow', async () => {
    expect((await fetch(`${baseUrl}/v1/nothing`, { headers: json })).status).toBe(404);
    const answer = await fetch(`${baseUrl}/v1/accounts`, { method: 'DELETE', headers: json });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('Prefer for what the contract does not show says what it shows', async () => {
    const answer = await fetch(`${baseUrl}/v1/accounts`, { headers: { ...json, Prefer: 'code=418' } });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/shows no such answer, but 200 \(two, first_page, second_page, empty\)/);
  });
});

describe('what JSON Schema cannot say is refused as the service does', () => {
  const json = { 'Content-Type': 'application/json', Authorization: 'Bearer any' };
  const found = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { detail: { loc: unknown[]; type: string }[] }).detail.map(({ loc, type }) => `${loc.join('.')} ${type}`),
  ];
  const account = '/v1/accounts/acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9';

  test('two points in time, an unknown parameter', async () => {
    expect(await found(await fetch(`${baseUrl}${account}/balance?as_of=2026-03-02T12:00:00Z&as_of_seq=3`, { headers: json }))).toEqual([
      422, ['query.as_of_seq extra_forbidden'],
    ]);
    expect(await found(await fetch(`${baseUrl}/v1/parties?nmae=x`, { headers: json }))).toEqual([422, ['query.nmae extra_forbidden']]);
    expect(await found(await fetch(`${baseUrl}${account}/balance?include=obligations,everything`, { headers: json }))).toEqual([
      422, ['query.include value_error'],
    ]);
    expect(await found(await fetch(`${baseUrl}${account}/balance?as_of=2026-02-30T12:00:00Z`, { headers: json }))).toEqual([
      422, ['query.as_of datetime_parsing'],
    ]);
    const other = await fetch(`${baseUrl}${account}/balance?as_of=2026-03-02T12:00:00Z&as_of_seq=3`, {
      headers: { ...json, Prefer: 'code=404' },
    });
    expect(other.status).toBe(404);
  });

  test('what stands in a body: sides, places, lists, sizes', async () => {
    const post = (path: string, body: object) => fetch(baseUrl + path, {
      method: 'POST', headers: { ...json, 'Idempotency-Key': 'k' }, body: JSON.stringify(body),
    });
    const payment = {
      rail: 'NATIVE', amount: { currency: 'BRL', value: 1 }, debtor: { kind: 'account' },
      creditor: { kind: 'external', external_id: 'a', account_id: account.slice(13) },
    };
    const sides = (at: string) => [`${at}.debtor.account_id missing`, `${at}.creditor.account_id extra_forbidden`];
    expect(await found(await post('/v1/obligations', payment))).toEqual([422, sides('body')]);
    expect(await found(await post('/v1/obligations/batch', { items: [payment] }))).toEqual([422, sides('body.items.0')]);
    expect(await found(await post('/v1/squads', { actor_account_id: account.slice(13), name: 'A', location: { label: 'B', latitude: 1 } })))
      .toEqual([422, ['body.location.longitude missing']]);
    expect(await found(
      await post('/v1/parties', { type: 'individual', display_name: 'Ana', country: 'BR', metadata: { note: 'x'.repeat(8192) } }),
    )).toEqual([422, ['body.metadata too_long']]);
  });

  test('fields that do not go together, and one that is needed by the value of another', async () => {
    const key = { account_id: 'acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9' };
    const post = (body: object) => fetch(`${baseUrl}/v1/pix/keys`, {
      method: 'POST', headers: { ...json, 'Idempotency-Key': 'k' }, body: JSON.stringify({ ...key, ...body }),
    });
    expect(await found(await post({ key_type: 'EMAIL' }))).toEqual([422, ['body.key_value missing']]);
    expect(await found(await post({ key_type: 'EVP', key_value: 'a@example.com' }))).toEqual([422, ['body.key_value extra_forbidden']]);
  });
});

test('a refused token is told what is wrong with it, as by the service', async () => {
  const challenge = async (headers: Record<string, string>) => {
    const answer = await fetch(`${baseUrl}/v1/holds?account_id=acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9`, { headers });
    return [answer.status, answer.headers.get('www-authenticate')];
  };
  const token = { Authorization: 'Bearer any' };
  expect(await challenge({})).toEqual([401, 'Bearer realm="razao"']);
  expect(await challenge({ ...token, Prefer: 'code=401' })).toEqual([401, 'Bearer realm="razao", error="invalid_token"']);
  expect(await challenge({ ...token, Prefer: 'code=403' })).toEqual([
    403, 'Bearer realm="razao", error="insufficient_scope", scope="service/operator"',
  ]);
  expect(await challenge({ ...token, Prefer: 'code=422' })).toEqual([422, null]);
});

test('a client library finds the token endpoint of the mocks by their address', async () => {
  const config = await discovery(new URL(baseUrl), 'me', undefined, ClientSecretBasic('secret'), {
    algorithm: 'oauth2', execute: [allowInsecureRequests],
  });
  expect(await clientCredentialsGrant(config)).toMatchObject({ access_token: 'mock-access-token', scope: allScopes.join(' ') });
  expect(await clientCredentialsGrant(config, { scope: 'service/health' })).not.toHaveProperty('scope');
});

test('a list leads from its first page to its second, which is the last', async () => {
  const read = async (query: string, headers = {}) => {
    const answer = await fetch(`${baseUrl}/v1/holds?account_id=acc_01KJQ8P1W3Y5A7C9E1G3J5M7N9${query}`, {
      headers: { Authorization: 'Bearer any', ...headers },
    });
    return await answer.json() as { items: { hold_id: string }[]; next_cursor: string | null };
  };
  const [all, first] = [await read(''), await read('', { Prefer: 'example=first_page' })];
  const second = await read(`&cursor=${first.next_cursor}`);
  expect([all.next_cursor, first.next_cursor, second.next_cursor]).toEqual([null, expect.any(String), null]);
  expect([...first.items, ...second.items]).toEqual(all.items);
  expect((await read('', { Prefer: 'example=empty' })).items).toEqual([]);
});

test('a write that is sent again under its key says so', async () => {
  const send = async (key: string) => (await fetch(`${baseUrl}/v1/parties`, {
    method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: 'Bearer any', 'Idempotency-Key': key },
    body: JSON.stringify({ type: 'individual', display_name: 'Ana', country: 'BR' }),
  })).headers.get('idempotency-replayed');
  expect([await send('one'), await send('one'), await send('two')]).toEqual([null, 'true', null]);
});

describe('the token endpoint of the mocks', () => {
  const token = (form: string): Promise<Response> =>
    fetch(`${baseUrl}/auth/token`, { method: 'POST', body: new URLSearchParams(form) });

  test('gives anyone a token the mocks take', async () => {
    const answer = await token('grant_type=client_credentials&client_id=me&client_secret=secret');
    const { access_token: value, token_type: type } = (await answer.json()) as Record<string, string>;
    expect([answer.status, type]).toEqual([200, 'Bearer']);
    expect((await fetch(`${baseUrl}/v1/accounts`, { headers: { Authorization: `Bearer ${value}` } })).status).toBe(200);
  });

  test.each([
    ['grant_type=client_credentials', 'invalid_client'],
    ['client_id=me&client_secret=s', 'invalid_request'],
    ['grant_type=password&client_id=me&client_secret=s', 'unsupported_grant_type'],
    ['grant_type=client_credentials&client_id=me&client_secret=s&scope=moon', 'invalid_scope'],
  ])('refuses %s with %s', async (form, code) => {
    const answer = await token(form);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: code })]);
  });
});

describe('the token endpoint is asked by Prefer', () => {
  test.each([
    ['code=401', 401, 'invalid_client'], ['example=invalid_scope', 400, 'invalid_scope'], ['code=429', 429, 'temporarily_unavailable'],
    ['code=503', 503, 'SERVICE_UNAVAILABLE'],
    ['code=200', 200, undefined], ['code=418', 422, undefined],
  ])('%s', async (Prefer, status, error) => {
    const answer = await fetch(`${baseUrl}/auth/token`, {
      method: 'POST', headers: { Prefer }, body: new URLSearchParams('grant_type=client_credentials&client_id=me&client_secret=s'),
    });
    expect([answer.status, ((await answer.json()) as { error?: string }).error]).toEqual([status, error]);
  });
});

test('a browser of any origin may call', async () => {
  const answer = await fetch(`${baseUrl}/v1/obligations`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://app.example', 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'authorization' },
  });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
});

test.each<[string, string, object, object]>([
  ['a payment over PIX', 'createObligation', { rail: 'PIX', creditor: { kind: 'external', external_id: 'pix_key:a@example.com' } }, {
    rail: 'PIX', creditor: { kind: 'external' },
  }],
  ['a transfer', 'createObligation', { rail: 'NATIVE', creditor: { kind: 'account', account_id: 'acc_2' } }, { rail: 'NATIVE' }],
  ['a weekly schedule', 'createSchedule', { recurrence: { frequency: 'WEEKLY' } }, { recurrence: { frequency: 'WEEKLY' } }],
])('%s is answered as what it is', async (_what, operationId, change, shown) => {
  const located = allOperations().find(({ operation }) => operation.operationId === operationId) as LocatedOperation;
  const named = (resolve(contractOf(located.interfaceName), located.operation.requestBody ?? {}) as { content: Record<string, Media> })
    .content['application/json']?.examples ?? {};
  const like = operationId === 'createSchedule' ? named['weekly']?.value : named['transfer']?.value;
  const request = exampleRequest(located);
  const answer = await send(located, request, { ...like as object, ...operationId === 'createObligation' && change });
  expect([answer.status, await answer.json()]).toEqual([201, expect.objectContaining(
    Object.fromEntries(Object.entries(shown).map(([name, value]) => [
      name, typeof value === 'object' ? expect.objectContaining(value as object) : value,
    ])),
  )]);
});
