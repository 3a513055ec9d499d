/** The whole service on a database of its own, called over HTTP; every answer is held against its contract. */
import { randomUUID } from 'node:crypto';
import type { DestinationStream } from 'pino';
import request from 'supertest';
import { operations, type OperationId } from '../../generated/operations.ts';
import type {
  AccountResponse, CreateObligationRequest, ObligationResponse, PartyResponseOut,
} from '../../generated/models.ts';
import { Service, type ServiceOptions } from '../../src/service.ts';
import { allScopes, createClient, ensureTenant } from '../../src/domains/auth/index.ts';
import type { Resolve } from '../../src/domains/events/index.ts';
import type { Adapters } from '../../src/domains/rails/index.ts';
import type { ReconciliationPorts } from '../../src/domains/reconciliation/index.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { idSource } from '../../src/platform/id.ts';
import { createLog } from '../../src/platform/log.ts';
import { expectContract } from '../conformance/response-validator.ts';
import { announcedFindings } from './announced.ts';
import { followClock } from './database-clock.ts';
import { createDatabase, createMongoDatabase } from './database.ts';
import { warmChild } from './foundry-child.ts';

/** A call's data beside its operation. */
export interface Call {
  /** Values of the path's parameters; a `tenant` that is left out is the caller's own. */
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: object | string;
  /** The Idempotency-Key; a required one is invented where this is left out, none is sent for null. */
  key?: string | null;
  /** A bearer token; by default one with all scopes for `tenant`; none is sent for null. */
  token?: string | null;
  tenant?: string;
  headers?: Record<string, string>;
}

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Record<string, string>;
}

const KEK = '07'.repeat(32);
/** Shorter than the life of a token, so that a test may move its clock. */
const TOKEN_USE_MS = 1_200_000;
export const TENANT = 'demo';

export interface TestServiceOptions {
  clock?: Clock;
  /** Settings beside those of every test. */
  env?: Record<string, string>;
  /** An existing database, for a second process on the same books. */
  databaseUrl?: string;
  mongodbUrl?: string;
  /** Destination of the service's log; RAZAO_LOG_LEVEL sets its level. */
  log?: DestinationStream;
  /** A MongoDB database of the service's own. */
  withMongodb?: boolean;
  /** Look-up of webhook endpoints' names; without it, each has a public address where nobody answers. */
  resolve?: Resolve;
  /** Replacement for the effects of providers' events. */
  providerEvents?: ServiceOptions['providerEvents'];
  /** Adapters of rails beside the sandbox's. */
  adapters?: Adapters;
  /** Providers' reports of their books. */
  reconciliation?: ReconciliationPorts;
  /** Replacement for the child processes, other than `warmChild` and the real ones. */
  foundryChild?: ServiceOptions['foundryChild'];
  /** Replacements in the builds of product clients. */
  portal?: ServiceOptions['portal'];
}

/**
 * Starts the service on a free port. `stop` also drops the database it made, and validates all its events against the catalogue of events:
 * every flow that a test goes through is a test of its events.
 */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const own = options.databaseUrl === undefined ? await createDatabase() : undefined;
  const databaseUrl = options.databaseUrl ?? own?.url ?? '';
  const mongo = options.withMongodb ? await createMongoDatabase() : undefined;
  const mongodbUrl = options.mongodbUrl ?? mongo?.url;
  if (options.clock) followClock(databaseUrl, options.clock);
  const config = readConfig({
    RAZAO_KEK: KEK, RAZAO_SANDBOX: '1', RAZAO_ROLES: 'api,worker',
    RAZAO_LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent', ...options.env,
  });
  const service = await Service.create({
    config, databaseUrl, log: createLog(config.RAZAO_LOG_LEVEL, options.log),
    resolve: options.resolve ?? (async () => ['198.41.0.4']),
    ...(options.providerEvents && { providerEvents: options.providerEvents }),
    ...(options.adapters && { adapters: options.adapters }), ...(options.reconciliation && { reconciliation: options.reconciliation }),
    foundryChild: { ...warmChild, ...options.foundryChild }, ...(options.portal && { portal: options.portal }),
    ...(options.clock && { clock: options.clock }), ...(mongodbUrl !== undefined && { mongodbUrl }),
  });
  const baseUrl = await service.listen(0, '127.0.0.1');
  return new TestService(service, baseUrl, databaseUrl, async () => {
    await service.stop();
    const findings = own ? await announcedFindings(own.url) : [];
    await own?.drop();
    await mongo?.drop();
    if (findings.length > 0) throw new Error(`announced what the catalogue does not have:\n${findings.slice(0, 20).join('\n')}`);
  });
}

/** Two services over one database, as the processes of an installation are. */
export async function startTwoServices(env: Record<string, string>, clock?: Clock): Promise<{
  here: TestService; there: TestService; stop(): Promise<void>;
}> {
  const database = await createDatabase();
  const options = { databaseUrl: database.url, env, ...(clock && { clock }) };
  const [here, there] = [await startTestService(options), await startTestService(options)];
  return {
    here, there,
    async stop() {
      await Promise.all([here.stop(), there.stop()]);
      await database.drop();
    },
  };
}

/** The tenant of a token; that of most tests where it has none. */
function tenantOf(token: string | null): string {
  const [, payload = ''] = token?.split('.') ?? [];
  return payload === '' ? TENANT : (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { tenant: string }).tenant;
}

export class TestService {
  readonly #tokens = new Map<string, Promise<string>>();

  constructor(
    readonly service: Service, readonly baseUrl: string, readonly databaseUrl: string, readonly stop: () => Promise<void>,
  ) {}

  /** A token for a fresh client of the tenant, which is created where it is missing. */
  async token(scopes: readonly string[] = allScopes, tenant = TENANT): Promise<string> {
    return this.#kept(`${tenant} ${scopes.join(' ')}`, () => this.#issue(scopes, tenant));
  }

  /** A token for a client of the platform, which may act for any tenant through the operator's routes. */
  async platformToken(): Promise<string> {
    return this.#kept('platform', () => this.#issue(allScopes, 'razao', true));
  }

  /** One token for each of its kind, until a clock that is turned has passed it by. */
  #kept(kind: string, issue: () => Promise<string>): Promise<string> {
    const key = `${kind} ${Math.floor(this.service.database.clock.now().getTime() / TOKEN_USE_MS)}`;
    const token = this.#tokens.get(key) ?? issue();
    this.#tokens.set(key, token);
    return token;
  }

  async #issue(scopes: readonly string[], tenant: string, platform = false): Promise<string> {
    const { database } = this.service;
    await ensureTenant(database, tenant);
    const client = await createClient(database, idSource(database.clock), { tenant, name: 'test', scopes, platform });
    const answer = await request(this.baseUrl).post('/auth/token').type('form')
      .auth(client.client_id, client.client_secret).send({ grant_type: 'client_credentials' });
    return answer.body.access_token as string;
  }

  /** Calls an operation and holds the answer against its contract. */
  async call<T = Record<string, unknown>>(operationId: OperationId, call: Call = {}): Promise<Answer<T>> {
    const operation = operations.find((it) => it.operationId === operationId);
    if (!operation) throw new Error(`no operation ${operationId}`);
    const values: Call['path'] = { tenant: call.tenant ?? TENANT, ...call.path };
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const asked = request(this.baseUrl)[method](path).query(call.query ?? {}).set(call.headers ?? {}).buffer(true);
    const token = call.token === null ? null : call.token ?? await this.token(allScopes, call.tenant);
    if (token !== null) asked.set('Authorization', `Bearer ${token}`);
    const key = call.key === undefined && operation.idempotency === 'required' ? randomUUID() : call.key;
    if (key) asked.set('Idempotency-Key', key);
    if (call.body !== undefined) asked.set('Content-Type', 'application/json').send(call.body);
    const answer = await asked;
    const isText = answer.type.startsWith('text/') || answer.type === 'application/x-ofx';
    const isImage = answer.type.startsWith('image/');
    const body: unknown = answer.type === '' ? undefined : isText ? answer.text : answer.body;
    expectContract(operationId, answer.status, isImage ? String(body) : body, isText || isImage ? answer.type : undefined);
    if (operation.isAct && answer.status < 300 && answer.headers['idempotency-replayed'] === undefined) await this.#requireAct(
      operationId, operation.namesTenant ? String(values['tenant']) : tenantOf(token), answer.headers['x-request-id'],
    );
    return { status: answer.status, body: body as T, headers: answer.headers };
  }

  /** Checks, in any test that does an act, that it is recorded. */
  async #requireAct(operation: OperationId, tenant: string, request = ''): Promise<void> {
    const acts = await this.service.database.forTenant(tenant).read((em) => em.execute(
      'select actor, operation from razao.acts where tenant_id = ? and request_id = ?', [tenant, request],
    ));
    if (acts.length !== 1) throw new Error(`${operation} was done by ${request}, and ${acts.length} acts are recorded of it`);
  }

  /** Calls an operation that must succeed. */
  async ok<T>(operationId: OperationId, call: Call = {}): Promise<T> {
    const answer = await this.call<T>(operationId, call);
    if (answer.status >= 300) throw new Error(`${operationId}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async party(tenant = TENANT): Promise<string> {
    const body = { type: 'individual', display_name: 'Ana Souza', country: 'BR' };
    return (await this.ok<PartyResponseOut>('createParty', { body, tenant })).party_id;
  }

  /** A new account; `cents` come in from outside over MOCK, settled by hand. */
  async account(cents = 0, options: { tenant?: string; type?: string; currency?: string; owner?: string } = {}): Promise<string> {
    const { tenant = TENANT, type = 'CUSTOMER', currency = 'BRL' } = options;
    const owner_party_id = options.owner ?? (await this.party(tenant));
    const { id } = await this.ok<AccountResponse>('createAccount', { body: { owner_party_id, type, currency }, tenant });
    if (cents > 0) await this.fund(id, cents, tenant, currency);
    return id;
  }

  async fund(account_id: string, value: number, tenant = TENANT, currency = 'BRL'): Promise<void> {
    const obligation = await this.ok<ObligationResponse>('createObligation', {
      tenant,
      body: {
        rail: 'MOCK', amount: { currency, value }, debtor: { kind: 'external', external_id: 'silent' },
        creditor: { kind: 'account', account_id },
      },
    });
    await this.ok('resolveObligation', {
      tenant, path: { obligation_id: obligation.obligation_id }, body: { outcome: 'SETTLED' },
    });
  }

  /** A NATIVE transfer, with any answer. */
  transfer(from: string, to: string, value: number, call: Call = {}): Promise<Answer<ObligationResponse>> {
    return this.call('createObligation', { ...call, body: transferBody(from, to, value) });
  }

  /** The balance available, in cents. */
  async available(account_id: string, tenant = TENANT): Promise<number> {
    const balance = await this.ok<{ assets: { balances: { available: number } }[] }>('getAccountBalance', { path: { account_id }, tenant });
    return balance.assets[0]?.balances.available ?? 0;
  }
}

/** The body of a NATIVE transfer of `value` cents. */
export function transferBody(from: string, to: string, value: number, currency = 'BRL'): CreateObligationRequest {
  return {
    rail: 'NATIVE', amount: { currency, value },
    debtor: { kind: 'account', account_id: from }, creditor: { kind: 'account', account_id: to },
  };
}

/** Waits until `probe` gives something, asking again and again. @throws after `seconds`. */
export async function eventually<T>(probe: () => Promise<T | undefined | false>, seconds = 60): Promise<T> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const found = await probe();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`not within ${seconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until a service has its MongoDB: it listens before. */
export async function untilMongodbIsUp(baseUrl: string): Promise<void> {
  await eventually(async () => (await (await fetch(`${baseUrl}/readyz`)).json() as { mongodb: string }).mongodb === 'up');
}
