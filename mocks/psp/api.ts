import { randomUUID } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { centsOf } from '../../src/adapters/api-pix/amounts.ts';
import { readDue } from '../../src/adapters/api-pix/due.ts';
import type { TurnedClock } from '../../src/platform/control/turned-clock.ts';
import type { PspCallbacks } from './callbacks.ts';
import type { ChargeKind, Cob, Devolucao, Envio, PspBooks, ReceivedPix, WantedCharge } from './books.ts';
import { Problem } from './problem.ts';
import type { Operation, Scripts } from './scripts.ts';

export interface PspApiOptions {
  readonly books: PspBooks;
  readonly scripts: Scripts;
  readonly callbacks: PspCallbacks;
  readonly clock: TurnedClock;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Keys of the receiver's account; any unless given. */
  readonly keys: () => ReadonlySet<string> | undefined;
  /** Time from a request to its end, in milliseconds. */
  readonly settleAfterMs: number;
  readonly tokenSeconds: number;
}

type Answer = { readonly status: number; readonly body: object };
type Work = (request: Request) => Answer;

const TXID = /^[a-zA-Z0-9]{26,35}$/;
const ID = /^[a-zA-Z0-9]{1,35}$/;
const RETURNABLE_MS = 90 * 86_400_000;
const CODE_IN_KEY = /^fail-(\w{4})@/;

/** API Pix, as a PSP serves it: `/oauth/token`, and below `/v2` charges, Pix, returns, webhooks, and payments of the PSP's own. */
export class PspApi {
  readonly router: Router = express.Router();
  /** Payees for whom payments are redirected, and where to. */
  readonly redirects = new Map<string, string>();
  readonly #tokens = new Map<string, number>();

  constructor(private readonly options: PspApiOptions) {
    const { router } = this;
    router.post('/oauth/token', express.urlencoded({ extended: false }), express.json(),
      this.#scripted('token', (request) => this.#token(request)));
    router.use('/v2', (request, response, next) => {
      if (this.#isAuthorized(request)) next();
      else response.status(401).json({ error: 'invalid_token' });
    }, express.json({ limit: '1mb' }));
    this.#charges();
    this.#pix();
    this.#webhooks();
    this.#own();
  }

  #charges(): void {
    for (const kind of ['cob', 'cobv'] as const) this.#chargesOf(kind);
  }

  #chargesOf(kind: ChargeKind): void {
    const { books, keys } = this.options;
    const invalid = `${kind === 'cob' ? 'Cob' : 'CobV'}OperacaoInvalida`;
    this.#serve('get', `/v2/${kind}`, 'listCob', ({ query }) => ({ status: 200, body: this.#listedCharges(kind, query) }));
    this.#serve('put', `/v2/${kind}/:txid`, 'putCob', ({ params, body }) => {
      const txid = String(params['txid']);
      const wanted = readCharge(kind, body, keys());
      if (!TXID.test(txid) || !wanted) throw new Problem(400, invalid, 'Cobrança inválida.');
      const known = books.charges.get(txid);
      const isFree = known === undefined || (known.status === 'ATIVA' && known.loc.tipoCob === kind);
      if (!isFree) throw new Problem(400, invalid, 'A cobrança não está ATIVA.');
      return { status: 201, body: shownCob(known ? revised(known, wanted) : books.addCharge(txid, kind, wanted)) };
    });
    this.#serve('get', `/v2/${kind}/:txid`, 'getCob', ({ params }) => ({ status: 200,
      body: this.#completeCob(this.#cob(kind, String(params['txid']))) }));
    this.#serve('patch', `/v2/${kind}/:txid`, 'patchCob', ({ params, body }) => {
      const cob = this.#cob(kind, String(params['txid']));
      if (cob.status !== 'ATIVA') throw new Problem(400, invalid, 'A cobrança não está ATIVA.');
      if ((body as { status?: string }).status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR') cob.status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR';
      cob.revisao += 1;
      return { status: 200, body: shownCob(cob) };
    });
  }

  #listedCharges(kind: ChargeKind, query: Request['query']): object {
    const isWanted = ({ loc, status }: Cob) => loc.tipoCob === kind && (query['status'] ?? status) === status;
    const all = [...this.options.books.charges.values()].filter(isWanted);
    return pageOf(query, 'cobs', all, ({ calendario }) => calendario.criacao, (cob) => this.#completeCob(cob));
  }

  #cob(kind: ChargeKind, txid: string): Cob {
    const cob = this.options.books.charges.get(txid);
    if (cob?.loc.tipoCob === kind) return cob;
    throw new Problem(404, kind === 'cob' ? 'CobNaoEncontrado' : 'CobVNaoEncontrada', 'Cobrança não encontrada.');
  }

  #completeCob(cob: Cob): object {
    const paid = [...this.options.books.pix.values()].filter(({ txid }) => txid === cob.txid).map(shownPix);
    return { ...shownCob(cob), ...(paid.length > 0 && { pix: paid }) };
  }

  #pix(): void {
    this.#serve('get', '/v2/pix', 'listPix', ({ query }) => ({ status: 200, body: this.#listed(query) }));
    this.#serve('get', '/v2/pix/:e2eid', 'getPix', ({ params }) => ({ status: 200,
      body: shownPix(this.#received(String(params['e2eid']))) }));
    this.#serve('put', '/v2/pix/:e2eid/devolucao/:id', 'putReturn', ({ params, body }) => {
      const it = this.#giveBack(String(params['e2eid']), String(params['id']), body as { valor?: string; natureza?: string });
      return { status: 201, body: { ...it } };
    });
    this.#serve('get', '/v2/pix/:e2eid/devolucao/:id', 'getReturn', ({ params }) => {
      const found = this.options.books.pix.get(String(params['e2eid']))?.devolucoes.find(({ id }) => id === params['id']);
      if (!found) throw new Problem(404, 'PixDevolucaoNaoEncontrada', 'Devolução não encontrada.');
      return { status: 200, body: { ...found } };
    });
  }

  #received(endToEndId: string): ReceivedPix {
    const pix = this.options.books.pix.get(endToEndId);
    if (!pix) throw new Problem(404, 'PixNaoEncontrado', 'Pix não encontrado.');
    return pix;
  }

  #listed(query: Request['query']): object {
    const { books, clock } = this.options;
    const now = clock.now().getTime();
    const isWanted = ({ endToEndId, devolucoes }: ReceivedPix) => (books.listedFrom.get(endToEndId) ?? 0) <= now
      && (query['devolucaoPresente'] !== 'true' || devolucoes.length > 0);
    const all = [...books.pix.values()].filter(isWanted).toReversed();
    return pageOf(query, 'pix', all, ({ horario }) => horario, shownPix);
  }

  /** The PSP itself returns a part of a Pix (MED), and calls back. */
  returnUnasked(endToEndId: string, valor: string, natureza: string): Devolucao {
    const pix = this.#received(endToEndId);
    const it = this.options.books.returnUnasked(pix, valor, natureza);
    this.#tell(pix);
    return it;
  }

  #giveBack(endToEndId: string, id: string, { valor, natureza }: { valor?: string; natureza?: string }): Devolucao {
    const { books, clock } = this.options;
    const pix = this.#received(endToEndId);
    const [cents, paid] = [centsOf(valor), centsOf(pix.valor) ?? 0];
    const isOver = clock.now().getTime() - Date.parse(pix.horario) > RETURNABLE_MS;
    const isUsed = pix.devolucoes.some((it) => it.id === id);
    if (!ID.test(id) || cents === undefined || cents === 0 || isUsed || isOver || books.returned(pix) + cents > paid) throw new Problem(
      400, 'PixDevolucaoInvalida', 'A presente requisição de devolução não respeita o schema ou não faz sentido semanticamente.',
    );
    const it = books.addReturn(pix, id, String(valor), natureza);
    this.#endLater((motivo) => books.endReturn(it, motivo), () => this.#tell(pix));
    return it;
  }

  /** Ends a return or a payment after a while, as a script says. */
  #endLater(end: (motivo: string | undefined) => void, after: () => void = () => undefined, own?: string): void {
    this.options.clock.after(this.options.settleAfterMs, () => {
      const script = this.options.scripts.take('settle', '');
      if (script?.outcome === 'timeout') return;
      end(script?.outcome === 'refuse' ? script.code ?? 'Negado por timeout' : own);
      after();
    });
  }

  #webhooks(): void {
    const { books, keys } = this.options;
    this.#serve('put', '/v2/webhook/:chave', 'putWebhook', ({ params, body }) => {
      const [chave, { webhookUrl }] = [String(params['chave']), body as { webhookUrl?: string }];
      if (!URL.canParse(String(webhookUrl)) || keys()?.has(chave) === false) throw new Problem(400, 'WebhookOperacaoInvalida',
        'Webhook inválido.');
      books.webhooks.set(chave, { webhookUrl: String(webhookUrl), chave, criacao: books.now() });
      return { status: 200, body: {} };
    });
    this.#serve('get', '/v2/webhook/:chave', 'getWebhook', ({ params }) => {
      const known = books.webhooks.get(String(params['chave']));
      if (!known) throw new Problem(404, 'WebhookNaoEncontrado', 'Webhook não encontrado.');
      return { status: 200, body: { ...known, cnpj: '11222333000181' } };
    });
  }

  /** Calls that this PSP has beside API Pix: `profile.json` describes them to the adapter. */
  #own(): void {
    const { books } = this.options;
    this.router.put('/v2/envios/:id', (request, response, next) => {
      const elsewhere = this.redirects.get(String((request.body as { chave?: string }).chave));
      if (elsewhere === undefined) next();
      else response.redirect(307, elsewhere);
    });
    this.#serve('put', '/v2/envios/:id', 'send', ({ params, body }) => {
      const [id, { valor, chave }] = [String(params['id']), body as { valor?: string; chave?: string }];
      const known = books.sent.get(id);
      if (known && (known.valor !== valor || known.chave !== chave)) throw new Problem(400, 'EnvioInvalido', 'Outro envio tem este id.');
      if (!ID.test(id) || centsOf(valor) === undefined || !chave) throw new Problem(400, 'EnvioInvalido', 'Envio inválido.');
      return { status: 201, body: known ?? this.#send(id, String(valor), chave) };
    });
    this.#serve('get', '/v2/envios/:id', 'findSent', ({ params }) => {
      const known = books.sent.get(String(params['id']));
      if (!known) throw new Problem(404, 'EnvioNaoEncontrado', 'Envio não encontrado.');
      return { status: 200, body: known };
    });
    this.#serve('get', '/v2/saldo', 'balance', () => ({ status: 200, body: { saldo: books.balance } }));
  }

  #send(id: string, valor: string, chave: string): Envio {
    const it = this.options.books.addSent(id, valor, chave);
    const code = CODE_IN_KEY.exec(chave)?.[1]?.toUpperCase();
    this.#endLater((motivo) => this.options.books.endSent(it, motivo), undefined, code && `${code} recusado`);
    return it;
  }

  /** Calls back about a Pix, where an address is registered for its key. */
  #tell(pix: ReceivedPix): void {
    const { books, callbacks } = this.options;
    const registered = pix.chave === undefined ? [...books.webhooks.values()][0] : books.webhooks.get(pix.chave);
    if (registered) callbacks.send(registered.webhookUrl, { pix: [shownPix(pix)] });
  }

  /** Money arrives, and the receiver is called back. */
  receive(wanted: Partial<ReceivedPix> & { valor: string }, listAfterMs = 0): ReceivedPix {
    const pix = this.options.books.receive(wanted, listAfterMs);
    this.#tell(pix);
    return pix;
  }

  #token({ headers, body }: Request): Answer {
    const { clientId, clientSecret, tokenSeconds } = this.options;
    const [, basic = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
    const fields = (body ?? {}) as Record<string, string>;
    const given = basic === '' ? `${fields['client_id']}:${fields['client_secret']}` : Buffer.from(basic, 'base64').toString();
    if (given !== `${clientId}:${clientSecret}` || fields['grant_type'] !== 'client_credentials') return { status: 401,
      body: { error: 'invalid_client' } };
    const token = randomUUID();
    this.#tokens.set(token, performance.now() + tokenSeconds * 1000);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds, scope: fields['scope'] ?? '' } };
  }

  #isAuthorized({ headers }: Request): boolean {
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    return (this.#tokens.get(token) ?? 0) > performance.now();
  }

  /** Ends all tokens. */
  forgetTokens(): void {
    this.#tokens.clear();
  }

  #serve(method: 'get' | 'put' | 'patch', path: string, operation: Operation, work: Work): void {
    this.router[method](path, this.#scripted(operation, work));
  }

  #scripted(operation: Operation, work: Work): RequestHandler {
    return async (request, response) => {
      const script = this.options.scripts.take(operation, '');
      if (script?.delayMs) await new Promise((resolve) => setTimeout(resolve, script.delayMs));
      switch (script?.outcome) {
        case 'unavailable': return new Problem(503, 'ServicoIndisponivel', 'Serviço indisponível.').answer(response);
        case 'forbidden': return new Problem(403, 'AcessoNegado', 'Acesso negado.').answer(response);
        case 'refuse': return new Problem(400, script.code ?? 'RequisicaoInvalida', script.reason ?? 'Recusado.').answer(response);
        case 'tooMany': return void response.status(429).set(script.code === undefined ? {} : { 'Retry-After': script.code }).json({});
        case 'gateway': return void response.status(502).type('html').send('<h1>Bad Gateway</h1>');
        case 'redirect': return void response.redirect(307, script.code ?? 'http://127.0.0.1:9/');
        case 'reset': return void request.socket.destroy();
        case 'timeout': if (script.applied) run(work, request); return;
        case 'other': return void send(response, other(run(work, request)));
        default: send(response, run(work, request));
      }
    };
  }
}

function run(work: Work, request: Request): Answer | Problem {
  try {
    return work(request);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

function send(response: Response, answer: Answer | Problem): void {
  if (answer instanceof Problem) answer.answer(response);
  else response.status(answer.status).json(answer.body);
}

/** The same answer about another payment, charge or return. */
function other(answer: Answer | Problem): Answer | Problem {
  if (answer instanceof Problem) return answer;
  const names = { txid: 'x'.repeat(32), endToEndId: `E${'0'.repeat(31)}`, id: 'another', idEnvio: 'another' };
  const changed = Object.entries(names).filter(([name]) => name in answer.body);
  return { status: answer.status, body: { ...answer.body, ...Object.fromEntries(changed) } };
}

/** A page of a list of what happened in a period. */
function pageOf<T>(
  query: Request['query'], member: string, items: readonly T[], timeOf: (it: T) => string, shown: (it: T) => object,
): object {
  const [from, to] = [Date.parse(String(query['inicio'])), Date.parse(String(query['fim']))];
  const [page, size] = [Number(query['paginacao.paginaAtual'] ?? 0), Number(query['paginacao.itensPorPagina'] ?? 100)];
  if (Number.isNaN(from) || Number.isNaN(to) || to < from || !(size > 0) || !(page >= 0)) throw new Problem(
    400, member === 'pix' ? 'PixConsultaInvalida' : 'CobConsultaInvalida', 'Consulta inválida.',
  );
  const all = items.filter((it) => Date.parse(timeOf(it)) >= from && Date.parse(timeOf(it)) <= to);
  return {
    parametros: {
      inicio: new Date(from).toISOString(), fim: new Date(to).toISOString(), paginacao: {
        paginaAtual: page, itensPorPagina: size, quantidadeDePaginas: Math.max(1, Math.ceil(all.length / size)),
        quantidadeTotalDeItens: all.length,
      },
    },
    [member]: all.slice(page * size, (page + 1) * size).map(shown),
  };
}

function readCharge(kind: ChargeKind, body: unknown, keys: ReadonlySet<string> | undefined): WantedCharge | undefined {
  const it = body as Partial<WantedCharge>;
  const cents = centsOf(it.valor?.original);
  const lasts = it.calendario?.expiracao ?? 86_400;
  const isDated = kind === 'cob' ? Number.isSafeInteger(lasts) && lasts > 0
    : it.devedor !== undefined && readDue(it.calendario ?? {}, it.valor ?? {}) !== undefined;
  const isWhole = cents !== undefined && cents > 0 && typeof it.chave === 'string' && isDated && keys?.has(it.chave) !== false
    && (it.solicitacaoPagador ?? '').length <= 140;
  return isWhole ? it as WantedCharge : undefined;
}

function revised(cob: Cob, { valor, chave, calendario }: WantedCharge): Cob {
  return Object.assign(cob, { valor, chave, revisao: cob.revisao + 1, calendario: { ...cob.calendario, ...calendario } });
}

function shownCob(cob: Cob): object {
  return { ...cob, location: cob.loc.location };
}

export function shownPix({ devolucoes, ...pix }: ReceivedPix): object {
  return { ...pix, ...(devolucoes.length > 0 && { devolucoes }) };
}
