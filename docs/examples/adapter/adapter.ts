/**
 * An adapter between Razao and a bank, complete: it speaks the sponsor interface to Razao and the bank's own words to the
 * bank. It keeps nothing, because the bank knows each transfer by our reference; so it may be killed at any point, and run
 * several times side by side.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface AdapterOptions {
  readonly port: number;
  readonly bankUrl: string;
  readonly bankToken: string;
  /** The provider account in Razao, and its secret. */
  readonly providerId: string;
  readonly secret: string;
  /** Where Razao takes events. */
  readonly razaoUrl: string;
}

/** What the bank says of a transfer or a refund. */
interface Item {
  readonly id: string; readonly client_ref: string; readonly amount: string; readonly to?: string; readonly deposit_e2e?: string; readonly e2e: string; readonly reason?: string;
  readonly state: 'processing' | 'done' | 'rejected'; readonly code: string
    | null; readonly created: string; readonly finished: string | null;
}
interface Entry { readonly id: string; readonly kind: 'transfer' | 'deposit'
  | 'refund'; readonly amount: string; readonly client_ref?: string; readonly e2e: string; readonly at: string }
interface BankEvent { readonly id: string; readonly kind: 'transfer' | 'refund' | 'deposit'; readonly item: Item & Entry }

interface Answer { readonly status: number; readonly body: object }
type Fields = Readonly<Record<string, unknown>>;

const TOLERANCE_SECONDS = 300;
const BANK_MS = 10_000;
/** Statuses by which this bank says what it did. */
const BANK_ANSWERS = new Set([200, 201, 404, 409, 422]);
const LINES_A_PAGE = 100;
const CURRENCY = 'BRL';
const STATES = { processing: 'ACCEPTED', done: 'SETTLED', rejected: 'FAILED' } as const;
const KINDS = { transfer: 'PAYMENT', deposit: 'CREDIT', refund: 'RETURN_SENT' } as const;

export async function startAdapter(options: AdapterOptions): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    void answer(options, request).catch(failed).then(
      ({ status, body }) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(options.port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop:
    () => { server.close(); server.closeAllConnections(); } };
}

async function answer(options: AdapterOptions, request: IncomingMessage): Promise<Answer> {
  const text = (await buffer(request)).toString();
  const { method = '', url: path = '' } = request;
  const { pathname, searchParams } = new URL(path, 'http://adapter');
  if (pathname === '/bank-events') return passOn(options, request, text);
  if (!isSigned(options, request, `${method} ${path}.${text}`)) return { status: 401, body: { error: 'UNAUTHENTICATED' } };
  const [, , what, reference] = pathname.split('/');
  if (method === 'POST' && what === 'payments') return pay(options, parse(text));
  if (method === 'POST' && what === 'returns') return giveBack(options, parse(text));
  if (method === 'GET' && what === 'payments' && reference) return found(await ofBank(options, `/transfers/${reference}`), payment);
  if (method === 'GET' && what === 'returns' && reference) return found(await ofBank(options, `/refunds/${reference}`), refund);
  if (method === 'GET' && what === 'given') return given(options, searchParams);
  if (method === 'GET' && what === 'statement') return statement(options, searchParams);
  if (method === 'GET' && what === 'balance') return {
    status: 200,
    body: { currency: CURRENCY, balance: cents((await ofBank(options, '/balance')).body['amount']), at: new Date().toISOString() },
  };
  return { status: 404, body: { error: 'NOT_FOUND' } };
}

/** A payment out. The bank takes a reference once, and says 409 to another transfer under it. */
async function pay(options: AdapterOptions, it: Fields): Promise<Answer> {
  const { reference, rail, direction, amount, creditor, end_to_end_id } = it;
  if (!isText(reference) || !isText(rail) || !isText(creditor) || !isAmount(amount) || (direction !== 'OUT' && direction !== 'IN'))
    return malformed;
  if (rail !== 'PIX' || direction === 'IN' || amount.currency !== CURRENCY) return {
    status: 422, body: { error: 'REFUSED', code: 'AG03', reason: 'This bank sends Pix in BRL' },
  };
  const sent = await ofBank(options, '/transfers', {
    client_ref: reference, amount: decimal(amount.value), to: creditor, e2e: end_to_end_id,
  });
  return taken(sent, payment);
}

/** Money that came goes back. */
async function giveBack(options: AdapterOptions, it: Fields): Promise<Answer> {
  const { reference, return_end_to_end_id, original_end_to_end_id, amount, reason_code } = it;
  if (![reference, return_end_to_end_id, original_end_to_end_id, reason_code].every(isText) || !isAmount(amount)) return malformed;
  const sent = await ofBank(options, '/refunds', {
    client_ref: reference, e2e: return_end_to_end_id, deposit_e2e: original_end_to_end_id, amount: decimal(amount.value),
    reason: reason_code,
  });
  return taken(sent, refund);
}

const malformed: Answer = { status: 400, body: { error: 'INVALID', message: 'not a payment or return' } };

function taken({ status, body }: { status: number; body: Fields }, show: (item: Item) => object): Answer {
  if (status === 409) return { status: 409, body: { error: 'REFERENCE_REUSED' } };
  if (status === 422) return { status: 422, body: { error: 'REFUSED', code: body['code'], reason: body['message'] } };
  return { status: status === 201 ? 202 : 200, body: show(body as unknown as Item) };
}

function found({ status, body }: { status: number; body: Fields }, show: (item: Item) => object): Answer {
  return status === 404 ? { status: 404, body: { error: 'NOT_FOUND' } } : { status: 200, body: show(body as unknown as Item) };
}

const common = ({ client_ref, id, amount, state, code, created, finished }: Item) => ({
  reference: client_ref, provider_reference: id, amount: { currency: CURRENCY, value: cents(amount) }, status: STATES[state],
  failure_code: code, failure_reason: code && `the bank says ${code}`, created_at: created, final_at: finished,
});
const payment = (item: Item) => ({ ...common(item), rail: 'PIX', end_to_end_id: item.e2e });
const refund = (item: Item) => ({
  ...common(item), return_end_to_end_id: item.e2e, original_end_to_end_id: item.deposit_e2e, reason_code: item.reason,
});

/** Transfers and refunds that the bank was given in a period, whatever became of them: a ledger that was restored asks what it forgot. */
async function given(options: AdapterOptions, query: URLSearchParams): Promise<Answer> {
  const offset = Number(query.get('cursor') ?? 0);
  if ((query.get('rail') ?? 'PIX') !== 'PIX') return { status: 200, body: { payments: [], next_cursor: null } };
  const { body } = await ofBank(options, `/sent?${pageOf(query, offset)}`);
  const items = body['items'] as Item[];
  const payments = items.map((item) => ({ ...common(item), rail: 'PIX', end_to_end_id: item.e2e }));
  return { status: 200, body: { payments, next_cursor: items.length < LINES_A_PAGE ? null : String(offset + LINES_A_PAGE) } };
}

const pageOf = (query: URLSearchParams, offset: number) =>
  new URLSearchParams({ from: query.get('from') ?? '', until: query.get('to') ?? '', offset: String(offset), limit: String(LINES_A_PAGE) });

/** Lines of a period, `to` exclusive; the bank's pages are ours. */
async function statement(options: AdapterOptions, query: URLSearchParams): Promise<Answer> {
  const offset = Number(query.get('cursor') ?? 0);
  if ((query.get('rail') ?? 'PIX') !== 'PIX') return { status: 200, body: { lines: [], next_cursor: null } };
  const { body } = await ofBank(options, `/extract?${pageOf(query, offset)}`);
  const entries = body['entries'] as Entry[];
  const lines = entries.map(({ id, kind, amount, client_ref, e2e, at }) => (
    {
      line_id: id, kind: KINDS[kind], rail: 'PIX', amount: cents(amount), currency: CURRENCY, ...(client_ref && { reference: client_ref }),
      end_to_end_id: e2e, occurred_at: at,
    }));
  return { status: 200, body: { lines, next_cursor: entries.length < LINES_A_PAGE ? null : String(offset + LINES_A_PAGE) } };
}

/** What the bank tells is told to Razao. The bank hears 2xx only when Razao has taken it: until then the bank repeats it. */
async function passOn(
  { bankToken, razaoUrl, providerId, secret }: AdapterOptions, request: IncomingMessage, text: string,
): Promise<Answer> {
  if (request.headers['x-bank-token'] !== bankToken) return { status: 401, body: {} };
  const { id, kind, item } = JSON.parse(text) as BankEvent;
  const { event, data } = eventOf(kind, item);
  const body = JSON.stringify({ event, occurred_at: item.finished ?? item.at, data });
  const time = String(Math.floor(Date.now() / 1000));
  const { status } = await fetch(`${razaoUrl}/v1/pix/webhooks/${providerId}`, {
    method: 'POST', redirect: 'manual', body, signal: AbortSignal.timeout(BANK_MS),
    headers: {
      'Content-Type': 'application/json', 'X-Webhook-Delivery-Id': id, 'X-Webhook-Timestamp': time,
      'X-Webhook-Signature': `v1=${hmac(secret, `${time}.${body}`)}`,
    },
  });
  return { status: status >= 200 && status < 300 ? 204 : 502, body: {} };
}

function eventOf(kind: BankEvent['kind'], item: Item & Entry): { event: string; data: object } {
  const amount = { currency: CURRENCY, value: cents(item.amount) };
  if (kind === 'deposit') return {
    event: 'CREDIT_RECEIVED', data: { end_to_end_id: item.e2e, amount, settled_at: item.at, initiation: 'MANU' },
  };
  const names = kind === 'transfer' ? { end_to_end_id: item.e2e, rail: 'PIX' } : {
    return_end_to_end_id: item.e2e, original_end_to_end_id: item.deposit_e2e,
  };
  const end = item.state === 'done' ? { settled_at: item.finished } : {
    failure_code: item.code, failure_reason: `the bank says ${item.code}`,
  };
  return {
    event: `${kind === 'transfer' ? 'PAYMENT' : 'RETURN'}_${STATES[item.state]}`,
    data: { reference: item.client_ref, ...names, amount, ...end },
  };
}

/** The bank was certainly not reached. */
class NotReached extends Error {}

/** @throws NotReached when no connection was made; any other error leaves open what the bank did. */
async function ofBank({ bankUrl, bankToken }: AdapterOptions, path: string, body?: object): Promise<{ status: number; body: Fields }> {
  const response = await fetch(bankUrl + path, {
    method: body ? 'POST' : 'GET', redirect: 'manual', ...(body && { body: JSON.stringify(body) }),
    headers: { 'X-Bank-Token': bankToken, 'Content-Type': 'application/json' }, signal: AbortSignal.timeout(BANK_MS),
  }).catch((error: unknown) => {
    const code = (error as { cause?: { code?: string } }).cause?.code;
    throw code === 'ECONNREFUSED' || code === 'ENOTFOUND' ? new NotReached() : error;
  });
  // Also a redirect, which is never followed: what was asked would go to somebody else, and the answer would be theirs.
  if (!BANK_ANSWERS.has(response.status)) throw new Error(`the bank answered ${response.status}`);
  return { status: response.status, body: await response.json() as Fields };
}

/** 503 says that surely nothing was done; 504 leaves it open, and Razao asks. */
function failed(error: unknown): Answer {
  return { status: error instanceof NotReached ? 503 : 504, body: { error: error instanceof NotReached ? 'UNAVAILABLE' : 'UNKNOWN' } };
}

function isSigned({ secret, providerId }: AdapterOptions, { headers }: IncomingMessage, call: string): boolean {
  const time = String(headers['x-request-timestamp']);
  const expected = Buffer.from(`v1=${hmac(secret, `${time}.${call}`)}`);
  const isFresh = Math.abs(Date.now() / 1000 - Number(time)) <= TOLERANCE_SECONDS;
  const given = String(headers['x-request-signature']).split(',', 4).map((it) => Buffer.from(it)); // two while the secret changes
  return isFresh && headers['x-provider-id'] === providerId && given.some(
    (it) => it.length === expected.length && timingSafeEqual(it, expected),
  );
}

function hmac(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function parse(text: string): Fields {
  try {
    return JSON.parse(text) as Fields;
  } catch {
    return {};
  }
}

const isText = (it: unknown): it is string => typeof it === 'string' && it !== '';
const isAmount = (it: unknown): it is { currency: string; value: number } => {
  const { currency, value } = (it ?? {}) as { currency?: unknown; value?: unknown };
  return isText(currency) && Number.isSafeInteger(value) && Number(value) > 0;
};

/** Minor units as the bank writes them, `1.37`, and back; never by way of a fraction. */
const decimal = (value: number) => `${Math.trunc(value / 100)}.${String(value % 100).padStart(2, '0')}`;
const cents = (text: unknown) => Number(String(text).replace('.', ''));

if (process.argv[1] === import.meta.filename) {
  const { PORT = '4070', BANK_URL = '', BANK_TOKEN = '', PROVIDER_ID = '', PROVIDER_SECRET = '', RAZAO_URL = '' } = process.env;
  const { url } = await startAdapter({
    port: Number(PORT), bankUrl: BANK_URL, bankToken: BANK_TOKEN, providerId: PROVIDER_ID, secret: PROVIDER_SECRET, razaoUrl: RAZAO_URL,
  });
  process.stdout.write(`the adapter listens at ${url}\n`);
}
