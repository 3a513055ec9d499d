import { timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '../canonical.ts';
import type { Context } from '../context.ts';
import { fail } from '../errors.ts';

/** Number of items of a page when the caller gives none. The contract bounds it at 1 to 200. */
export const DEFAULT_LIMIT = 50;

/** Query of a list, validated against the contract. */
export interface PageQuery {
  limit?: number;
  cursor?: string;
}

/** The answer of every list: null is the end. */
export interface PageOf<T> {
  data: T[];
  next_cursor: string | null;
}

const MAC_BYTES = 16;

/**
 * One page of a list that is read by key: `after` is the position of the last item of the page before, so that rows
 * inserted meanwhile neither repeat an item nor drop one. `P` is any JSON value that the list's order is by.
 */
export class Page<P> {
  /** Position of the last row of the page before; undefined on the first page. */
  readonly after: P | undefined;
  /** Number of rows to read: one more than are shown, which tells whether there is a next page. */
  readonly take: number;
  readonly #limit: number;
  readonly #sign: (position: string) => Buffer;

  /**
   * @param list names the query and its order, usually by its operationId: a cursor serves no other.
   * @param filters what narrows the query; a cursor serves no others and no other tenant.
   * @throws ApiError INVALID_CURSOR when the cursor was changed or is another query's.
   */
  constructor(ctx: Pick<Context, 'tenant' | 'vault'>, list: string, filters: object, { limit, cursor }: PageQuery) {
    this.#limit = limit ?? DEFAULT_LIMIT;
    this.take = this.#limit + 1;
    this.#sign = (position) =>
      ctx.vault.mac('page-cursor', canonicalJson([list, ctx.tenant, filters, position])).subarray(0, MAC_BYTES);
    this.after = cursor === undefined ? undefined : this.#open(cursor);
  }

  /**
   * Ends the page: at most `limit` of the rows read, each as `present` shows it, and the cursor of what follows.
   * @param lookedUpTo where the search ended, when it was given up before there were enough rows.
   */
  close<R, T>(rows: readonly R[], position: (row: R) => P, present: (row: R) => T, lookedUpTo?: P): PageOf<T> {
    const shown = rows.slice(0, this.#limit);
    const last = rows.length > this.#limit ? shown.at(-1) : undefined;
    const end = last === undefined ? lookedUpTo : position(last);
    return { data: shown.map(present), next_cursor: end === undefined ? null : this.#seal(end) };
  }

  #seal(position: P): string {
    const text = Buffer.from(canonicalJson(position)).toString('base64url');
    return `${text}.${this.#sign(text).toString('base64url')}`;
  }

  #open(cursor: string): P {
    const [text = '', mac = '', ...rest] = cursor.split('.');
    const given = Buffer.from(mac, 'base64url');
    const genuine = rest.length === 0 && given.toString('base64url') === mac && given.length === MAC_BYTES &&
      timingSafeEqual(given, this.#sign(text));
    if (!genuine) fail('INVALID_CURSOR');
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as P;
  }
}
