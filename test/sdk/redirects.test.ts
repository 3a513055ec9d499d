/**
 * The service never redirects: nothing follows a redirect, and nothing that is not the service's answer counts as one. Over real
 * connections.
 */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError, Razao, RedirectError, type RazaoOptions } from '../../sdk/src/index.ts';
import { FailureError, RefusalError } from '../../sdk/src/roots.ts';
import { broken, json, refusal, Wire } from './wire.ts';

const PAYMENT = {
  rail: 'NATIVE', amount: { currency: 'BRL', value: 1000 }, debtor: { kind: 'account', account_id: 'acc_1' },
  creditor: { kind: 'account', account_id: 'acc_2' },
} as const;
const STATUSES = [301, 302, 303, 307, 308];

let elsewhere: Server;
let gateway: Server;
let reached: string[];
let redirects: (request: IncomingMessage) => number | undefined;

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const close = (server: Server) => new Promise((resolve) => {
  server.close(resolve);
  server.closeAllConnections();
});

beforeEach(async () => {
  reached = [];
  elsewhere = await listen((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({
      obligation_id: 'obl_1', state: 'FINAL', access_token: 't', expires_in: 60,
    }));
  });
  gateway = await listen((request, response) => {
    const status = redirects(request);
    if (status !== undefined) response.writeHead(status, { Location: `${urlOf(elsewhere)}/login` });
    else response.setHeader('Content-Type', 'application/json');
    request.resume().on('end', () => response.end(status === undefined ? JSON.stringify({ access_token: 't', expires_in: 60 }) : ''));
  });
});
afterEach(async () => { await Promise.all([close(elsewhere), close(gateway)]); });

const open = (options: Partial<RazaoOptions> = {}) => new Razao(
  { baseUrl: urlOf(gateway), clientId: 'cli_1', clientSecret: 'secret', ...options } as RazaoOptions,
);
const failureOf = (call: PromiseLike<unknown>): Promise<unknown> => Promise.resolve(call).then(() => undefined, (error: unknown) => error);

describe.each(STATUSES)('a redirect %i', (status) => {
  it('of a write is a failure with its status, and the write stays open under its key', async () => {
    redirects = ({ url }) => (url === '/auth/token' ? undefined : status);
    const razao = open();
    const error = await failureOf(razao.obligations.create(PAYMENT)) as RedirectError;
    expect(error).toBeInstanceOf(RedirectError);
    expect([error instanceof ApiError, error instanceof FailureError, error instanceof RefusalError]).toEqual([true, true, false]);
    expect(error).toMatchObject({
      code: 'REDIRECTED', status, retryable: true, attempts: 1, details: { location: `${urlOf(elsewhere)}/login` },
    });
    expect(error.message).toContain(`createObligation: ${status} REDIRECTED`);
    expect(await razao.openIntents()).toMatchObject([{ key: error.idempotencyKey }]);
    expect(reached).toEqual([]);
  });

  it('of a read is a failure', async () => {
    redirects = ({ url }) => (url === '/auth/token' ? undefined : status);
    expect(await failureOf(open().obligations.get('obl_1'))).toMatchObject({ code: 'REDIRECTED', status });
    expect(reached).toEqual([]);
  });

  it('of the token endpoint takes no secret elsewhere', async () => {
    redirects = () => status;
    expect(await failureOf(open().obligations.get('obl_1'))).toMatchObject({ code: 'REDIRECTED', status });
    expect(reached).toEqual([]);
  });

  it('is not followed for a request of a hook, and not believed where a fetch has followed it', async () => {
    redirects = ({ url }) => (url === '/auth/token' ? undefined : status);
    expect(await failureOf(open({ onRequest: ({ url, method }) =>
      new Request(url, { method }) }).obligations.create(PAYMENT))).toMatchObject({ code: 'REDIRECTED', status });
    expect(reached).toEqual([]);
    const follows = open({ fetch: ({ url, method }) => fetch(url, { method }) });
    redirects = ({ url }) => (url === '/auth/token' || reached.length > 0 ? undefined : status);
    expect(await failureOf(follows.obligations.create(PAYMENT))).toMatchObject({
      code: 'REDIRECTED', status: 300, details: { location: `${urlOf(elsewhere)}/login` },
    });
    expect(await follows.openIntents()).toHaveLength(1);
  });
});

describe('a payment', () => {
  it.each<[what: string, answer: Response, isOpen: boolean]>([
    ['a redirect', new Response(null, { status: 302 }), true],
    ['a page of a gateway with 200', new Response('<html>', { headers: { 'content-type': 'text/html' } }), true],
    ['a page of a gateway with 404', new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } }), true],
    ['a 504 of a gateway', new Response('', { status: 504 }), true],
    ['the service\'s 500', refusal('INTERNAL', 500), true],
    ['a key that is under way', refusal('IDEMPOTENCY_IN_PROGRESS', 409), true],
    ['a refusal of the service', refusal('INSUFFICIENT_FUNDS', 422), false],
  ])('that is answered with %s is sent again under the same key: %#', async (_what, answer, isOpen) => {
    const razao = new Wire(answer, json({})).client({ maxRetries: 0 });
    const error = await failureOf(razao.obligations.create(PAYMENT)) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(await razao.openIntents()).toHaveLength(isOpen ? 1 : 0);
  });
});

describe('a request that cannot be written', () => {
  const half = '\ud83d';
  it.each<[what: string, call: (razao: Razao) => unknown]>([
    ['half a character in a path', (razao) => razao.accounts.get(half)],
    ['half a character in a query', (razao) => razao.obligations.list({ cursor: half })],
    ['a method with a space', (razao) => razao.request('PO ST', '/v1/things')],
  ])('is a TypeError at once, and nothing is sent: %s', (_what, call) => {
    const wire = new Wire(broken());
    expect(() => call(wire.client())).toThrow(TypeError);
    expect(wire.sent).toEqual([]);
  });

  it.each<[what: string, options: Partial<RazaoOptions>, call: (razao: Razao) => PromiseLike<unknown>]>([
    ['a token that is no header', { token: () => 'tok–en' }, (razao) => razao.accounts.get('acc_1')],
    ['a read with a body', {}, (razao) => razao.request('GET', '/v1/things', { body: {} })],
  ])('is a TypeError after one attempt, and nothing is sent: %s', async (_what, options, call) => {
    const wire = new Wire(broken());
    expect(await failureOf(call(wire.client(options)))).toBeInstanceOf(TypeError);
    expect(wire.sent).toEqual([]);
  });
});
