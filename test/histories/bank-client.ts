/** Operations of a history as requests of the API. */
import type { AccountBalanceResponse, HoldResponse, ObligationResponse } from '../../generated/models.ts';
import { isLoss } from '../faults/load.ts';
import { transferBody } from '../support/service.ts';
import type { Answered, Asked } from './history.ts';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key?: string | undefined;
  readonly body?: object;
}

/** What came back; undefined where the connection broke, stayed silent, or the service said that it does not know or cannot now. */
export type Reply = { readonly status: number; readonly body: unknown } | undefined;
export type Send = (request: Request) => Promise<Reply>;

const PATIENCE_MS = 10_000;
/** With any of them the outcome is open: the same request is sent again, under its key. */
const isOpen = (status: number, code: unknown): boolean => status >= 500 || status === 429 || code === 'IDEMPOTENCY_IN_PROGRESS';
const isLate = (body: unknown): boolean => JSON.stringify(body).includes('datetime_future');
const REFUSALS: ReadonlySet<unknown> = new Set(['INSUFFICIENT_FUNDS', 'HOLD_NOT_ACTIVE', 'HOLD_NOT_FOUND']);

/** Sends to the service at an address. */
export function sender(token: string, baseUrl: string): Send {
  return async ({ method, path, key, body }) => {
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method, signal: AbortSignal.timeout(PATIENCE_MS), ...(body && { body: JSON.stringify(body) }),
        headers: {
          authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...(key && { 'idempotency-key': key }),
        },
      });
      const text = await response.text();
      if (!response.headers.get('content-type')?.includes('json')) return undefined; // of a proxy: it has no service
      const answer = JSON.parse(text) as { error?: string };
      return isOpen(response.status, answer.error) ? undefined : { status: response.status, body: answer };
    } catch (error) {
      if (isLoss(error)) return undefined;
      throw error;
    }
  };
}

/** One group of accounts, through the API. */
export class BankClient {
  /** Holds by the key that placed them. */
  readonly #holds = new Map<string, string>();

  constructor(private readonly accounts: readonly string[]) {}

  /** @returns undefined where the answer is not known. @throws where the service says something that no bank says. */
  async ask(asked: Asked, send: Send): Promise<Answered | undefined> {
    if (asked.kind === 'balance') return this.#balance(asked.account, send);
    if (asked.kind === 'cut') return this.#cut(asked.account, send);
    const reply = await send({ method: 'POST', key: asked.key, ...this.#write(asked) });
    if (reply === undefined) return undefined;
    const { obligation_id, hold_id, error } = reply.body as Partial<ObligationResponse & HoldResponse & { error: string }>;
    if (reply.status >= 300 && REFUSALS.has(error)) return { done: false };
    if (asked.expiresAt !== undefined && reply.status === 422 && isLate(reply.body)) return { done: false, isLate: true };
    if (reply.status >= 300) throw new Error(`${JSON.stringify(asked)} was answered ${JSON.stringify(reply)}`);
    const id = `${obligation_id ?? hold_id}`;
    if (asked.kind === 'place') this.#holds.set(asked.key ?? '', id);
    return { done: true, id };
  }

  #write({ kind, account, to = 0, amount = 0, hold = '', expiresAt }: Asked): { path: string; body: object } {
    const id = (at: number): string => this.accounts[at] ?? '';
    const ofHold = `/v1/holds/${this.#holds.get(hold)}`;
    switch (kind) {
      case 'transfer': return { path: '/v1/obligations', body: transferBody(id(account), id(to), amount) };
      case 'place': return { path: '/v1/holds', body: {
        account_id: id(account), amount_cents: amount, currency: 'BRL',
        ...(expiresAt !== undefined && { expires_at: new Date(expiresAt).toISOString() }),
      } };
      case 'capture': return { path: `${ofHold}/capture`, body: { creditor_account_id: id(to) } };
      default: return { path: `${ofHold}/release`, body: {} };
    }
  }

  async #balance(account: number, send: Send): Promise<Answered | undefined> {
    const read = await this.#read(account, send);
    const { posted = 0, available = 0 } = read?.assets[0]?.balances ?? {};
    return read && { done: true, posted: [posted], available: [available] };
  }

  /** All accounts as of the entry that the first of them was read at. */
  async #cut(first: number, send: Send): Promise<Answered | undefined> {
    const now = await this.#read(first, send);
    if (now === undefined) return undefined;
    const all = await Promise.all(this.accounts.map((_id, at) => this.#read(at, send, now.consistency.ledger_version)));
    if (all.includes(undefined)) return undefined;
    return { done: true, posted: all.map((it) => it?.assets[0]?.balances.posted ?? 0) };
  }

  async #read(account: number, send: Send, asOf?: number): Promise<AccountBalanceResponse | undefined> {
    const query = asOf === undefined ? '' : `?as_of_seq=${asOf}`;
    const reply = await send({ method: 'GET', path: `/v1/accounts/${this.accounts[account]}/balance${query}` });
    if (reply === undefined) return undefined;
    if (reply.status !== 200) throw new Error(`balance: ${JSON.stringify(reply)}`);
    return reply.body as AccountBalanceResponse;
  }
}
