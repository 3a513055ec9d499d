import type { Credentials } from './options.ts';

/** A token is renewed when this part of its life is over. */
const USED_UP = 0.9;

/** Sends a request for a token; ends with the signal. */
export type Ask = (form: URLSearchParams, signal: AbortSignal) => Promise<Response>;

/** An answer without a token. */
export interface Denied {
  readonly response: Response;
  readonly body: unknown;
}

/** A request for a token that is under way. It ends when no caller waits for it any more. */
interface Asking {
  readonly token: Promise<string | Denied>;
  readonly stop: AbortController;
  waiting: number;
}

/** The token of a client: fetched when it is first needed, once for all who wait, and renewed before it ends. */
export class Tokens {
  #current: { value: string; until: number } | undefined;
  #asking: Asking | undefined;

  constructor(private readonly credentials: Credentials) {}

  /**
   * The token, by one attempt: a temporary refusal, or no answer, is left to the caller to retry.
   * @param signal ends the wait of this caller alone.
   * @throws any error of `ask`, and the signal's reason.
   */
  async get(ask: Ask, signal: AbortSignal): Promise<string | Denied> {
    const { credentials } = this;
    if (typeof credentials.token === 'string') return credentials.token;
    if (credentials.token !== undefined) return unless(signal, Promise.resolve(credentials.token()));
    if (this.#current && Date.now() < this.#current.until) return this.#current.value;
    const asking = (this.#asking ??= this.#begin(credentials, ask));
    asking.waiting += 1;
    try {
      return await unless(signal, asking.token);
    } finally {
      asking.waiting -= 1;
      if (asking.waiting === 0) {
        asking.stop.abort();
        if (this.#asking === asking) this.#asking = undefined;
      }
    }
  }

  /** Drops a token that the service refused: the next caller gets another. */
  forget(value: string): void {
    if (this.#current?.value === value) this.#current = undefined;
  }

  #begin({ clientId, clientSecret, scopes }: Extract<Credentials, { clientId: string }>, ask: Ask): Asking {
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    if (scopes) form.set('scope', scopes.join(' '));
    const stop = new AbortController();
    return { token: this.#read(ask(form, stop.signal)), stop, waiting: 0 };
  }

  async #read(asked: Promise<Response>): Promise<string | Denied> {
    const since = Date.now();
    const response = await asked;
    const body = parse(await response.text());
    const { access_token: value, expires_in: life } = body;
    if (!response.ok || typeof value !== 'string') return { response, body };
    this.#current = { value, until: since + Number(life ?? 0) * 1000 * USED_UP };
    return value;
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Waits for a shared promise until the signal ends this wait. */
function unless<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
