import express, { type Router } from 'express';
import { decimalOf } from '../../src/adapters/api-pix/amounts.ts';
import { answer, InvalidControlRequest, optionalText, readClock, readScriptOf, text, whole,
  type Fields } from '../../src/platform/control/control-api.ts';
import { showClock, type TurnedClock } from '../../src/platform/control/turned-clock.ts';
import { shownPix, type PspApi } from './api.ts';
import type { PspBooks, ReceivedPix } from './books.ts';
import { NO_FAULTS, type PspCallbacks } from './callbacks.ts';
import { operations, outcomes, type Scripts } from './scripts.ts';

export interface PspControlOptions {
  readonly api: PspApi;
  readonly books: PspBooks;
  readonly scripts: Scripts;
  readonly callbacks: PspCallbacks;
  readonly clock: TurnedClock;
  /** Origin of API Pix; undefined until it listens. */
  readonly address: () => string | undefined;
}

/** A person or a test plays payers and faults by it. It has no lock: it listens to its own machine. */
export function pspControl(options: PspControlOptions): Router {
  const { scripts, books, callbacks, clock, api } = options;
  const router = express.Router();
  router.use(express.json({ limit: '1mb' }));
  router.post('/emit', answer((body) => emit(options, body)));
  router.post('/script', answer((body) => {
    scripts.add(readScriptOf(body, operations, outcomes));
    return { waiting: scripts.waiting };
  }));
  router.post('/callbacks', answer((body) => {
    callbacks.faults = { ...NO_FAULTS, ...body };
    return { faults: callbacks.faults, ...callbacks.count, under_way: callbacks.underWay };
  }));
  router.get('/callbacks', answer(() => ({ ...callbacks.count, under_way: callbacks.underWay })));
  router.post('/pix', answer((body) => change(books, body)));
  router.post('/tokens', answer(() => { api.forgetTokens(); return {}; }));
  router.get('/books', answer(() => ({
    balance: books.ledger.balance('BRL'), lines: books.ledger.lines, pix: [...books.pix.values()].map(shownPix),
    charges: [...books.charges.values()], sent: [...books.sent.values()], webhooks: [...books.webhooks.values()],
  })));
  router.get('/address', answer(() => ({ api_url: options.address() })));
  router.get('/clock', answer(() => showClock(clock, callbacks.underWay)));
  router.post('/clock', answer((body) => { clock.turnTo(readClock(body), body['held'] === true); return showClock(clock,
    callbacks.underWay); }));
  router.post('/reset', answer(() => {
    scripts.clear();
    books.clear();
    callbacks.faults = NO_FAULTS;
    return {};
  }));
  return router;
}

/** Money arrives (CREDIT_RECEIVED), a charge is paid (QR_CHARGE_PAID), or the PSP itself takes a charge back or returns (MED) a Pix. */
function emit({ api, books }: PspControlOptions, body: Fields): object {
  const data = (body['data'] ?? {}) as Fields;
  switch (text(body, 'event')) {
    case 'CREDIT_RECEIVED': return { pix: shownPix(api.receive(creditOf(data), whole(body, 'list_after_ms', 0))) };
    case 'QR_CHARGE_PAID': return { pix: shownPix(api.receive(paymentOf(books, text(data, 'txid')))) };
    case 'QR_CHARGE_CANCELLED': return { charge: cancelByPsp(books, text(data, 'txid')) };
    case 'RETURN_SENT': return { devolucao: returnUnasked(api, books, data) };
    default: throw new InvalidControlRequest('event must be CREDIT_RECEIVED, QR_CHARGE_PAID, QR_CHARGE_CANCELLED or RETURN_SENT');
  }
}

function creditOf(data: Fields): Partial<ReceivedPix> & { valor: string } {
  const { value } = (data['amount'] ?? {}) as { value?: number };
  const [key, txid, horario, name] = ['key', 'txid', 'horario', 'end_to_end_id'].map((it) => optionalText(data, it));
  return {
    valor: optionalText(data, 'valor') ?? decimalOf(value ?? 1_000), ...(key !== undefined && { chave: key }),
      ...(txid !== undefined && { txid }),
    ...(horario !== undefined && { horario }), ...(name !== undefined && { endToEndId: name }),
  };
}

function paymentOf(books: PspBooks, txid: string): Partial<ReceivedPix> & { valor: string } {
  const cob = books.charges.get(txid);
  if (cob?.status !== 'ATIVA') throw new InvalidControlRequest(`the charge is ${cob?.status ?? 'not there'}`);
  return { txid, valor: books.asked(cob), chave: cob.chave };
}

function cancelByPsp(books: PspBooks, txid: string): object {
  const cob = books.charges.get(txid);
  if (cob?.status !== 'ATIVA') throw new InvalidControlRequest(`the charge is ${cob?.status ?? 'not there'}`);
  cob.status = 'REMOVIDA_PELO_PSP';
  return cob;
}

/** The PSP returns a part of a Pix, or all of it, by itself. */
function returnUnasked(api: PspApi, books: PspBooks, data: Fields): object {
  const name = text(data, 'original_end_to_end_id');
  const { value } = (data['amount'] ?? {}) as { value?: number };
  const pix = books.pix.get(name);
  if (!pix) throw new InvalidControlRequest('there is no such Pix');
  return api.returnUnasked(name, value === undefined ? pix.valor : decimalOf(value), optionalText(data, 'natureza') ?? 'MED_FRAUDE');
}

/** Makes the PSP show a Pix otherwise. */
function change(books: PspBooks, body: Fields): object {
  const pix = books.pix.get(text(body, 'end_to_end_id'));
  if (!pix) throw new InvalidControlRequest('there is no such Pix');
  const [valor, horario] = [optionalText(body, 'valor'), optionalText(body, 'horario')];
  if (valor !== undefined) pix.valor = valor;
  if (horario !== undefined) pix.horario = horario;
  return shownPix(pix);
}
