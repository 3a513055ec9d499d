import createClient from 'openapi-fetch';
import type { Answer } from './call.ts';
import { isHeaderText } from './check.ts';
import { ApiError, AuthenticationError, ConnectionError, isDecided, passes, refusal } from './errors.ts';
import type { AttemptInfo, CallOptions, Changeable, Logger } from './options.ts';
import { retry, type Attempt, type AttemptOutcome } from './retry.ts';
import type { Denied, Tokens } from './token.ts';

/** A call, ready to be sent as often as it takes. */
export interface Sending {
  readonly operation: string;
  readonly method: string;
  /** Its parameters are in braces. */
  readonly path: string;
  readonly inPath: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  /** The body's JSON value when the call was made: later changes of the caller's object do not reach it. */
  readonly body: unknown;
  readonly key: string | undefined;
}

/** The part of openapi-fetch that is used: it writes path, query and body. */
interface Http {
  request(method: string, path: string, init: object): Promise<{ response: Response; error?: unknown }>;
}

/** An error that a hook of the caller's threw: it is the caller's, and not the network's. */
class Thrown {
  constructor(readonly error: Error, readonly isSent: boolean) {}
}

const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 5;
/** Writes are answered with JSON: all else is of a gateway. */
const NO_JSON = { error: 'UNREADABLE_ANSWER', message: 'the answer is not JSON, so it is not from the service' };
/** The first status of a redirect, for one whose own is not known. */
const FOLLOWED = 300;

/** Sends calls: token, key, attempts. */
export class Transport {
  readonly #http: Http;

  constructor(private readonly baseUrl: string, private readonly tokens: Tokens, private readonly options: Changeable) {
    this.#http = createClient({ baseUrl }) as unknown as Http;
  }

  /**
   * @param undecided is called for each attempt that was sent and brought no answer, or none that decides the request.
   * @throws ApiError, ConnectionError, the reason of the caller's signal, what a hook throws, or a TypeError for what cannot be sent.
   */
  send<T>(sending: Sending, options: CallOptions, undecided: () => void): Promise<Answer<T>> {
    const { operation, key: idempotencyKey } = sending;
    const attempt: Attempt<Answer<T>> = async (signal, attempts) => {
      for (let isSecond = false; ; isSecond = true) {
        const token = await this.tokens.get((form, stop) => this.#askForToken(form, options, stop), signal);
        if (typeof token !== 'string') return denied(token, { operation, idempotencyKey, attempts });
        if (!isHeaderText(token)) return {
          failed: new TypeError(`${operation}: token must give a text that HTTP allows in headers`), again: false,
        };
        const outcome = await this.#once<T>(sending, options, token, signal, attempts, undecided);
        if (isSecond || !('failed' in outcome) || !isStale(outcome.failed)) return outcome;
        this.tokens.forget(token);
      }
    };
    const patience = {
      timeoutMs: options.timeoutMs ?? this.options.timeoutMs ?? TIMEOUT_MS,
      maxRetries: options.maxRetries ?? this.options.maxRetries ?? MAX_RETRIES,
      waits: (error: Error, seconds: number) => this.log('warn', `${operation}: again in ${seconds.toFixed(1)} s`, {
        error: error.message, idempotencyKey,
      }),
    };
    return retry(attempt, patience, options.signal, (reason, attempts, cause) =>
      new ConnectionError(reason, { operation, idempotencyKey, attempts }, cause));
  }

  log(level: keyof Logger, message: string, facts: object): void {
    try {
      this.options.logger?.[level]?.(message, facts);
    } catch {
      return; // A logger that fails does not fail the call.
    }
  }

  /** Uses the options of the call that asks first. */
  #askForToken(form: URLSearchParams, { headers }: CallOptions, signal: AbortSignal): Promise<Response> {
    const all = new Headers({ ...this.options.headers, ...headers });
    all.delete('authorization');
    all.delete('content-type');
    this.log('debug', 'token: asked for', {});
    return this.#fetch(new Request(`${this.baseUrl}/auth/token`, { method: 'POST', body: form, headers: all, signal }));
  }

  /** A redirect comes back as it is; one that a `fetch` of the caller's has followed all the same counts as one. */
  async #fetch(request: Request): Promise<Response> {
    const { fetch = globalThis.fetch } = this.options;
    const response = await fetch(request.redirect === 'manual' ? request : new Request(request, { redirect: 'manual' }));
    if (!response.redirected) return response;
    await response.body?.cancel();
    return new Response(null, { status: FOLLOWED, headers: { location: response.url } });
  }

  async #once<T>(
    { operation, method, path, inPath, query, body, key }: Sending, { headers, accept }: CallOptions, token: string,
    signal: AbortSignal, attempts: number, undecided: () => void,
  ): Promise<AttemptOutcome<Answer<T>>> {
    const info: AttemptInfo = { operation, method, path, attempt: attempts, idempotencyKey: key };
    let isMade = false;
    const fetch = (request: Request) => {
      isMade = true;
      return this.#hooked(request, info);
    };
    const init = {
      params: { path: inPath, query }, signal, redirect: 'manual', parseAs: 'stream', ...(body !== undefined && { body }), fetch,
      headers: {
        ...this.options.headers, 'Accept': accept ?? '*/*', ...headers, 'Authorization': `Bearer ${token}`,
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
    };
    let response: Response;
    let refused: unknown;
    let data: unknown;
    try {
      ({ response, error: refused } = await this.#http.request(method, path, init));
      if (response.ok) data = await read(response);
    } catch (error) {
      if (!isMade) return { failed: new TypeError(`${operation}: it cannot be written as a request`, { cause: error }), again: false };
      if (!(error instanceof Thrown) || error.isSent) undecided();
      if (error instanceof Thrown) return { failed: error.error, again: false };
      throw error;
    }
    const isReadable = key === undefined || !(typeof data === 'string' || data instanceof Blob);
    if (response.ok && isReadable) return { done: answerOf<T>(response, data as T, key, attempts) };
    const failed = refusal(response, response.ok ? NO_JSON : refused, { operation, idempotencyKey: key, attempts });
    if (!isDecided(failed)) undecided();
    return failure(failed);
  }

  /** Sends the attempt, with hooks and log. */
  async #hooked(given: Request, info: AttemptInfo): Promise<Response> {
    const { onRequest, onResponse } = this.options;
    const request = (await theirs(false, () => onRequest?.(given, info))) ?? given;
    const since = performance.now();
    this.log('debug', `${info.operation}: sent`, info);
    const response = await this.#fetch(request);
    const ms = Math.round(performance.now() - since);
    this.log('debug', `${info.operation}: ${response.status}`, {
      ...info, status: response.status, ms, requestId: response.headers.get('x-request-id'),
    });
    if (onResponse) await theirs(true, () => onResponse(response.clone(), { ...info, ms }));
    return response;
  }
}

async function theirs<T>(isSent: boolean, hook: () => T): Promise<Awaited<T>> {
  try {
    return await hook();
  } catch (error) {
    throw new Thrown(error as Error, isSent);
  }
}

function failure(failed: ApiError): AttemptOutcome<never> {
  return { failed, again: passes(failed.code, failed.status), afterSeconds: failed.retryAfterSeconds };
}

/** The error of a refused token: AuthenticationError for an answer of 2xx, 400 or 403 without a token, else the error of the status. */
function denied({ response, body }: Denied, failed: Parameters<typeof refusal>[2]): AttemptOutcome<never> {
  const isOther = !response.ok && ![400, 403].includes(response.status);
  return failure((isOther ? refusal(response, body, failed) : new AuthenticationError(response, body, failed)) as ApiError);
}

function answerOf<T>({ status, headers }: Response, data: T, idempotencyKey: string | undefined, attempts: number): Answer<T> {
  const replayed = headers.get('idempotency-replayed') === 'true';
  return { data, status, headers, requestId: headers.get('x-request-id') ?? undefined, replayed, idempotencyKey, attempts };
}

/** JSON as a value, text as text, everything else as bytes. */
async function read(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (/\bjson\b/.test(type)) return response.json();
  if (/^text\/|\+xml\b|x-ofx\b/.test(type)) return response.text();
  const blob = await response.blob();
  return blob.size === 0 ? undefined : blob;
}

function isStale(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
