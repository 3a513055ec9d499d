import express, { type Request, type Response, type Router } from 'express';
import type { GivenPaymentPage, PaymentRequest, SponsorPayment, SponsorStatementPage } from '../../src/domains/rails/index.ts';
import type { TurnedClock } from '../../src/platform/control/turned-clock.ts';
import { answerBadCall, BadCall, parseBody } from '../../src/platform/control/calls.ts';
import { scripted } from '../signed-calls.ts';
import { ReferenceReused, type Bank, type Customer } from './bank.ts';
import type { KeptPayment } from './books.ts';
import { chargesApi, requireAsked } from './charges.ts';
import type { Directory } from './directory.ts';
import { directoryApi } from './directory-api.ts';
import { Refused, Unavailable, type Mandates } from './mandates.ts';
import { medApi, type MedStub } from './med.ts';
import { returnsApi, type Returns } from './returns.ts';
import type { Scripts } from './scripts.ts';
import type { Serve } from './serve.ts';

export interface AdapterApiOptions {
  readonly bank: Bank;
  readonly returns: Returns;
  readonly med: MedStub;
  readonly directory: Directory;
  readonly scripts: Scripts;
  readonly clock: TurnedClock;
  readonly customers: ReadonlyMap<string, Customer>;
  readonly mandates: Mandates;
}

const LINES_A_PAGE = 100;
/** Settlement failed. */
const FAILED_BY_DEFAULT = 'ED05';

/** The interface that the sponsor adapter speaks (`sponsor-interface.ts`), each call as it was scripted to go. */
export function adapterApi(options: AdapterApiOptions): Router {
  const { bank, mandates } = options;
  const router = express.Router();
  router.use(express.text({ type: () => true, limit: '1mb' }));
  const serve: Serve = (operation, work) => scripted({ ...options, refusalCode: FAILED_BY_DEFAULT }, operation, work, answerFailure);

  router.post('/payments', serve('pay', (customer, request, script) => {
    const wanted = readPayment(request);
    mandates.requireDebit(customer, wanted);
    requireAsked(customer, options.customers.values(), wanted, options.clock);
    const { payment, isNew } = bank.pay(customer, wanted, script);
    return { status: isNew ? 202 : 200, body: shown(payment) };
  }));
  router.get('/payments/:reference', serve('find', ({ books }, { params }) => {
    const payment = books.payments.get(String(params['reference']));
    return payment ? { status: 200, body: shown(payment) } : { status: 404, body: { error: 'NOT_FOUND' } };
  }));
  router.get('/given', serve('given', ({ books }, { query }) => {
    const [payments, next_cursor] = pageOf(books.given(...periodOf(query)), query);
    return { status: 200, body: { payments, next_cursor } satisfies GivenPaymentPage };
  }));
  router.get('/statement', serve('statement', ({ books }, { query }) => {
    const [lines, next_cursor] = pageOf(books.statement(...periodOf(query)), query);
    return { status: 200, body: { lines, next_cursor } satisfies SponsorStatementPage };
  }));
  router.get('/balance', serve('balance', ({ books }, { query }) => {
    const currency = String(query['currency'] ?? 'BRL');
    return { status: 200, body: { currency, balance: books.balance(currency), at: options.clock.now().toISOString() } };
  }));
  returnsApi(router, serve, options.returns);
  chargesApi(router, serve, options);
  medApi(router, serve, options.med);
  directoryApi(router, serve, options.directory);
  for (const deed of ['authorize', 'reject', 'revoke'] as const) {
    router.post(`/mandates/:recurrence/${deed}`, serve(`${deed}Mandate`, (customer, { params }, script) => (
      { status: 200, body: mandates.answer(customer, deed, String(params['recurrence']), script) })));
  }
  router.post('/mandates/:recurrence/charges/:txid/cancel', serve('cancelCharge', (customer, { params }, script) => (
    { status: 200, body: mandates.cancelCharge(customer, String(params['recurrence']), String(params['txid']), script) })));
  return router;
}

function readPayment({ body }: Request): PaymentRequest {
  const wanted = parseBody(String(body)) as Partial<PaymentRequest> | null;
  const isWhole = typeof wanted?.reference === 'string' && wanted.reference !== '' && typeof wanted.rail === 'string' &&
    typeof wanted.debtor === 'string' && typeof wanted.creditor === 'string' && (wanted.direction === 'OUT' || wanted.direction === 'IN')
      && typeof wanted.amount?.currency === 'string' && Number.isSafeInteger(wanted.amount.value) &&
    wanted.amount.value > 0;
  if (!isWhole) throw new BadCall(
    400, 'INVALID', 'a payment has reference, rail, direction (OUT, IN), debtor, creditor and amount {currency, value}',
  );
  return { ...(wanted as PaymentRequest), match_keys: wanted.match_keys ?? {} };
}

/** Period and rail of a list request. */
function periodOf({ from, to, rail }: Request['query']): [from: string, to: string, rail: string | undefined] {
  return [instant(from, 'from'), instant(to, 'to'), rail as string | undefined];
}

/** The page of a list that begins at its cursor, and where the next begins. */
function pageOf<Item>(items: readonly Item[], { cursor }: Request['query']): [page: Item[], nextCursor: string | null] {
  const start = Number(cursor ?? 0);
  const end = start + LINES_A_PAGE;
  return [items.slice(start, end), end < items.length ? String(end) : null];
}

function instant(value: unknown, name: string): string {
  const at = new Date(String(value));
  if (Number.isNaN(at.getTime())) throw new BadCall(400, 'INVALID', `${name} must be an instant`);
  return at.toISOString();
}

function shown(payment: KeptPayment): SponsorPayment {
  const { request: _, direction: __, outside: ___, wish: ____, tellings: _____, message: ______, ...rest } = payment;
  return rest;
}

function answerFailure(response: Response, error: unknown): void {
  if (error instanceof ReferenceReused) return void response.status(409).json({ error: 'REFERENCE_REUSED' });
  if (error instanceof Refused) return void response.status(422).json({ error: 'REFUSED', code: error.code, reason: error.message });
  if (error instanceof Unavailable) return void response.status(503).json({ error: 'UNAVAILABLE' });
  answerBadCall(response, error);
}
