import { AuthenticationError, RazaoError } from './errors.ts';
import type { Credentials } from './options.ts';
import { retry, type Attempt, type Patience } from './retry.ts';

/** A token is renewed when this part of its life is over. */
const USED_UP = 0.9;

/** The token of a client: fetched when it is first needed, once for all who wait, and renewed before it ends. */
export class Tokens {
  #current: { value: string; until: number } | undefined;
  #fetching: Promise<string> | undefined;

  constructor(
    private readonly url: string, private readonly credentials: Credentials,
    private readonly fetch: (request: Request) => Promise<Response>, private readonly patience: Patience,
  ) {}

  /** @throws AuthenticationError when the client is refused, RazaoError when no answer comes. */
  async get(): Promise<string> {
    const { credentials } = this;
    if (credentials.token !== undefined) return typeof credentials.token === 'string' ? credentials.token : credentials.token();
    if (this.#current && Date.now() < this.#current.until) return this.#current.value;
    this.#fetching ??= this.#fetch(credentials).finally(() => (this.#fetching = undefined));
    return this.#fetching;
  }

  /** The service refused this token: whoever asks next gets another. */
  forget(value: string): void {
    if (this.#current?.value === value) this.#current = undefined;
  }

  async #fetch({ clientId, clientSecret, scopes }: Extract<Credentials, { clientId: string }>): Promise<string> {
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret });
    if (scopes) form.set('scope', scopes.join(' '));
    const asked = Date.now();
    const attempt: Attempt<string> = async (signal) => {
      const response = await this.fetch(new Request(this.url, { method: 'POST', body: form, signal }));
      const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
      const { access_token: value, expires_in: life } = body;
      if (response.ok && typeof value === 'string') {
        this.#current = { value, until: asked + Number(life ?? 0) * 1000 * USED_UP };
        return { done: value };
      }
      const { error, error_description: description = 'no further information' } = body;
      const code = typeof error === 'string' ? error : `HTTP_${response.status}`;
      const refused = new AuthenticationError(code as AuthenticationError['code'], response.status, String(description));
      return { failed: refused, again: response.status === 429 || response.status >= 500, afterSeconds: Number(response.headers.get('retry-after') ?? 0) };
    };
    return retry(attempt, this.patience, undefined, (reason, attempts, cause) =>
      new RazaoError(`no token: no answer (${reason}) after ${attempts} attempts`, { cause }));
  }
}
