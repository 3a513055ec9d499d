/** The packed SDK in another folder: against the mocks for all operations, against the service for all that are built. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations, type OperationId } from '../../generated/operations.ts';
import { contractMock } from '../../mocks/contracts/contract-mock.ts';
import { allScopes, createClient, ensureTenant } from '../../src/domains/auth/index.ts';
import { closeServer, listen } from '../../src/platform/http/server.ts';
import { idSource } from '../../src/platform/id.ts';
import { createLog } from '../../src/platform/log.ts';
import { expectContract } from '../conformance/response-validator.ts';
import { quickChild } from '../support/foundry-child.ts';
import { startTestService, TENANT, type TestService } from '../support/service.ts';
import { codeSamples, exampleCalls, programOf, readLines, samplesProgram, type Became } from './example-calls.ts';
import { Consumer } from './packed.ts';

const TIMEOUT_MS = 120_000;
const USES = readFileSync(join(import.meta.dirname, 'consumer/uses.ts'), 'utf8');
const README = readFileSync(join(import.meta.dirname, '../../sdk/README.md'), 'utf8');
const calls = exampleCalls();

let consumer: Consumer;
let mock: Server;
let mockUrl: string;
let api: TestService;
let credentials: { CLIENT_ID: string; CLIENT_SECRET: string };
beforeAll(async () => {
  consumer = await Consumer.create();
  consumer.write('calls.ts', programOf(calls));
  consumer.write('samples.ts', samplesProgram());
  for (const file of ['uses.ts', 'uses.cts']) consumer.write(file, USES);
  mock = createServer(contractMock(createLog('silent')));
  mockUrl = await listen(mock, 0, '127.0.0.1');
  api = await startTestService({ foundryChild: quickChild });
  const { database } = api.service;
  await ensureTenant(database, TENANT);
  const made = await createClient(database, idSource(database.clock), {
    tenant: TENANT, name: 'consumer', scopes: allScopes, platform: true,
  });
  credentials = { CLIENT_ID: made.client_id, CLIENT_SECRET: made.client_secret };
}, TIMEOUT_MS);
afterAll(async () => {
  consumer?.remove();
  if (mock) await closeServer(mock);
  await api?.stop();
});

it('is small: everything a page needs is under 17 kB', () => {
  expect(consumer.built.gzipped).toBeLessThan(17_000);
});

it('calls every operation of the mocks with every example of the contracts', async () => {
  const became = readLines(await consumer.run('calls.ts', { RAZAO_URL: mockUrl }));
  expect(became.map(({ name }) => name)).toEqual(calls.map(({ name }) => name));
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const problems = became.flatMap(({ name, status, data }) => {
    const [operationId = '', type = ''] = name.split(' ');
    const expected = operations.find((operation) => operation.operationId === operationId)?.status;
    if (status !== expected) return [`${name}: ${status} ${JSON.stringify(data)}`];
    if (type.includes('/')) return typeof data === 'string' || (data as { size: number }).size > 0 ? [] : [
      `${name}: ${JSON.stringify(data)}`,
    ];
    return findings(operationId, status, data);
  });
  expect(problems).toEqual([]);
}, TIMEOUT_MS);

/** Refused by validation, and not because the example's day is over. */
function misunderstood({ code, data }: Became): boolean {
  const { detail = [] } = (data ?? {}) as { detail?: { type: string }[] };
  return code === 'VALIDATION' && !detail.every(({ type }) => type === 'datetime_future');
}

/** An archive is bytes; all else is held against the contract. */
function findings(operationId: string, status: number, data: unknown): string[] {
  if (typeof data === 'object' && data !== null && 'blob' in data) return [];
  try {
    expectContract(operationId as OperationId, status, data);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

it('reaches every operation that is built of the service, which answers by its contract', async () => {
  const built = new Set<string>(operations.filter(({ preview }) => !preview).map(({ operationId }) => operationId));
  consumer.write('built.ts', programOf(calls.filter(({ operationId }) => built.has(operationId))));
  const became = readLines(await consumer.run('built.ts', { RAZAO_URL: api.baseUrl, ...credentials }));
  expect(new Set(became.map(({ name }) => name.split(' ')[0]))).toEqual(built);
  const lost = [
    'NOT_FOUND', 'METHOD_NOT_ALLOWED', 'UNAUTHENTICATED', 'INSUFFICIENT_SCOPE', 'NOT_BUILT', 'UNSUPPORTED_MEDIA_TYPE', 'INTERNAL', 'THROWN',
  ];
  expect(became.filter((each) => lost.includes(each.code ?? '') || misunderstood(each))).toEqual([]);
  expect(became.filter(({ requestId }) => !requestId?.startsWith('req_'))).toEqual([]);
  const wrong = became.flatMap(({ name, status, data }) => (name.includes('/') ? [] : findings(name.split(' ')[0] ?? '', status, data)));
  expect(wrong).toEqual([]);
}, TIMEOUT_MS);

it('is loaded by require on a Node that cannot require ES modules, as Node 20.0 is', async () => {
  consumer.write('required.cjs', `
const { Razao, NotFoundError } = require('@razao/sdk');
const { fileStorage } = require('@razao/sdk/file-storage');
const { signWebhook } = require('@razao/sdk/testing');
require('@razao/sdk/browser-storage');
const razao = new Razao({ storage: fileStorage('required/intents') });
razao.accounts.get('acc_00000000000000000000000000').catch(async (error) => {
  console.log(error instanceof NotFoundError, error.code, Object.keys((await signWebhook({}, 'whsec_c2VjcmV0')).headers).length);
});
`);
  const env = { RAZAO_BASE_URL: api.baseUrl, RAZAO_CLIENT_ID: credentials.CLIENT_ID, RAZAO_CLIENT_SECRET: credentials.CLIENT_SECRET };
  expect(await consumer.run('required.cjs', env, ['--no-experimental-require-module'])).toBe('true ACCOUNT_NOT_FOUND 5\n');
}, TIMEOUT_MS);

it('has source maps that show its own sources, and no path of the machine that built it', async () => {
  consumer.write('fails.js', `import { Razao } from '@razao/sdk';\nconst razao = new Razao({ baseUrl: 'http://127.0.0.1:1', token: 't', maxRetries: 0 });\nrazao.health.get().catch((error) => console.log(error.stack));\n`);
  expect(await consumer.run('fails.js', {}, ['--enable-source-maps'])).toContain('sdk/src/transport.ts:');
  for (const file of ['dist/index.js.map', 'dist/cjs/index.js.map', 'dist/standalone.js.map']) {
    const { sources } = JSON.parse(readFileSync(join(consumer.folder, 'node_modules/@razao/sdk', file), 'utf8')) as { sources: string[] };
    expect(sources).toContain('sdk/src/client.ts');
    expect(sources.filter((source) => !/^(sdk|node_modules)\//.test(source))).toEqual([]);
  }
}, TIMEOUT_MS);

it('is shown in each operation of the contracts', () => {
  expect(codeSamples().map(({ operationId }) => operationId).sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
});

describe('compiles', () => {
  const node = { lib: ['es2022'], types: ['node'] };
  const browser = { lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'], types: [] };
  const nodenext = { module: 'nodenext', moduleResolution: 'nodenext' };
  const bundler = { module: 'esnext', moduleResolution: 'bundler' };
  const exact = {
    exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noPropertyAccessFromIndexSignature: true, verbatimModuleSyntax: true,
  };

  it.each([
    ['for Node', 'typescript7', { ...node, ...nodenext }, ['calls.ts', 'samples.ts', 'uses.ts']],
    ['for Node, with exactOptionalPropertyTypes', 'typescript7', { ...node, ...nodenext, ...exact }, ['calls.ts', 'uses.ts']],
    ['for a bundler, with exactOptionalPropertyTypes', 'typescript7', { ...browser, ...bundler, ...exact }, ['uses.ts']],
    ['as CommonJS', 'typescript7', { ...node, ...nodenext }, ['uses.cts']],
    ['with the compiler of TypeScript 5, as CommonJS under moduleResolution node10', 'typescript', {
      ...node, ...exact, verbatimModuleSyntax: false, module: 'commonjs', moduleResolution: 'node10',
    }, ['uses.ts']],
  ] as const)('%s', async (_what, compiler, settings, files) => {
    expect(await consumer.complaints(compiler, settings, files)).toBe('');
  }, TIMEOUT_MS);
});

it('does what its README says', async () => {
  const blocks = [...README.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, text = '']) => text);
  consumer.write('readme.ts', blocks.join('\n'));
  expect(await consumer.complaints(
    'typescript7', { lib: ['es2022'], types: ['node'], module: 'nodenext', moduleResolution: 'nodenext' }, ['readme.ts'],
  )).toBe('');
  const printed = await consumer.run('readme.ts', {
    RAZAO_BASE_URL: api.baseUrl, RAZAO_CLIENT_ID: credentials.CLIENT_ID, RAZAO_CLIENT_SECRET: credentials.CLIENT_SECRET,
  });
  const lines = printed.trim().split('\n');
  expect(lines.filter((line) => line !== 'settled true')).toEqual([
    'salary SETTLED', 'available 3750', 'Ana Souza string false', 'too little: 3750',
    'no such account 404', 'paid once true true', 'paid out true', 'accounts 2', 'latest 3', 'read without a hole true',
    'verified obligation.settled', expect.stringMatching(/^expired 1 20/), 'service razao',
  ]);
  expect(lines.filter((line) => line === 'settled true')).toHaveLength(4);
}, TIMEOUT_MS);
