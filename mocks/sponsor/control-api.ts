import express, { type Router } from 'express';
import type { ProviderEventData } from '../../generated/models.ts';
import type { SponsorStatementLine } from '../../src/domains/rails/index.ts';
import { showClock, type TurnedClock } from '../../src/platform/control/turned-clock.ts';
import { readPixKey } from '../../src/domains/accounts/pix/pix-key.ts';
import {
  answer, customerOf, InvalidControlRequest, oneOf, optionalText, readClock, readScript, text, whole, type Fields,
} from '../../src/platform/control/control-api.ts';
import type { Bank, Customer, EventDelivery } from './bank.ts';
import { Books } from './books.ts';
import type { Callback, Callbacks } from './callbacks.ts';
import { creditOf, payByCode, cancelCharge } from './charges.ts';
import type { Entry } from './counterparties.ts';
import type { Directory } from './directory.ts';
import { requireEvent, SPONSOR_EVENTS } from './events.ts';
import { uniqueId } from './identifiers.ts';
import type { Mandates } from './mandates.ts';
import { medStories, type MedStub } from './med.ts';
import type { Returns } from './returns.ts';
import { operations, type Scripts } from './scripts.ts';

export interface ControlApiOptions {
  readonly bank: Bank;
  readonly returns: Returns;
  readonly med: MedStub;
  readonly directory: Directory;
  readonly scripts: Scripts;
  readonly callbacks: Callbacks;
  readonly customers: Map<string, Customer>;
  readonly clock: TurnedClock;
  readonly mandates: Mandates;
}

/** A person or a test plays the outside world by it. It has no lock: a simulated sponsor listens to its own machine. */
export function controlApi(options: ControlApiOptions): Router {
  const router = express.Router();
  router.use(express.json({ limit: '1mb' }));
  router.post('/providers', answer((body) => register(options, body)));
  router.post('/script', answer((body) => script(options, body)));
  router.post('/emit', answer((body) => emit(options, body)));
  router.post('/med', answer((body) => tellMedStory(options, body)));
  router.post('/books', answer((body) => falsify(options, body)));
  router.get('/books', answer((_body, { query }) => showBooks(options, query)));
  router.post('/directory', answer((body) => setEntry(options, body)));
  router.get('/directory', answer(() => options.directory.show()));
  router.get('/deliveries', answer(() => ({ deliveries: options.callbacks.sent })));
  router.get('/clock', answer(() => showClock(options.clock, options.callbacks.underWay)));
  router.post('/clock', answer((body) => setClock(options, body)));
  router.post('/hooks/:status', (request, response) => void response.status(Number(request.params.status) || 204).end());
  router.post('/reset', answer(() => reset(options)));
  return router;
}

/** Opens an account for a customer, or changes the address of its events. */
function register({ customers }: ControlApiOptions, body: Fields): object {
  const providerId = text(body, 'provider_id');
  const [callbackUrl, account] = [optionalText(body, 'callback_url') ?? null, optionalText(body, 'account') ?? null];
  customers.set(providerId, {
    providerId, secret: text(body, 'secret'), callbackUrl, account, books: customers.get(providerId)?.books ?? new Books(),
  });
  return { provider_id: providerId, callback_url: callbackUrl };
}

function script({ scripts }: ControlApiOptions, body: Fields): object {
  scripts.add(readScript(body, operations));
  return { waiting: scripts.waiting };
}

/** Emits an event from outside. Missing data is made up, where the sponsor has it. */
async function emit(options: ControlApiOptions, body: Fields): Promise<Callback> {
  const customer = customerOf(options.customers, body);
  const data = (body['data'] ?? {}) as ProviderEventData;
  const [deliveryId, occurredAt] = [optionalText(body, 'delivery_id'), optionalText(body, 'occurred_at')];
  const how: EventDelivery = { times: whole(body, 'times', 1), ...(deliveryId && { deliveryId }), ...(occurredAt && { occurredAt }) };
  const event = text(body, 'event');
  requireEvent(event, SPONSOR_EVENTS);
  const told = options.mandates.emit(customer, event, data, how) ?? options.returns.story(event, customer, data, how) ??
    options.med.story(event, customer, data, how) ?? options.directory.story(event, customer, data, how);
  if (told) return told;
  const payment = customer.books.payments.get(String(data['reference']));
  const charge = customer.books.charges.get(String(data['txid']));
  switch (event) {
    case 'CREDIT_RECEIVED': return options.bank.credit(customer, creditOf(charge, data), how);
    case 'QR_CHARGE_PAID': return options.bank.credit(customer, payByCode(customer, String(data['txid']), options.clock), how);
    case 'QR_CHARGE_CANCELLED': cancelCharge(charge); break;
    case 'RETURN_SENT': return options.bank.returnCredit(customer, data, how);
    case 'RETURN_RECEIVED': return options.bank.returnPayment(customer, data, how);
    case 'PAYMENT_SETTLED': if (payment?.status === 'ACCEPTED' && onlyReference(data))
      return options.bank.settle(customer, payment, how.times); break;
    case 'PAYMENT_FAILED': if (payment?.status === 'ACCEPTED' && onlyReference(data)) return options.bank.fail(
      customer, payment, { times: how.times ?? 1 },
    ); break;
  }
  return options.bank.tell(customer, event, { ...(payment && whatIsKnown(payment)), ...data }, how);
}

/** Plays the course of a case that the customer filed to its end; `order` sends its events in another order, or only some of them. */
async function tellMedStory(options: ControlApiOptions, body: Fields): Promise<object> {
  const order = body['order'] as number[] | undefined;
  const told = await options.med.tell(
    customerOf(options.customers, body), oneOf(body, 'story', medStories), optionalText(body, 'reference'), order, whole(body, 'times', 1),
  );
  if (!told) throw new InvalidControlRequest('no such case was filed');
  return { deliveries: told };
}

/** True when an event names its payment alone: then a pending payment really ends. With other data the event is only sent, true or not. */
function onlyReference(data: ProviderEventData): boolean {
  return Object.keys(data).join() === 'reference';
}

function whatIsKnown({ end_to_end_id, amount, rail, final_at, created_at }: {
  end_to_end_id: string; amount: object; rail: string; final_at: string | null; created_at: string;
}) {
  return { end_to_end_id, amount, rail, settled_at: final_at ?? created_at };
}

/** Gives a key to somebody at another institution, or to nobody. */
function setEntry({ directory }: ControlApiOptions, body: Fields): object {
  const { value: key } = readPixKey(text(body, 'key')) ?? misunderstood('key is not a Pix key');
  const { key: _, provider_id: __, free, ...given } = body;
  return directory.setEntry(key, free === true ? null : given as Partial<Entry>) ?? { key_value: key, owner: null };
}

function misunderstood(message: string): never {
  throw new InvalidControlRequest(message);
}

/** Makes the statement wrong: a line more, a line less, or another amount. */
function falsify(options: ControlApiOptions, body: Fields): object {
  const { books } = customerOf(options.customers, body);
  switch (oneOf(body, 'action', ['add', 'remove', 'change'] as const)) {
    case 'add':
      books.lines.push(newLine((body['line'] ?? {}) as Partial<SponsorStatementLine>));
      break;
    case 'remove':
      books.lines.splice(lineOf(books, body), 1);
      break;
    case 'change': {
      const index = lineOf(books, body);
      books.lines[index] = { ...(books.lines[index] as SponsorStatementLine), amount: whole(body, 'amount') };
    }
  }
  return { lines: books.lines };
}

function newLine(line: Partial<SponsorStatementLine>): SponsorStatementLine {
  return {
    line_id: uniqueId('line'), kind: 'ADJUSTMENT', rail: 'PIX', amount: 1000, currency: 'BRL',
    occurred_at: new Date().toISOString(), ...line,
  };
}

function lineOf({ lines }: Books, body: Fields): number {
  const names = ['line_id', 'reference', 'end_to_end_id'] as const;
  const index = lines.findIndex((line) => names.some((name) => body[name] !== undefined && line[name] === body[name]));
  if (index < 0) throw new InvalidControlRequest(`no line has this ${names.join(', ')}`);
  return index;
}

function showBooks(options: ControlApiOptions, query: Fields): object {
  const customer = customerOf(options.customers, query);
  const { providerId, books } = customer;
  return {
    provider_id: providerId, balance: books.balance('BRL'), payments: [...books.payments.values()], returns: [...books.returns.values()],
    charges: [...books.charges.values()], mandates: options.mandates.shown(customer), lines: books.lines,
  };
}

function setClock({ clock, callbacks }: ControlApiOptions, body: Fields): object {
  clock.turnTo(readClock(body), body['hold'] === true);
  return showClock(clock, callbacks.underWay);
}

/** As on the first day: accounts stay open, and nothing has happened on them. */
function reset({ directory, scripts, callbacks, customers }: ControlApiOptions): object {
  directory.clear();
  scripts.clear();
  callbacks.clear();
  for (const [id, customer] of customers) customers.set(id, { ...customer, books: new Books() });
  return { providers: [...customers.keys()] };
}
