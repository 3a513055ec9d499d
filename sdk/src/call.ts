import { ApiError, type ErrorOf } from './errors.ts';

/** The answer to a call, with its circumstances. */
export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
  /** Names the answer in the service's logs. */
  readonly requestId: string | undefined;
  /** The write had been carried out before, and this is its first answer again. */
  readonly replayed: boolean;
  /** The key the write went out with. */
  readonly idempotencyKey: string | undefined;
  /** Number of times it was sent. */
  readonly attempts: number;
}

/** An answer or a refusal, as a value. */
export type Result<T, Code extends string> =
  | { readonly ok: true; readonly data: T; readonly error?: undefined }
  | { readonly ok: false; readonly error: ErrorOf<Code>; readonly data?: undefined };

/** A call under way: a promise of its answer's body. It is sent whether or not it is awaited. */
export class Call<T, Code extends string = never> implements Promise<T> {
  readonly #answer: Promise<Answer<T>>;

  constructor(answer: Promise<Answer<T>>) {
    this.#answer = answer;
  }

  get [Symbol.toStringTag](): string {
    return 'Call';
  }

  /** The answer with status, headers, request id and key. */
  withResponse(): Promise<Answer<T>> {
    return this.#answer;
  }

  /**
   * The answer, or the refusal as a value whose `code` is one of those the operation declares.
   * @throws ConnectionError and all else that is not an answer.
   */
  async result(): Promise<Result<T, Code>> {
    try {
      return { ok: true, data: await this };
    } catch (error) {
      if (error instanceof ApiError) return { ok: false, error: error as unknown as ErrorOf<Code> };
      throw error;
    }
  }

  then<A = T, B = never>(
    done?: ((data: T) => A | PromiseLike<A>) | null, failed?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#answer.then(({ data }) => data).then(done, failed);
  }

  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, failed);
  }

  finally(always?: (() => void) | null): Promise<T> {
    return this.then().finally(always);
  }
}

/** A page under way. Awaited, it is that page; iterated, it is every item from that page on. */
export class PageCall<Page, Item, Code extends string = never> extends Call<Page, Code> implements AsyncIterable<Item> {
  readonly #items: string;
  readonly #next: (cursor: string) => PageCall<Page, Item, Code>;

  constructor(answer: Promise<Answer<Page>>, items: string, next: (cursor: string) => PageCall<Page, Item, Code>) {
    super(answer);
    this.#items = items;
    this.#next = next;
  }

  /** Page after page. A page can be empty; the list ends where `next_cursor` is null. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let page: Page = await this;
    yield page;
    for (let cursor = cursorOf(page); cursor !== undefined; cursor = cursorOf(page)) yield (page = await this.#next(cursor));
  }

  /** The items of all pages, or the first `limit` of them. */
  async toArray({ limit = Infinity }: { limit?: number | undefined } = {}): Promise<Item[]> {
    const items: Item[] = [];
    if (limit <= 0) return items;
    for await (const item of this) if (items.push(item) >= limit) break;
    return items;
  }

  /** Item after item, over all pages. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* (page as Record<string, Item[]>)[this.#items] ?? [];
  }
}

function cursorOf(page: unknown): string | undefined {
  return (page as { next_cursor?: string | null }).next_cursor ?? undefined;
}
