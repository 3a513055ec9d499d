import createClient from 'openapi-fetch';
import type { Answer } from './call.ts';
import { ApiError, ConnectionError, passes, RazaoError } from './errors.ts';
import type { CallOptions, RazaoOptions } from './options.ts';
import { retry, type Attempt, type Outcome } from './retry.ts';
import { Tokens } from './token.ts';

/** A call, ready to be sent as often as it takes. */
export interface Sending {
  readonly operation: string;
  readonly method: string;
  /** Its parameters stand in braces. */
  readonly path: string;
  readonly inPath: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  /** What JSON made of the body when the call was made: later changes of the caller's object do not reach it. */
  readonly body: unknown;
  readonly key: string | undefined;
}

/** What of openapi-fetch is used: it writes path, query and body. */
interface Http {
  request(method: string, path: string, init: object): Promise<{ response: Response; error?: unknown }>;
}

const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 5;

/** Sends calls: token, key, attempts. */
export class Transport {
  readonly #http: Http;
  readonly #tokens: Tokens;

  constructor(private readonly options: RazaoOptions) {
    const { baseUrl, fetch = (request) => globalThis.fetch(request) } = options;
    this.#http = createClient({ baseUrl, fetch }) as unknown as Http;
    this.#tokens = new Tokens(`${baseUrl.replace(/\/+$/, '')}/auth/token`, options, fetch, this.#patience({}));
  }

  #patience({ timeoutMs, maxRetries }: CallOptions) {
    const { options } = this;
    return { timeoutMs: timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS, maxRetries: maxRetries ?? options.maxRetries ?? MAX_RETRIES };
  }

  /**
   * @param lost is told of each attempt that was sent and brought no answer.
   * @throws ApiError, ConnectionError, AuthenticationError, or the reason of the caller's signal.
   */
  send<T>(sending: Sending, options: CallOptions, lost: () => void): Promise<Answer<T>> {
    const { operation, key: idempotencyKey } = sending;
    const attempt: Attempt<Answer<T>> = async (signal, attempts) => {
      let token: string;
      try {
        token = await unless(signal, this.#tokens.get());
      } catch (error) {
        if (error instanceof RazaoError) return { failed: error, again: false };
        throw error;
      }
      const outcome = await this.#once<T>(sending, options, token, signal, attempts, lost);
      if (!('failed' in outcome) || !isStale(outcome.failed)) return outcome;
      this.#tokens.forget(token);
      return this.#once<T>(sending, options, await unless(signal, this.#tokens.get()), signal, attempts, lost);
    };
    return retry(attempt, this.#patience(options), options.signal, (reason, attempts, cause) =>
      new ConnectionError(reason, { operation, idempotencyKey, attempts }, cause));
  }

  async #once<T>(
    { operation, method, path, inPath, query, body, key }: Sending, { headers, accept }: CallOptions, token: string,
    signal: AbortSignal, attempts: number, lost: () => void,
  ): Promise<Outcome<Answer<T>>> {
    const init = {
      params: { path: inPath, query }, signal, parseAs: 'stream', ...(body !== undefined && { body }),
      headers: {
        ...this.options.headers, 'Accept': accept ?? '*/*', ...headers, 'Authorization': `Bearer ${token}`,
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
    };
    let response: Response;
    let refusal: unknown;
    let data: unknown;
    try {
      ({ response, error: refusal } = await this.#http.request(method, path, init));
      if (response.ok) data = await read(response);
    } catch (error) {
      lost();
      throw error;
    }
    if (response.ok) return { done: answerOf<T>(response, data as T, key, attempts) };
    const failed = new ApiError(response, refusal, { operation, idempotencyKey: key, attempts });
    return { failed, again: passes(failed.code, failed.status), afterSeconds: failed.retryAfterSeconds };
  }
}

function answerOf<T>({ status, headers }: Response, data: T, idempotencyKey: string | undefined, attempts: number): Answer<T> {
  const replayed = headers.get('idempotency-replayed') === 'true';
  return { data, status, headers, requestId: headers.get('x-request-id') ?? undefined, replayed, idempotencyKey, attempts };
}

/** JSON as a value, text as text, everything else as bytes. */
async function read(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (/\bjson\b/.test(type)) return response.json();
  if (/^text\/|\+xml\b/.test(type)) return response.text();
  const blob = await response.blob();
  return blob.size === 0 ? undefined : blob;
}

function isStale(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** A promise that others wait for too, for as long as one of them wants to wait. */
function unless<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
