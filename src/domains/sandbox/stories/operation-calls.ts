import { setTimeout as sleep } from 'node:timers/promises';
import { operations, type Operation } from '../../../../generated/operations.ts';
import { assert, present } from '../../../platform/assert.ts';
import type { Fields } from './story.ts';

export interface OperationCall {
  readonly operation: string;
  readonly path?: Fields | undefined;
  readonly query?: Fields | undefined;
  readonly body?: unknown;
  readonly key?: string | undefined;
}

export interface OperationAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls an operation's caller could not be answered, and may have been carried out. */
export class AnswerLost extends Error {}

const CALL_MS = 60_000;
const ATTEMPTS = 20;
const PAUSE_MS = 250;
const [UNAUTHENTICATED, RATE_LIMITED] = [401, 429];

/** Finds an operation by its name, which a story's check has found already. */
export function operationNamed(name: string): Operation {
  return present(operations.find(({ operationId }) => operationId === name), `the operation ${name}`);
}

/** Path of a call, with its parameters and query. */
export function targetOf({ operation, path = {}, query = {} }: OperationCall, tenant: string): string {
  const filled = operationNamed(operation).path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(name === 'tenant' ? tenant : path[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Calls operations over HTTP as a client of a tenant. */
export class OperationCalls {
  #token: string | undefined;

  /** @param fetchToken returns a token that is valid now. */
  constructor(readonly tenant: string, private readonly fetchToken: () => Promise<string>) {}

  /**
   * Sends a call, with another token where one has ended, and again where the tenant has sent too many.
   * @throws AnswerLost when the connection breaks.
   */
  async call(baseUrl: string, call: OperationCall): Promise<OperationAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      this.#token ??= await this.fetchToken();
      const answer = await this.#send(baseUrl, call, this.#token);
      if (answer.status === UNAUTHENTICATED && attempt < ATTEMPTS) this.#token = undefined;
      else if (answer.status === RATE_LIMITED && attempt < ATTEMPTS) await sleep(PAUSE_MS);
      else return answer;
    }
  }

  /** Reads all pages of a list. @throws when a page is refused. */
  async list<Item>(baseUrl: string, operation: string, call: Omit<OperationCall, 'operation'>): Promise<Item[]> {
    const items: Item[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = { limit: 200, ...call.query, ...cursor !== '' && { cursor } };
      const { status, body } = await this.call(baseUrl, { ...call, operation, query });
      if (status >= 300) throw new Error(`${operation} answered ${status}: ${JSON.stringify(body)}`);
      const page = body as { items: Item[]; next_cursor: string | null };
      assert(page.next_cursor !== cursor, 'each page has a cursor of its own');
      items.push(...page.items);
      cursor = page.next_cursor;
    }
    return items;
  }

  async #send(baseUrl: string, call: OperationCall, token: string): Promise<OperationAnswer> {
    const answer = await fetch(`${baseUrl}${targetOf(call, this.tenant)}`, {
      method: operationNamed(call.operation).method, redirect: 'manual', signal: AbortSignal.timeout(CALL_MS),
      headers: {
        Authorization: `Bearer ${token}`, ...call.key !== undefined && { 'Idempotency-Key': call.key },
        ...call.body !== undefined && { 'Content-Type': 'application/json' },
      },
      ...call.body !== undefined && { body: JSON.stringify(call.body) },
    }).catch((error: unknown) => { throw new AnswerLost(`${call.operation} was not answered`, { cause: error }); });
    const text = await answer.text();
    return { status: answer.status, body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text };
  }
}
