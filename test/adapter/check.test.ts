/** The conformance kit for adapters: a correct adapter passes, and one that breaks a rule gets the rule's name. */
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Sponsor } from '../../mocks/sponsor/sponsor.ts';
import { checkAdapter, type AdapterVerdict } from '../../src/command-line/adapter.ts';
import { freePort } from '../../src/platform/local/index.ts';
import { timestampedHeaders } from '../../src/platform/receiver/strategies.ts';
import { signRequest } from '../../src/domains/rails/index.ts';
import { startBank } from '../../docs/examples/adapter/bank.ts';
import { startAdapter } from '../../docs/examples/adapter/adapter.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwtest';
const ID = 'adapter-check';
const TIMEOUT_MS = 120_000;

let sponsor: Sponsor;
let sponsorUrl: string;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  sponsor = new Sponsor({ settleAfterMs: 40 });
  sponsorUrl = await sponsor.listen(0);
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  await sponsor.stop();
});

const options = (port: number) => ({
  providerId: ID, secret: SECRET, listen: `127.0.0.1:${port}`, rail: 'PIX', currency: 'BRL', settles: 'fornecedor', fails: 'fail:AC07',
  patience: '30', key: 'loja@example.com',
});

async function control(path: string, body: object): Promise<void> {
  await fetch(`${sponsorUrl}/_control/${path}`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  });
}

/** A fault of an adapter in front of the simulated sponsor: in the calls that it takes, or in the events that it passes on. */
interface Fault {
  /** Passes a call on in another form, or answers in its place; `elsewhere` is where the bank redirects. */
  call?: (call: Passing, pass: (call: Passing) => Promise<Passed>, elsewhere: string) => Promise<Passed>;
  /** True when it follows a redirect that answers an event. */
  followsEvents?: boolean;
  /** Returns the event to deliver; undefined for none. */
  event?: (event: Event) => Event | undefined;
}
interface Passing { method: string; path: string; headers: IncomingMessage['headers']; body: string }
interface Passed { status: number; body: string }
interface Event { headers: IncomingMessage['headers']; body: string }

type Options = { readonly hasNames: boolean; readonly patience: string; readonly only: readonly string[] };

/**
 * Checks an adapter that is the simulated sponsor but for a fault. `hasNames` is false where the check is not told what brings money, and
 * for whom the bank redirects. @returns the verdict.
 */
async function check(fault: Fault, { hasNames = true, ...more }: Partial<Options> = {}): Promise<AdapterVerdict> {
  const port = await freePort();
  const elsewhere = `http://127.0.0.1:${port}/elsewhere`;
  await control('reset', {});
  const events = await server(async (request, body) => {
    const event = fault.event ? fault.event({ headers: request.headers, body }) : { headers: request.headers, body };
    if (event === undefined) return { status: 200, body: '' };
    const passing = { method: 'POST', path: '', headers: event.headers, body: event.body };
    const answered = await send(`http://127.0.0.1:${port}${request.url}`, passing);
    return fault.followsEvents && answered.status === 307 ? send(elsewhere, passing) : answered;
  });
  await control('providers', { provider_id: ID, secret: SECRET, callback_url: events });
  const pass = async (call: Passing) => (isRedirected(call) ? UNKNOWN : send(sponsorUrl + call.path, call));
  const url = await server(async (request, body) => {
    const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    return fault.call ? fault.call(call, pass, elsewhere) : pass(call);
  });
  return checkAdapter(url, {
    ...options(port), ...more, ...(hasNames && { redirects: 'moved', play: `${sponsorUrl}/_control/emit`, bankReturns: true }),
  });
}

const broken = ({ rules }: AdapterVerdict) => rules.filter(({ is }) => is === 'BROKEN').map(({ rule }) => rule);

async function server(answer: (request: IncomingMessage, body: string) => Promise<Passed>): Promise<string> {
  const made: Server = createServer((request, response) => {
    void buffer(request).then((body) => answer(request, body.toString())).then(
      ({ status, body }) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body), () => response.destroy());
  });
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  ends.push(() => { made.close(); made.closeAllConnections(); });
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

function send(url: string, { method, headers, body }: Passing): Promise<Passed> {
  return new Promise((resolve, reject) => {
    const { 'transfer-encoding': _, connection: __, host: ___, ...kept } = headers;
    httpRequest(url, { method, agent: false, headers: { ...kept, 'content-length': Buffer.byteLength(body) } }, (response) => {
      buffer(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer.toString() }), reject);
    }).on('error', reject).end(body);
  });
}

/** Signs a call for the party that it came from. */
const signed = (call: Passing): Passing => ({
  ...call, headers: {
    'content-type': 'application/json', ...signRequest(ID, [SECRET], { method: call.method, path: call.path, body: call.body }, new Date()),
  },
});
/** The event with another body, signed again. */
const resigned = ({ headers }: Event, body: string): Event => ({
  body, headers: { ...headers, ...Object.fromEntries(Object.entries(timestampedHeaders(SECRET, body, new Date())).map(
    ([name, value]) => [name.toLowerCase(), value])) },
});
const UNKNOWN: Passed = { status: 504, body: '{"error":"UNKNOWN"}' };
/** True for a payment that the bank behind the adapter answers with a redirect. */
const isRedirected = (call: Passing) => isPayment(call) && call.body.includes('"creditor":"moved"');
const isPayment = ({ method, path }: Passing) => method === 'POST' && path === '/v1/payments';
const changed = (body: string, change: (it: Record<string, unknown>) => void) => {
  const it = JSON.parse(body) as Record<string, unknown>;
  change(it);
  return JSON.stringify(it);
};

describe('the simulated sponsor', () => {
  it('keeps every rule', async () => {
    const { ok, rules } = await check({});
    expect(rules.filter(({ is }) => is !== 'KEPT')).toEqual([]);
    expect([ok, rules.length]).toEqual([true, 22]);
  }, TIMEOUT_MS);

  it('cannot be tried with money that nothing brings, nor with a redirect for nobody', async () => {
    const { ok, rules } = await check({}, { hasNames: false });
    const notTried = rules.filter(({ is }) => is === 'NOT_TRIED').map(({ rule }) => rule);
    expect([ok, notTried]).toEqual([true, ['bank-redirected', 'credit', 'return', 'bank-return', 'credit-repeated']]);
  }, TIMEOUT_MS);
});

describe('an adapter is told the rule that it breaks when it', () => {
  let payments = 0;

  it.each<[string, string[], Fault]>([
    ['takes calls of anybody', ['signature'], { call: (call, pass) => pass(signed(call)) }],
    ['pays a repetition again', ['payment-repeated', 'payment-timeout'], {
      call: async (call, pass) => pass(isPayment(call) ? signed({
        ...call,
        body: changed(call.body, (it) => { it['reference'] = `${String(it['reference'])}${payments += 1}`; delete it['end_to_end_id']; }),
      }) : call),
    }],
    ['answers a repetition as new', ['payment-repeated'], { call: async (call, pass) => pass(call).then(({ status, body }) =>
      ({ status: isPayment(call) && status === 200 ? 202 : status, body })) }],
    ['takes another payment under a reference for a repetition', ['payment-reused', 'return'], {
      call: async (call, pass) => pass(call).then(
        ({ status, body }) => (status === 409 ? { status: 200, body: call.body } : { status, body }),
      ),
    }],
    [
      'does not tell unknown from lost', ['payment-unknown', 'return'],
      { call: async (call, pass) => pass(call).then(({ status, body }) => ({ status: status === 404 ? 500 : status, body })) },
    ],
    [
      'says 404 as any gateway does', ['payment-unknown', 'return'],
      { call: async (call, pass) => pass(call).then(({ status, body }) => ({ status, body: status === 404 ? '{}' : body })) },
    ],
    ['has another amount than was asked for', ['payment-taken'], {
      call: async (call, pass) => pass(call).then(({ status, body }) => ({
        status, body: isPayment(call) && status === 202 ? changed(body, (it) => { it['amount'] = { currency: 'BRL', value: 1 }; }) : body,
      })),
    }],
    [
      'tells of nothing', ['payment-settles', 'payment-fails', 'event-signed', 'event-repeated', 'credit', 'return'],
      { event: () => undefined },
    ],
    [
      'signs its events with something else', ['event-signed'],
      { event: (it) => ({ ...it, headers: { ...it.headers, 'x-webhook-signature': `v1=${'0'.repeat(64)}` } }) },
    ],
    [
      'gives a repeated event another id', ['event-repeated'],
      { event: (it) => ({ ...it, headers: { ...it.headers, 'x-webhook-delivery-id': String(payments += 1) } }) },
    ],
    ['ends a period with its last instant', ['statement'], {
      call: async (call, pass) => pass(call.path.startsWith('/v1/statement') ? signed({ ...call, path: call.path.replace(
        /to=([^&]+)/, (_, to: string) => `to=${encodeURIComponent(new Date(Date.parse(decodeURIComponent(to)) + 1).toISOString())}`,
      ) }) : call),
    }],
    ['mixes its rails', ['statement'], { call: async (call, pass) => pass(call.path.startsWith('/v1/statement') ? signed(
      { ...call, path: call.path.replace(/&rail=\w+/, '') },
    ) : call) }],
    ['has a balance that stands still', ['balance'], { call: async (call, pass) => (call.path.startsWith('/v1/balance') ? {
      status: 200, body: '{"currency":"BRL","balance":5}',
    } : pass(call)) }],
    ['makes a charge of a bill that anybody pays in an hour', ['charge-due'], {
      call: async (call, pass) => (call.path === '/v1/pix/charges' && call.body.includes('"due"') ? pass(signed({
        ...call, body: changed(call.body, (it) => { delete it['due']; it['expires_in_seconds'] = 3600; }),
      })) : pass(call)),
    }],
    ['names what its bank sent back otherwise than the statement', ['bank-return'], {
      event: (it) => (it.body.includes('"RETURN_SENT"') ? resigned(it, it.body.replace(/"D[0-9]{8}/, '"D00000000')) : it),
    }],
    ['follows redirects', ['event-redirected', 'bank-redirected'], {
      followsEvents: true,
      call: async (call, pass, elsewhere) => (isRedirected(call) ? send(elsewhere, call).then(() => UNKNOWN) : pass(call)),
    }],
    ['takes a redirect of its bank for a payment made', ['bank-redirected'], {
      call: (call, pass) => pass(isRedirected(call) ? signed({
        ...call, body: changed(call.body, (it) => { it['creditor'] = 'fornecedor'; }),
      }) : call),
    }],
    ['takes a redirect of its bank for a payment taken', ['bank-redirected'], {
      call: async (call, pass) => (isRedirected(call) ? {
        status: 202, body: changed(call.body, (it) => { it['status'] = 'ACCEPTED'; }),
      } : pass(call)),
    }],
    ['takes a redirect of its bank for a refusal', ['bank-redirected'], {
      call: async (call, pass) => (isRedirected(call) ? { status: 422, body: '{"error":"REFUSED","code":"AG03"}' } : pass(call)),
    }],
  ])('%s', async (_what, rules, fault) => {
    expect(broken(await check(fault, { patience: '2', only: rules }))).toEqual(expect.arrayContaining(rules));
  }, TIMEOUT_MS);
});

it('an adapter that is not there breaks no rule: nobody answers', async () => {
  const [nobody, port] = [await freePort(), await freePort()];
  await expect(checkAdapter(`http://127.0.0.1:${nobody}`, options(port)))
    .rejects.toMatchObject({ exitCode: 4, message: `no answer from http://127.0.0.1:${nobody}` });
});

it('an adapter that knows another secret breaks no rule: that is said', async () => {
  await control('providers', { provider_id: ID, secret: SECRET, callback_url: 'http://127.0.0.1:9' });
  await expect(checkAdapter(sponsorUrl, { ...options(await freePort()), secret: 'another' })).rejects.toMatchObject({
    exitCode: 5, message: expect.stringMatching(/ rejects the signature of \S+ \(401\): it has another secret/),
  });
});

it('the example of the guide keeps every rule', async () => {
  const port = await freePort();
  const bank = await startBank({ settleAfterMs: 40, elsewhere: `http://127.0.0.1:${port}/elsewhere` });
  const adapter = await startAdapter({
    port: 0, bankUrl: bank.url, bankToken: bank.token, providerId: ID, secret: SECRET, razaoUrl: `http://127.0.0.1:${port}`,
  });
  bank.tellTo(`${adapter.url}/bank-events`);
  ends.push(() => bank.stop(), () => adapter.stop());
  const { ok, rules } = await checkAdapter(adapter.url, {
    ...options(port), key: undefined, fails: 'closed-account', redirects: 'moved-account', play: `${bank.url}/sandbox/deposit`,
  });
  expect(rules.filter(({ is }) => is !== 'KEPT').map(({ rule, is }) => [rule, is])).toEqual([
    ['charge', 'NOT_TRIED'], ['charge-due', 'NOT_TRIED'], ['bank-return', 'NOT_TRIED'],
  ]);
  expect(ok).toBe(true);
}, TIMEOUT_MS);
