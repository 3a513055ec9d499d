import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { isSignedRequest, type PaymentRequest, type SponsorPayment } from '../../src/domains/rails/index.ts';
import type { Clock } from '../../src/platform/clock.ts';
import { ReferenceReused, type Bank, type Customer } from './bank.ts';
import type { KeptPayment } from './books.ts';
import { BadCall, parseBody } from './calls.ts';
import { chargesDoor } from './charges.ts';
import { returnsDoor, type Returns } from './returns.ts';
import type { Directory } from './directory.ts';
import { directoryDoor } from './directory-door.ts';
import type { Script, ScriptedOperation, Scripts } from './scripts.ts';

export interface AdapterDoorOptions {
  readonly bank: Bank;
  readonly returns: Returns;
  readonly directory: Directory;
  readonly scripts: Scripts;
  readonly clock: Clock;
  readonly customers: ReadonlyMap<string, Customer>;
}

export interface Answer {
  status: number;
  body: unknown;
}

type Work = (customer: Customer, request: Request, script: Script | undefined) => Answer;

/** Has a call held to its signature, and go as it was scripted. */
export type Serve = (operation: ScriptedOperation, work: Work) => RequestHandler;

const LINES_A_PAGE = 100;

/** The interface that the sponsor adapter speaks (`sponsor-interface.ts`), each call as it was scripted to go. */
export function adapterDoor(options: AdapterDoorOptions): Router {
  const { bank } = options;
  const door = express.Router();
  door.use(express.text({ type: () => true, limit: '1mb' }));
  const serve: Serve = (operation, work) => scripted(options, operation, work);

  door.post('/payments', serve('pay', (customer, request, script) => {
    const { payment, isNew } = bank.pay(customer, readPayment(request), script);
    return { status: isNew ? 202 : 200, body: shown(payment) };
  }));
  door.get('/payments/:reference', serve('find', ({ books }, { params }) => {
    const payment = books.payments.get(String(params['reference']));
    return payment ? { status: 200, body: shown(payment) } : { status: 404, body: { error: 'NOT_FOUND' } };
  }));
  door.get('/statement', serve('statement', ({ books }, { query }) => {
    const lines = books.statement(instant(query['from'], 'from'), instant(query['to'], 'to'), query['rail'] as string | undefined);
    const start = Number(query['cursor'] ?? 0);
    const end = start + LINES_A_PAGE;
    return { status: 200, body: { lines: lines.slice(start, end), next_cursor: end < lines.length ? String(end) : null } };
  }));
  door.get('/balance', serve('balance', ({ books }, { query }) => {
    const currency = String(query['currency'] ?? 'BRL');
    return { status: 200, body: { currency, balance: books.balance(currency), at: options.clock.now().toISOString() } };
  }));
  returnsDoor(door, serve, options.returns);
  chargesDoor(door, serve, options);
  directoryDoor(door, serve, options.directory);
  return door;
}

/** Holds a call to its signature, and has it go as it was scripted. */
function scripted(options: AdapterDoorOptions, operation: ScriptedOperation, work: Work): RequestHandler {
  return async (request, response) => {
    try {
      const customer = authenticate(options, request);
      const script = options.scripts.take(operation, customer.providerId);
      if (script?.delayMs) await new Promise((resolve) => setTimeout(resolve, script.delayMs));
      carryOut(() => work(customer, request, script), script, response);
    } catch (error) {
      answerFailure(response, error);
    }
  };
}

function carryOut(work: () => Answer, script: Script | undefined, response: Response): void {
  switch (script?.outcome) {
    case 'unreachable':
      return void response.status(503).json({ error: 'UNAVAILABLE' });
    case 'refuse':
      return void response.status(422).json({ error: 'REFUSED', code: script.code ?? 'ED05', reason: script.reason ?? 'Refused by the sponsor' });
    case 'timeout':
      if (script.applied) work();
      return; // and nothing is heard any more, until the caller gives up
    default: {
      const { status, body } = work();
      response.status(status).json(body);
    }
  }
}

function authenticate({ customers, clock }: AdapterDoorOptions, request: Request): Customer {
  const customer = customers.get(String(request.header('X-Provider-Id')));
  const call = { method: request.method, path: request.originalUrl, body: typeof request.body === 'string' ? request.body : '' };
  if (customer && isSignedRequest(request.headers, customer.secret, call, clock.now())) return customer;
  throw new BadCall(401, 'UNAUTHENTICATED', 'no such account, or not signed with its secret');
}

function readPayment({ body }: Request): PaymentRequest {
  const wanted = parseBody(String(body)) as Partial<PaymentRequest> | null;
  const isWhole = typeof wanted?.reference === 'string' && wanted.reference !== '' && typeof wanted.rail === 'string' &&
    typeof wanted.debtor === 'string' && typeof wanted.creditor === 'string' && (wanted.direction === 'OUT' || wanted.direction === 'IN') && typeof wanted.amount?.currency === 'string' && Number.isSafeInteger(wanted.amount.value) &&
    wanted.amount.value > 0;
  if (!isWhole) throw new BadCall(400, 'INVALID', 'a payment has reference, rail, direction (OUT, IN), debtor, creditor and amount {currency, value}');
  return { ...(wanted as PaymentRequest), match_keys: wanted.match_keys ?? {} };
}

function instant(value: unknown, name: string): string {
  const at = new Date(String(value));
  if (Number.isNaN(at.getTime())) throw new BadCall(400, 'INVALID', `${name} is an instant`);
  return at.toISOString();
}

function shown(payment: KeptPayment): SponsorPayment {
  const { request: _, direction: __, outside: ___, wish: ____, tellings: _____, ...rest } = payment;
  return rest;
}

function answerFailure(response: Response, error: unknown): void {
  if (error instanceof ReferenceReused) return void response.status(409).json({ error: 'REFERENCE_REUSED' });
  if (error instanceof BadCall) return void response.status(error.status).json({ error: error.code, message: error.message });
  response.status(500).json({ error: 'INTERNAL', message: String(error) });
}
