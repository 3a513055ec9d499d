import { NotSent } from './errors.ts';
import type { PspClientOptions } from './psp-options.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
}

type Send = (call: { url: URL; method: string; headers: Readonly<Record<string, string>>; text: string }) => Promise<Answer>;

/** Seconds before its end at which a token is not used any more. */
const MARGIN_SECONDS = 30;
const USUAL_SECONDS = 300;

/** OAuth 2.0 tokens by client credentials (RFC 6749, 4.4): one is used until shortly before its end. */
export class TokenSource {
  #known: { readonly token: string; readonly until: number } | undefined;
  #asking: Promise<string> | undefined;

  constructor(private readonly options: PspClientOptions, private readonly send: Send) {}

  /** @throws NotSent when there is none: the call that needs it was not sent. */
  async get(): Promise<string> {
    if (this.#known && this.#known.until > performance.now()) return this.#known.token;
    this.#asking ??= this.#ask().finally(() => { this.#asking = undefined; });
    return this.#asking;
  }

  forget(): void {
    this.#known = undefined;
  }

  async #ask(): Promise<string> {
    const answer = await this.send(this.#request()).catch((error: unknown) => {
      throw new NotSent(`no token: ${error instanceof Error ? error.message : String(error)}`);
    });
    const { access_token: token, expires_in: seconds = USUAL_SECONDS } = readToken(answer);
    const lasts = Math.max(1, Number(seconds) - Math.min(MARGIN_SECONDS, Number(seconds) / 2));
    this.#known = { token, until: performance.now() + lasts * 1000 };
    return token;
  }

  #request(): Parameters<Send>[0] {
    const { profile: { token: { style, format, scopes } }, tokenUrl, clientId, clientSecret } = this.options;
    const fields = {
      grant_type: 'client_credentials', ...(scopes.length > 0 && { scope: scopes.join(' ') }),
      ...(style === 'body' && { client_id: clientId, client_secret: clientSecret }),
    };
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    return {
      url: tokenUrl, method: 'POST', text: format === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
      headers: {
        'Content-Type': format === 'json' ? 'application/json' : 'application/x-www-form-urlencoded', Accept: 'application/json',
        ...(style === 'basic' && { Authorization: `Basic ${basic}` }),
      },
    };
  }
}

function readToken({ status, text }: Answer): { access_token: string; expires_in?: unknown } {
  if (status !== 200 && status !== 201) throw new NotSent(`no token: the PSP answered ${status}`);
  try {
    const body = JSON.parse(text) as { access_token?: unknown; expires_in?: unknown };
    if (typeof body.access_token === 'string' && body.access_token !== '') return body as { access_token: string };
  } catch {
    // as an answer without a token
  }
  throw new NotSent('no token: the PSP answered without one');
}
