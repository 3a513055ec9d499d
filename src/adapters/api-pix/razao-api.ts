import type { IncomingMessage, Server } from 'node:http';
import { canonicalJson } from '../../platform/canonical.ts';
import type { Clock } from '../../platform/clock.ts';
import { isObject, type Fields } from '../../platform/fields.ts';
import { limitedServer } from '../../platform/http/server.ts';
import type { Log } from '../../platform/log.ts';
import { isSignedRequest } from '../../domains/rails/sponsor-interface.ts';
import { MOST_CENTS } from './amounts.ts';
import { readBody } from './body.ts';
import { describeCharge, showCharge, type Charges, type Recipient } from './charges.ts';
import type { DueOrder } from './due.ts';
import { NotSent, OutcomeUnknown } from './errors.ts';
import { instantOf } from './instants.ts';
import type { Keys } from './keys.ts';
import type { OrderFlow } from './order-flow.ts';
import { CURRENCY, showOrder } from './orders.ts';
import { isPayee } from './payouts.ts';
import { bankIdOf } from './references.ts';
import { CODES } from './reject-codes.ts';
import { faultsOf } from './schema.ts';
import type { Statement } from './statement.ts';
import type { Order, StoredKey } from './store.ts';

export interface RazaoApiOptions {
  readonly providerId: string;
  readonly secret: string;
  readonly flow: OrderFlow;
  readonly charges: Charges;
  readonly keys: Keys;
  readonly statement: Statement;
  /** Balance at the PSP in minor units; undefined where the PSP states none. */
  readonly balance: (() => Promise<number>) | undefined;
  readonly paysOut: boolean;
  readonly participant: { readonly ispb: string; readonly name: string };
  readonly recipient: Recipient | undefined;
  readonly health: () => object;
  readonly clock: Clock;
  readonly log: Log;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** A call that is not valid. */
class Malformed extends Error {}

const NOT_FOUND: Answer = { status: 404, body: { error: 'NOT_FOUND' } };
const REUSED: Answer = { status: 409, body: { error: 'REFERENCE_REUSED' } };
const refused = (code: string, reason: string): Answer => ({ status: 422, body: { error: 'REFUSED', code, reason } });
/** Return reasons that a receiver may give; the others are the PSP's own. */
const REASONS = new Set(['MD06', 'SL02']);

/** The sponsor interface (`docs/guides/write-an-adapter.md`), which Razao calls; and `GET /health` for who runs it. */
export class RazaoApi {
  readonly server: Server;

  constructor(private readonly options: RazaoApiOptions) {
    this.server = limitedServer((request, response) => {
      void this.#answer(request).catch((error: unknown) => this.#failed(error)).then(({ status, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      });
    });
  }

  /** 503 says that surely nothing was done; 504 leaves it open, and Razao asks. */
  #failed(error: unknown): Answer {
    const { log } = this.options;
    if (error instanceof Malformed) return { status: 400, body: { error: 'INVALID', message: error.message } };
    if (error instanceof NotSent || error instanceof OutcomeUnknown) log.info({ err: error },
      'a call of Razao was not answered by the PSP');
    else log.error({ err: error }, 'a call of Razao failed');
    return error instanceof NotSent ? { status: 503, body: { error: 'UNAVAILABLE' } } : { status: 504, body: { error: 'UNKNOWN' } };
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const { method = '', url = '/', headers } = request;
    if (method === 'GET' && url === '/health') return { status: 200, body: this.options.health() };
    const bytes = await readBody(request);
    if (!bytes) return { status: 413, body: { error: 'INVALID', message: 'too large' } };
    const text = bytes.toString();
    const { providerId, secret, clock } = this.options;
    const isSigned = isSignedRequest(headers, secret, { method, path: url, body: text }, clock.now());
    if (!isSigned || headers['x-provider-id'] !== providerId) return { status: 401, body: { error: 'UNAUTHENTICATED' } };
    const { pathname, searchParams } = new URL(url, 'http://adapter');
    return method === 'GET' ? this.#get(pathname, searchParams) : this.#post(pathname, text);
  }

  async #get(path: string, query: URLSearchParams): Promise<Answer> {
    const [, order, reference] = /^\/v1\/(payments|returns)\/([^/]+)$/.exec(path) ?? [];
    if (order !== undefined && reference !== undefined) return this.#find(decodeURIComponent(reference), order === 'returns');
    const [, key] = /^\/v1\/pix\/keys\/([^/]+)$/.exec(path) ?? [];
    if (key !== undefined) return this.#shownKey(this.options.keys.find(decodeURIComponent(key)), 200);
    switch (path) {
      case '/v1/statement': return this.#statement(query);
      case '/v1/given': return this.#given(query);
      case '/v1/balance': return this.#balance(query);
      default: return NOT_FOUND;
    }
  }

  async #post(path: string, text: string): Promise<Answer> {
    const body = parse(text);
    switch (path) {
      case '/v1/payments': return this.#pay(body);
      case '/v1/returns': return this.#giveBack(body);
      case '/v1/pix/charges': return this.#mint(body);
      case '/v1/pix/charges/resolve': return this.#resolve(body);
      case '/v1/pix/keys': return this.#register(body);
      case '/v1/pix/keys/look-up': return refused('NotSupported', 'API Pix has no directory');
    }
    const [, txid] = /^\/v1\/pix\/charges\/([a-zA-Z0-9]{26,35})\/cancel$/.exec(path) ?? [];
    if (txid !== undefined) return this.#cancel(txid);
    const [, reference] = /^\/v1\/pix\/keys\/([^/]+)\/exclude$/.exec(path) ?? [];
    if (reference !== undefined) return this.#shownKey(this.options.keys.exclude(decodeURIComponent(reference)), 200);
    return path.startsWith('/v1/pix/claims') ? refused('NotSupported', 'API Pix has no directory') : NOT_FOUND;
  }

  async #pay(body: Fields): Promise<Answer> {
    const { rail, direction, creditor } = body;
    const amount = amountOf(body);
    const reference = text(body, 'reference');
    if (direction !== 'IN' && direction !== 'OUT') throw new Malformed('direction must be IN or OUT');
    const payee = text(body, 'creditor');
    if (rail !== 'PIX') return refused(CODES.NOT_DONE_HERE, 'this PSP carries Pix in BRL');
    if (direction === 'OUT' && !this.options.paysOut) return refused(CODES.NOT_DONE_HERE, 'this PSP sends no Pix by API');
    if (direction === 'OUT' && !isPayee(payee)) return refused(CODES.NOT_DONE_HERE, 'this PSP sends Pix to keys');
    const kind = direction === 'OUT' ? 'PAYMENT' : 'EXPECTED';
    const name = typeof body['end_to_end_id'] === 'string' ? body['end_to_end_id'] : '';
    const description = typeof body['description'] === 'string' ? { description: body['description'] } : {};
    return this.#submit(this.#order(kind, reference, amount, name, {
      rail, direction, creditor, amount, debtor: body['debtor'], ...description,
    }));
  }

  async #giveBack(body: Fields): Promise<Answer> {
    const [reference, original, reason] = [text(body, 'reference'), text(body, 'original_end_to_end_id'), text(body, 'reason_code')];
    const amount = amountOf(body);
    if (!/^[a-zA-Z0-9]{32}$/.test(original)) throw new Malformed('original_end_to_end_id names no Pix');
    if (!REASONS.has(reason)) return refused(CODES.NOT_DONE_HERE, 'the PSP itself returns for this reason');
    return this.#submit(this.#order('RETURN', reference, amount, original, {
      return_end_to_end_id: text(body, 'return_end_to_end_id'), original_end_to_end_id: original, amount, reason_code: reason,
    }));
  }

  #order(kind: Order['kind'], reference: string, amount: number, endToEndId: string, request: object): Order {
    const now = this.options.clock.now().toISOString();
    return {
      kind, reference, bankId: bankIdOf(reference), request: canonicalJson(request), amount, endToEndId, status: 'ACCEPTED', railId: null,
      failureCode: null, failureReason: null, createdAt: now, finalAt: null, unclearSince: kind === 'EXPECTED' ? null : now,
    };
  }

  async #submit(order: Order): Promise<Answer> {
    const done = await this.options.flow.submit(order);
    if ('isReused' in done) return REUSED;
    if ('refusal' in done) return refused(done.refusal.refused, done.refusal.reason);
    return { status: done.isNew ? 202 : 200, body: showOrder(done.order) };
  }

  async #find(reference: string, isReturn: boolean): Promise<Answer> {
    const order = await this.options.flow.find(reference);
    return order && (order.kind === 'RETURN') === isReturn ? { status: 200, body: showOrder(order) } : NOT_FOUND;
  }

  async #mint(body: Fields): Promise<Answer> {
    const [txid, message] = [text(body, 'txid'), body['payer_request'] ?? null];
    if (!/^[a-zA-Z0-9]{26,35}$/.test(txid)) throw new Malformed('txid must be 26 to 35 letters and digits');
    if (message !== null && typeof message !== 'string') throw new Malformed('payer_request must be a text');
    const done = await this.options.charges.mint({ txid, key: text(body, 'key'), cents: amountOf(body), lasts: lastsOf(body), message });
    if ('isReused' in done) return REUSED;
    return 'refused' in done ? refused(done.refused, 'the PSP refuses the charge') : {
      status: done.isNew ? 201 : 200, body: showCharge(done.charge),
    };
  }

  async #cancel(txid: string): Promise<Answer> {
    const done = await this.options.charges.cancel(txid);
    if (done === 'ABSENT') return NOT_FOUND;
    return 'refused' in done ? refused(done.refused, 'the charge cannot be taken back') : { status: 200, body: showCharge(done) };
  }

  async #resolve(body: Fields): Promise<Answer> {
    const { charges, recipient, participant, clock } = this.options;
    const charge = recipient && await charges.resolve(text(body, 'location'));
    if (!charge) return NOT_FOUND;
    if (charge.status === 'CANCELLED') return { status: 410, body: { error: 'GONE' } };
    return { status: 200, body: describeCharge(charge, recipient, participant, clock.now()) };
  }

  async #register(body: Fields): Promise<Answer> {
    const value = body['key_value'] ?? null;
    if (value !== null && typeof value !== 'string') throw new Malformed('key_value must be a text');
    const done = await this.options.keys.register(text(body, 'reference'), text(body, 'key_type'), value);
    if ('isReused' in done) return REUSED;
    if ('refused' in done) return refused(done.refused, 'the keys of the account at the PSP are in the configuration of the adapter');
    return this.#shownKey(done.key, done.isNew ? 201 : 200);
  }

  #shownKey(key: StoredKey | undefined, status: number): Answer {
    if (!key) return NOT_FOUND;
    const { reference, keyType, keyValue, state } = key;
    const { participant } = this.options;
    return { status, body: { reference, key_type: keyType, key_value: keyValue, status: state, participant } };
  }

  async #statement(query: URLSearchParams): Promise<Answer> {
    const [from, to] = periodOf(query);
    if ((query.get('rail') ?? 'PIX') !== 'PIX') return { status: 200, body: { lines: [], next_cursor: null } };
    return { status: 200, body: await this.options.statement.page(from, to, query.get('cursor')) };
  }

  async #given(query: URLSearchParams): Promise<Answer> {
    const [from, to] = periodOf(query);
    const payments = (query.get('rail') ?? 'PIX') === 'PIX' ? await this.options.statement.given(from, to) : [];
    return { status: 200, body: { payments, next_cursor: null } };
  }

  async #balance(query: URLSearchParams): Promise<Answer> {
    const { balance, clock } = this.options;
    if (!balance || (query.get('currency') ?? CURRENCY) !== CURRENCY) return NOT_FOUND;
    return { status: 200, body: { currency: CURRENCY, balance: await balance(), at: clock.now().toISOString() } };
  }
}

function parse(body: string): Fields {
  try {
    const value = JSON.parse(body === '' ? '{}' : body) as unknown;
    if (isObject(value)) return value;
  } catch {
    // as any other text that is not an object
  }
  throw new Malformed('the body is not a JSON object');
}

function text(body: Fields, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw new Malformed(`${name} is missing`);
  return value;
}

/** Minor units. */
function amountOf(body: Fields): number {
  const { currency, value } = isObject(body['amount']) ? body['amount'] : {};
  if (currency !== CURRENCY || !Number.isSafeInteger(value) || Number(value) <= 0 || Number(value) > MOST_CENTS) throw new Malformed(
    'amount must be {currency: BRL, value} in centavos',
  );
  return Number(value);
}

/** Seconds in which a charge can be paid, or the terms of one that is due on a day. */
function lastsOf({ expires_in_seconds: seconds, due }: Fields): number | DueOrder {
  const faults = due === undefined ? [] : faultsOf('due', due);
  if (due !== undefined && faults.length === 0) return due as DueOrder;
  if (faults.length > 0) throw new Malformed(`due: ${faults.join('; ')}`);
  if (!Number.isSafeInteger(seconds) || Number(seconds) <= 0) throw new Malformed('expires_in_seconds must be a whole number above 0');
  return Number(seconds);
}

function periodOf(query: URLSearchParams): [Date, Date] {
  const [from, to] = [instantOf(query.get('from')), instantOf(query.get('to'))];
  if (!from || !to) throw new Malformed('from and to must be instants');
  return [from, to];
}
