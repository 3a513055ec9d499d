/**
 * One list of rules: the service and the mock of the contracts refuse the same oddities in a query and in the headers, with the same
 * messages.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { parametersOf } from '../../contracts/codegen/contract.ts';
import { contractMock } from '../../mocks/contracts/contract-mock.ts';
import { operations, type Operation } from '../../generated/operations.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { createLog } from '../../src/platform/log.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';
import { contractOf, operationOf } from './contracts.ts';
import { exampleRequest } from './example-request.ts';

/** Set by `make fuzz`. */
const EVERY_REQUEST = process.env['NEAR_BODIES'] === 'all';
const REQUESTS_EACH = 14;

const mock = createServer(contractMock(createLog('silent')));
let mockUrl: string;
let api: TestService;
let tokens: { tenant: string; platform: string };
let ids: Record<string, string>;
beforeAll(async () => {
  mockUrl = await listen(mock, 0, '127.0.0.1');
  api = await startTestService({ withMongodb: true, env: { RAZAO_ROLES: 'api' } });
  tokens = { tenant: await api.token(), platform: await api.platformToken() };
  const party_id = await api.party();
  ids = { party_id, account_id: await api.account(1_000, { owner: party_id }), tenant: TENANT };
});
afterAll(async () => {
  await api?.stop();
  await closeServer(mock);
});

const VALUES = [
  '', ' ', '5', '5.0', '1e1', '0x10', '+5', '05', ' 5', '5 ', '-1', '0', '9007199254740993', 'NaN', 'true', 'True', 'TRUE', 'yes', '1',
  'null', 'x', 'a,b', '\u0000', '😀'.repeat(60),
  '2026-03-02', '2026-02-30', '2026-03-02T12:00:00Z', '2026-03-02T24:00:00Z', 'csv',
];

/** A request that has one thing odd. */
interface Odd {
  readonly label: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text of the body; undefined for none. */
  readonly body?: string | undefined;
}

/** A token that may do all. */
const tokenFor = ({ namesTenant }: Operation): string => (namesTenant === true ? tokens.platform : tokens.tenant);

/** What is odd in the query, in `Accept` and in `Authorization`: of any operation. */
function oddRequests(operation: Operation): Odd[] {
  const { path } = exampleRequest(operationOf(operation.operationId));
  const needed = new URLSearchParams(path.split('?')[1]);
  const asked = (changes: [string, string][]): string => {
    const given = new URLSearchParams([...needed].filter(([name]) => !changes.some(([changed]) => changed === name)));
    for (const [name, value] of changes) given.append(name, value);
    return given.toString();
  };
  const own = operation.queryParameters.filter((name) => name !== 'cursor'); // to the mock, any leads to the second page
  const token = tokenFor(operation);
  const authorization = { Authorization: `Bearer ${token}` };
  return [
    ...own.flatMap((name) => VALUES.map((value): Odd => ({
      label: `${name}=${value}`, query: asked([[name, value]]), headers: authorization,
    }))),
    ...own.map((name): Odd => ({ label: `${name} twice`, query: asked([[name, '1'], [name, '2']]), headers: authorization })),
    ...own.map((name): Odd => ({ label: `${name} in capitals`, query: asked([[name.toUpperCase(), '1']]), headers: authorization })),
    ...['__code=404', '__example=empty', '__dynamic=true', 'unheard_of=1', 'constructor=1'].map((it): Odd => (
      { label: it, query: asked([it.split('=') as [string, string]]), headers: authorization })),
    ...['text/csv', 'text/html', 'application/xml', 'application/json;q=0', 'x'].map((Accept): Odd => ({
      label: `Accept: ${Accept}`, query: asked([]), headers: { ...authorization, Accept },
    })),
    ...['bearer ', 'BEARER   ', 'Bearer', 'Basic ', ''].map((scheme): Odd => ({
      label: `the scheme ${scheme}`, query: asked([]), headers: { Authorization: `${scheme}${token}` },
    })),
    { label: 'no token', query: asked([]), headers: {} },
  ];
}

const CONTENT_TYPES = [
  'text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/problem+json', 'application/json; charset=utf-16',
  'APPLICATION/JSON', 'application/json, text/plain', 'json', 'x',
];
const KEYS = [undefined, '', ' ', '\u00e9', 'a\tb', 'k'.repeat(255), 'k'.repeat(256)];

/** The same of a write, and what is odd in its key and its body's headers; all else is the contract's example. */
function oddWrites(operation: Operation): Odd[] {
  const { bodies: [example], headers, path } = exampleRequest(operationOf(operation.operationId));
  const body = example === undefined ? undefined : JSON.stringify(example);
  const type: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const given = (): Record<string, string> => ({ ...headers, ...type, 'Idempotency-Key': randomUUID() });
  const like = (label: string, change: Readonly<Record<string, string | undefined>>, changedBody = body): Odd => ({
    label, query: path.split('?')[1] ?? '', body: changedBody,
    headers: Object.fromEntries(Object.entries({ Authorization: `Bearer ${tokenFor(operation)}`, ...given(), ...change }).filter(
      (it): it is [string, string] => it[1] !== undefined,
    )),
  });
  return [
    ...oddRequests(operation).map((odd) => ({ ...odd, body, headers: { ...given(), ...odd.headers } })),
    ...KEYS.map((key) => like(`Idempotency-Key: ${key}`, { 'Idempotency-Key': key })),
    ...(body === undefined ? [] : CONTENT_TYPES.map((it) => like(`Content-Type: ${it}`, { 'Content-Type': it }))),
    ...['gzip', 'br', 'identity', 'x', ''].map((it) => like(`Content-Encoding: ${it}`, { 'Content-Encoding': it })),
    ...['', '{', '\u0000', '[]', 'null', '"x"'].map((it) => like(`the body ${it}`, { 'Content-Type': 'application/json' }, it)),
    like('a type without a body', { 'Content-Type': 'text/plain' }, undefined),
    like('another method', { 'X-HTTP-Method-Override': 'GET' }),
  ];
}

/** Operations whose path names only existing things. */
const reachable = operations.filter(({ path, preview, scope, resources }) => !preview && scope !== null
  && [...path.matchAll(/\{(\w+)\}/g)].every(([, name]) => ['party_id', 'account_id', 'tenant'].includes(String(name)))
  && Object.values(resources).every((kind) => ['party', 'account', 'account.balance', 'tenant'].includes(kind)));

const known = reachable.filter(({ method }) => method === 'GET');
const writes = reachable.filter(({ method }) => method !== 'GET');
const WRITES_TRIED = 12;

/** Refusals of the interface, which come before any of a domain, and a failure. */
const OF_THE_INTERFACE = [401, 413, 415, 500];

/** The error that is reported, or that the request is accepted. */
async function saidBy(base: string, method: string, path: string, { query, headers, body: sent }: Odd): Promise<string> {
  const { status, body, type } = await request(base)[method.toLowerCase() as 'post'](`${path}?${query}`).set({ Accept: '*/*', ...headers })
    .serialize(String).send(sent);
  const { detail, error } = body as { detail?: object; error?: string };
  if (detail !== undefined) return `${status} ${JSON.stringify(detail)}`;
  return OF_THE_INTERFACE.includes(status) ? `${status} ${error}` : status < 300 ? `taken, ${type}` : 'taken';
}

/** What service and mock say differently of a sample of odd requests. */
async function differences({ method, path: template }: Operation, index: number, all: readonly Odd[], most: number): Promise<string[]> {
  const step = EVERY_REQUEST ? 1 : Math.max(1, Math.floor(all.length / most));
  const path = template.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? '');
  const different: string[] = [];
  for (const odd of all.filter((_odd, place) => place % step === index % step)) {
    const [served, mocked] = [await saidBy(api.baseUrl, method, path, odd), await saidBy(mockUrl, method, path, odd)];
    const isRefusedByDomain = served === 'taken' && mocked.startsWith('taken');
    if (served !== mocked && !isRefusedByDomain) different.push(`${odd.label}: the service ${served}; the mock ${mocked}`);
  }
  return different;
}

it.each(known.map((operation, index) =>
  [operation.operationId, operation, index] as const))('%s: service and mock say the same of what is odd', async (_, operation, index) => {
  expect(await differences(operation, index, oddRequests(operation), REQUESTS_EACH)).toEqual([]);
});

const triedWrites = writes.filter((_operation, index) => EVERY_REQUEST || index % Math.floor(writes.length / WRITES_TRIED) === 0);
it.each(triedWrites.map((operation, index) =>
  [operation.operationId, operation, index] as const))('%s: they say the same of an odd write', async (_, operation, index) => {
  expect(await differences(operation, index, oddWrites(operation), REQUESTS_EACH)).toEqual([]);
});

it('covers operations with parameters of each type', () => {
  const types = known.flatMap(({ operationId }) => {
    const { operation, interfaceName } = operationOf(operationId);
    return parametersOf(contractOf(interfaceName), operation).map(({ schema }) => JSON.stringify(schema));
  });
  expect([known.length > 40, new Set(types).size > 10]).toEqual([true, true]);
});
