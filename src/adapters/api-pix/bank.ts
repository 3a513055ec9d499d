import { isObject, type Fields } from '../../platform/fields.ts';
import { decimalOf } from './amounts.ts';
import { writeDue, type DueOrder } from './due.ts';
import { OutcomeUnknown } from './errors.ts';
import {
  isUnreadable, readCharge, readPix, readReturn, type BankReturn, type Charge, type ChargeKind, type Pix, type Unreadable,
} from './pix.ts';
import type { BankAnswer } from './problems.ts';
import type { Profile } from './profile.ts';
import type { PspClient } from './psp-client.ts';

/** A refusal by the PSP: it did nothing, and will not. */
export interface Problem {
  /** Type of API Pix, such as `PixDevolucaoInvalida`. */
  readonly problem: string;
}

/** A charge as Razao orders it. */
export interface ChargeOrder {
  readonly txid: string;
  readonly key: string;
  /** Minor units. */
  readonly cents: number;
  /** Seconds in which it can be paid, or the terms of one that is due on a day. */
  readonly lasts: number | DueOrder;
  readonly message: string | null;
}

const DAY_MS = 86_400_000;
const REMOVED = 'REMOVIDA_PELO_PSP';
const MOST_PAGES = 100_000;

/** API Pix in the terms of the adapter. Every call throws NotSent or OutcomeUnknown where the PSP gives no answer that can be relied on. */
export class Bank {
  constructor(private readonly client: PspClient, private readonly profile: Profile) {}

  /** Makes a charge. A problem: the PSP refuses it. */
  async putCharge(txid: string, { cents, key, lasts, message }: Omit<ChargeOrder, 'txid'>): Promise<Charge | Problem> {
    const kind = kindOf(lasts);
    const answer = await this.client.call('PUT', `/${kind}/${txid}`, {
      ...(typeof lasts === 'number' ? { calendario: { expiracao: lasts }, valor: { original: decimalOf(cents) } } : writeDue(cents, lasts)),
      chave: key, ...(message !== null && { solicitacaoPagador: message }),
    });
    return problemOf(answer) ?? readCharge(answer.body, txid, kind);
  }

  /** Undefined when there is no charge of this kind and txid. */
  async findCharge(txid: string, kind: ChargeKind): Promise<Charge | undefined> {
    const answer = await this.client.call('GET', `/${kind}/${txid}`);
    return isAbsent(answer) ? undefined : readCharge(answer.body, txid, kind);
  }

  /** Takes a charge back. */
  async cancelCharge(txid: string, kind: ChargeKind): Promise<Charge | Problem> {
    const answer = await this.client.call('PATCH', `/${kind}/${txid}`, { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' });
    return problemOf(answer) ?? readCharge(answer.body, txid, kind);
  }

  /** Txids of charges that were made in a period and that the PSP itself took back, page by page. */
  async *listRemoved(kind: ChargeKind, from: Date, to: Date): AsyncGenerator<string[]> {
    for await (const page of this.#list(`/${kind}`, 'cobs', from, to, { status: REMOVED })) {
      const removed = page.filter((it): it is Fields => isObject(it) && it['status'] === REMOVED);
      yield removed.map(({ txid }) => String(txid));
    }
  }

  /** Undefined when the PSP does not know the Pix. @throws OutcomeUnknown also for an answer about another. */
  async findPix(endToEndId: string): Promise<Pix | Unreadable | undefined> {
    const answer = await this.client.call('GET', `/pix/${endToEndId}`);
    if (isAbsent(answer)) return undefined;
    const pix = readPix(answer.body, this.profile);
    if (pix.endToEndId !== endToEndId) throw new OutcomeUnknown('the PSP answered with another Pix than it was asked for');
    return pix;
  }

  /**
   * All Pix of a period, page by page; a period that is longer than the PSP allows is read in parts.
   * @param query further parameters of `GET /pix`.
   */
  async *listPix(from: Date, to: Date, query: Readonly<Record<string, string>> = {}): AsyncGenerator<(Pix | Unreadable)[]> {
    for await (const page of this.#list('/pix', 'pix', from, to, query)) yield page.map((item) => readPix(item, this.profile));
  }

  /** @param member of a page that holds its items. */
  async *#list(path: string, member: string, from: Date, to: Date, query: Readonly<Record<string, string>>): AsyncGenerator<unknown[]> {
    const longestMs = this.profile.longest_days * DAY_MS;
    for (let at = from.getTime(); at < to.getTime(); at += longestMs) {
      yield* this.#pages(path, member, new Date(at), new Date(Math.min(at + longestMs, to.getTime())), query);
    }
  }

  async *#pages(path: string, member: string, from: Date, to: Date, query: Readonly<Record<string, string>>): AsyncGenerator<unknown[]> {
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const parameters = new URLSearchParams({
        inicio: from.toISOString(), fim: to.toISOString(), ...query,
        'paginacao.paginaAtual': String(page), 'paginacao.itensPorPagina': String(this.profile.page_size),
      });
      const { body, problem } = await this.client.call('GET', `${path}?${parameters}`);
      pages = pagesOf(body);
      const items = (body[member] ?? []) as unknown;
      const isPage = problem === undefined && pages !== -1 && pages <= MOST_PAGES && Array.isArray(items);
      if (!isPage) throw new OutcomeUnknown(`the PSP answered with no page of ${member}`);
      yield items;
    }
  }

  /** Sends a Pix back, or a part of it. The PSP takes an id of ours once for each Pix. */
  async putReturn(endToEndId: string, id: string, cents: number, nature: 'ORIGINAL' | 'RETIRADA'): Promise<BankReturn | Problem> {
    const body = { valor: decimalOf(cents), ...(nature === 'RETIRADA' && { natureza: nature }) };
    const answer = await this.client.call('PUT', returnPath(endToEndId, id), body);
    return problemOf(answer) ?? ourReturn(answer.body, id);
  }

  /** Undefined when the Pix has no return of this id. */
  async findReturn(endToEndId: string, id: string): Promise<BankReturn | undefined> {
    const answer = await this.client.call('GET', returnPath(endToEndId, id));
    return isAbsent(answer) ? undefined : ourReturn(answer.body, id);
  }

  /** URL that the PSP calls for a key; undefined for none. */
  async findWebhook(key: string): Promise<string | undefined> {
    const answer = await this.client.call('GET', `/webhook/${encodeURIComponent(key)}`);
    return isAbsent(answer) ? undefined : String(answer.body['webhookUrl'] ?? '');
  }

  /** Undefined when the PSP took it. */
  async putWebhook(key: string, url: string): Promise<Problem | undefined> {
    return problemOf(await this.client.call(
      'PUT', `/webhook/${encodeURIComponent(key)}`, { webhookUrl: url }, this.profile.webhook_headers,
    ));
  }
}

/** Amount that was returned, or is on its way back, in minor units. */
export function returnedOf({ returns }: Pix): number {
  return returns.filter(({ status }) => status !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0);
}

export function kindOf(lasts: ChargeOrder['lasts']): ChargeKind {
  return typeof lasts === 'number' ? 'cob' : 'cobv';
}

export function isProblem(it: object): it is Problem {
  return 'problem' in it;
}

export { isUnreadable };

function returnPath(endToEndId: string, id: string): string {
  return `/pix/${endToEndId}/devolucao/${id}`;
}

function problemOf({ problem }: BankAnswer): Problem | undefined {
  return problem === undefined ? undefined : { problem };
}

/** @throws OutcomeUnknown for another problem than that it is not there. */
function isAbsent({ status, problem }: BankAnswer): boolean {
  if (problem !== undefined && status === 400) throw new OutcomeUnknown(`the PSP does not understand a question: ${problem}`);
  return problem !== undefined;
}

function ourReturn(body: unknown, id: string): BankReturn {
  const found = readReturn(body);
  if (found?.id !== id) throw new OutcomeUnknown('the PSP answered with something other than the return that it was asked for');
  return found;
}

/** Number of pages; -1 for an answer that is not a page. */
function pagesOf(body: Readonly<Record<string, unknown>>): number {
  const parameters = isObject(body['parametros']) ? body['parametros'] : {};
  const paging = isObject(parameters['paginacao']) ? parameters['paginacao'] : {};
  const pages = paging['quantidadeDePaginas'];
  return Number.isSafeInteger(pages) && Number(pages) >= 0 ? Number(pages) : -1;
}
