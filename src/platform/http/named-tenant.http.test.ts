/** Access to a tenant's books on the operator's routes: all of them as if they were built, on the gateway itself. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import express, { type Express, type RequestHandler } from 'express';
import request from 'supertest';
import { operations, type Operation } from '../../../generated/operations.ts';
import { openAuthBench, type AuthBench } from '../../../test/support/auth.ts';
import { createTenant } from '../../domains/auth/index.ts';
import { fail } from '../errors.ts';
import { Idempotency } from '../idempotency/idempotency.ts';
import { createLog } from '../log.ts';
import { Receiver } from '../receiver/receiver.ts';
import { answerErrors } from './answers.ts';
import { gateway, type GatewayOptions } from '../gateway/gateway.ts';
import type { Principal } from './principal.ts';

const routes: Operation[] = operations.filter(({ namesTenant }) => namesTenant).map((operation) => ({ ...operation, preview: false }));
const forPlatform = routes.filter(({ isForPlatform }) => isForPlatform);

const OPERATOR = new Set(['service/operator']);
const callers: Readonly<Record<string, Principal>> = {
  own: { tenant: 'demo', clientId: 'cli_own', scopes: OPERATOR, platform: false },
  platform: { tenant: 'razao', clientId: 'cli_platform', scopes: OPERATOR, platform: true },
  unscoped: { tenant: 'demo', clientId: 'cli_unscoped', scopes: new Set(), platform: false },
};

let bench: AuthBench;
let app: Express;
/** Tenants in whose books handlers worked, and for whom. */
let worked: string[] = [];
/** Tenants in the log line of a request. */
let logged: unknown[] = [];
/** True when the path's other rows exist. */
let rowsExist = true;

beforeAll(async () => {
  bench = await openAuthBench();
  for (const tenant of ['acme', 'razao']) await createTenant(bench.database, tenant);
  const name: RequestHandler = (req, response, next) => {
    req.requestId = randomUUID();
    response.once('finish', () => logged.push(req.crossing));
    next();
  };
  app = express().disable('x-powered-by').disable('etag').use(name, gateway(gatewayOptions()), answerErrors(createLog('silent')));
});
afterEach(() => {
  jest.restoreAllMocks();
  worked = [];
  logged = [];
  rowsExist = true;
});
afterAll(() => bench.close());

function gatewayOptions(): GatewayOptions {
  const { auth, database, clock, ids, vault } = bench;
  const log = createLog('silent');
  const kinds = new Set(routes.flatMap(({ resources }) => Object.values(resources)));
  const missing = 'PROVIDER_ACCOUNT_NOT_FOUND' as const;
  return {
    operations: routes,
    authenticate: (token) => callers[token] ?? fail('UNAUTHENTICATED'),
    admit: () => undefined,
    knowsTenant: (tenant) => auth.knowsTenant(tenant),
    contextFor: ({ tenant, clientId }, command) => ({
      tenant, actor: clientId, db: database.forTenant(tenant, command), clock, ids, log, vault,
    }),
    resources: Object.fromEntries([...kinds].map((kind) => [kind, { missing, find: async () => (rowsExist ? {} : undefined) }])),
    idempotency: new Idempotency(database),
    receiver: new Receiver({
      clock, log, incumbent: 'none', findSender: async () => undefined, serves: async () => false, noted: () => undefined,
    }),
    handlers: new Map(routes.map((operation) => [operation, [work]])),
  };
}

/** Works as an operation does: writes under the request's key, in the context that the gateway made. */
const work: RequestHandler = (req, response, next) => {
  const { context } = req;
  if (!context) return next(new Error('the gateway made no context'));
  const { tenant, actor } = context;
  const answer = context.operation.method === 'GET' ? Promise.resolve({ tenant, actor }) : context.db.write(
    async () => ({ tenant, actor }),
  );
  answer.then((body) => {
    worked.push(`${tenant} ${actor}`);
    response.status(context.operation.status).json(body);
  }, next);
};

interface Asked { caller?: string; tenant: string; body?: string; key?: string }

function ask({ method, path }: Operation, { caller = 'own', tenant, body = '{}', key }: Asked): request.Test {
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const asked = request(app)[verb](path.replace('{tenant}', tenant).replace(/\{\w+\}/g, 'x')).set('Authorization', `Bearer ${caller}`);
  if (key !== undefined) asked.set('Idempotency-Key', key);
  return method === 'GET' ? asked : asked.set('Content-Type', 'application/json').send(body);
}

/** Watches all ways in which the gateway or an operation reaches Postgres. */
function watchStatements(): () => number {
  const { database } = bench;
  const spies = [
    jest.spyOn(database, 'query'), jest.spyOn(database, 'lookUp'), jest.spyOn(database, 'global'), jest.spyOn(database, 'forTenant'),
  ];
  return () => spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
}

const table = routes.map((operation) => [operation.operationId, operation] as const);
const platformTable = forPlatform.map((operation) => [operation.operationId, operation] as const);
const someWrite = (): Operation => routes.find(({ operationId }) => operationId === 'operatorCreateTransferTemplate') ?? fail('NOT_FOUND');
const platformWrite = (): Operation => forPlatform[0] ?? fail('NOT_FOUND');

it('27 operations name a tenant, of which 4 are for the platform alone', () => {
  expect([routes.length, forPlatform.length]).toEqual([27, 4]);
});

describe('a caller of a tenant', () => {
  it.each(table)('%s: a foreign tenant is as missing as one that nobody has, and costs no statement', async (_, operation) => {
    const statements = watchStatements();
    const seen = new Set<string>();
    for (const tenant of ['acme', 'nobody', 'X', '%00', '%F0%9F%98%80', 'x'.repeat(300)]) {
      for (const body of ['{}', '{']) {
        const { status, body: said, headers } = await ask(operation, { tenant, body, key: 'any' });
        seen.add(JSON.stringify([status, said, Object.keys(headers).sort()]));
      }
    }
    expect([...seen].map((text) => JSON.parse(text).slice(0, 2))).toEqual([
      [404, { error: 'TENANT_NOT_FOUND', message: expect.any(String) }],
    ]);
    expect([statements(), worked]).toEqual([0, []]);
  });

  it.each(table)('%s: works in its own tenant, unless that is for the platform', async (_, operation) => {
    const { status, body } = await ask(operation, { tenant: 'demo' });
    if (operation.isForPlatform) expect([status, body.error, worked]).toEqual([403, 'PLATFORM_CLIENT_REQUIRED', []]);
    else expect([status, worked]).toEqual([operation.status, ['demo cli_own']]);
  });
});

it.each(table)('%s: a client of the platform works in the context of the tenant that is named', async (_, operation) => {
  expect((await ask(operation, { caller: 'platform', tenant: 'acme' })).status).toBe(operation.status);
  expect(worked).toEqual(['acme cli_platform']);
});

it('a request of the platform for another tenant is logged with both, a replay of it too', async () => {
  for (const caller of ['own', 'platform', 'platform']) await ask(someWrite(), { caller, tenant: 'demo', key: 'logged' });
  const both = { caller_tenant: 'razao', named_tenant: 'demo' };
  expect([logged, worked.length]).toEqual([[undefined, both, both], 2]);
});

it.each(
  ['nobody', 'X', '%00', '%F0%9F%98%80', 'x'.repeat(300)],
)('a client of the platform is told that there is no tenant %s', async (tenant) => {
  const { status, body } = await ask(someWrite(), { caller: 'platform', tenant });
  expect([status, body.error, worked]).toEqual([404, 'TENANT_NOT_FOUND', []]);
});

describe('the order of answers', () => {
  it.each<[string, () => request.Test, string]>([
    ['no token', () => ask(platformWrite(), { caller: 'nobody', tenant: 'nobody', body: '{' }), '401 UNAUTHENTICATED'],
    ['no scope', () => ask(platformWrite(), { caller: 'unscoped', tenant: 'nobody', body: '{' }), '403 INSUFFICIENT_SCOPE'],
    ['a foreign tenant', () => ask(platformWrite(), { tenant: 'acme', body: '{' }), '404 TENANT_NOT_FOUND'],
    ['no client of the platform', () => ask(platformWrite(), { tenant: 'demo', body: '{' }), '403 PLATFORM_CLIENT_REQUIRED'],
    ['a body that cannot be read', () => ask(platformWrite(), { caller: 'platform', tenant: 'acme', body: '{' }), '422 body'],
  ])('with %s', async (_, call, expected) => {
    const { status, body } = await call();
    expect(`${status} ${body.error ?? body.detail[0].loc[0]}`).toBe(expected);
  });

  it('puts a replay before the rest of the path, and that before the body', async () => {
    const operation = routes.find(({ operationId }) => operationId === 'operatorRetireTransferTemplate') ?? fail('NOT_FOUND');
    const asked = { tenant: 'demo', key: 'order' };
    await ask(operation, asked);
    rowsExist = false;
    const again = await ask(operation, asked);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([operation.status, 'true']);
    expect((await ask(operation, { tenant: 'demo', body: '{' })).status).toBe(404);
  });
});

describe('an Idempotency-Key', () => {
  it.each(platformTable)('%s: repeats the platform’s answer', async (_, operation) => {
    const asked = { caller: 'platform', tenant: 'acme', key: `again ${operation.operationId}` };
    const [first, again] = [await ask(operation, asked), await ask(operation, asked)];
    expect([again.body, again.headers['idempotency-replayed'], worked.length]).toEqual([first.body, 'true', 1]);
  });

  it('of the platform and the tenant’s own equal one never meet, and each is replayed to its own caller', async () => {
    const asked = { tenant: 'demo', key: 'equal' };
    const [theirs, ours] = [await ask(someWrite(), { ...asked, caller: 'platform' }), await ask(someWrite(), asked)];
    expect([theirs.body.actor, ours.body.actor]).toEqual(['cli_platform', 'cli_own']);
    for (const [caller, actor] of [['platform', 'cli_platform'], ['own', 'cli_own']] as const) {
      const again = await ask(someWrite(), { ...asked, caller });
      expect([again.body.actor, again.headers['idempotency-replayed']]).toEqual([actor, 'true']);
    }
  });

  it('stands for one request in each tenant that it is used in', async () => {
    for (const tenant of ['demo', 'acme']) await ask(someWrite(), { caller: 'platform', tenant, key: 'both' });
    expect(worked).toEqual(['demo cli_platform', 'acme cli_platform']);
  });
});
