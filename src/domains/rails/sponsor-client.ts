import type { Clock } from '../../platform/clock.ts';
import { failpoint } from '../../platform/failpoints.ts';
import { RailTimeout, RailUnreachable } from './rail.ts';
import { signRequest } from './sponsor-interface.ts';

/** How a provider is called: see the domain `providers`. */
export interface SponsorAccount {
  readonly providerId: string;
  /** Null for the address that this installation knows. */
  readonly baseUrl: string | null;
  /** What its calls are signed with: two while one takes the place of another. */
  readonly secrets: readonly string[];
}

export interface SponsorClientOptions {
  readonly clock: Clock;
  /** The tenant's account at a provider; undefined when it has none of this name. */
  account(tenant: string, providerId: string): Promise<SponsorAccount | undefined>;
  /** Where providers without an address of their own are: the simulated sponsor. */
  readonly defaultUrl: string | undefined;
  /** Longest that a call may take, in milliseconds. */
  readonly timeoutMs: number;
}

export interface SponsorAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What is wrong while there is no connection yet: then nothing was sent. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT', 'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
/** Answers that say that the call was turned away at the door. */
const TURNED_AWAY = new Set([401, 403, 429, 503]);

/** Calls a sponsor over HTTP, signed with the secret of the provider account. */
export class SponsorClient {
  constructor(private readonly options: SponsorClientOptions) {}

  /**
   * @param path with its query.
   * @returns an answer below 500.
   * @throws RailUnreachable when nothing was done for sure; RailTimeout when that is not known.
   */
  async call(tenant: string, providerId: string, method: 'GET' | 'POST', path: string, body?: object): Promise<SponsorAnswer> {
    const account = await this.options.account(tenant, providerId);
    const base = account && (account.baseUrl ?? this.options.defaultUrl);
    if (!account || base === undefined) throw new RailUnreachable(`no address is known for ${providerId}`);
    const url = new URL(base.replace(/\/$/, '') + path);
    const text = body === undefined ? '' : JSON.stringify(body);
    const call = { method, path: url.pathname + url.search, body: text };
    const response = await this.#fetch(url, {
      method, redirect: 'manual', signal: AbortSignal.timeout(this.options.timeoutMs), ...(body && { body: text }),
      headers: { 'Content-Type': 'application/json', ...signRequest(providerId, account.secrets, call, this.options.clock.now()) },
    });
    failpoint('after-call');
    return readAnswer(response);
  }

  async #fetch(url: URL, request: RequestInit): Promise<Response> {
    try {
      return await fetch(url, request);
    } catch (error) {
      const code = codeOf(error);
      if (NOT_CONNECTED.has(code)) throw new RailUnreachable(`the sponsor cannot be reached: ${code}`);
      throw new RailTimeout(`the sponsor did not answer: ${code || String(error)}`);
    }
  }
}

/** What the network says: by its members, not its class, for an error can come from another realm. */
function codeOf(error: unknown): string {
  const cause = (error as { cause?: unknown }).cause;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

async function readAnswer(response: Response): Promise<SponsorAnswer> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  if (TURNED_AWAY.has(status)) throw new RailUnreachable(`the sponsor turned the call away with ${status}`);
  const isReadable = body !== null && typeof body === 'object' && (status < 300 || status >= 400) && status < 500;
  if (!isReadable) throw new RailTimeout(`the sponsor answered ${status}, which leaves open what it did`);
  return { status, body: body as SponsorAnswer['body'] };
}
