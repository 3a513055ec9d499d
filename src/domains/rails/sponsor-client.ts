import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { json } from 'node:stream/consumers';
import type { Clock } from '../../platform/clock.ts';
import { codeOf } from '../../platform/error-code.ts';
import { failpoint } from '../../platform/failpoints.ts';
import { AddressRefused, NameNotResolved, OutboundTransport } from '../../platform/http/outbound.ts';
import { asSpan, traceHeaders } from '../../platform/tracing/index.ts';
import { PROVIDER_CALLS } from './metrics.ts';
import { RailTimeout, RailUnreachable } from './rail.ts';
import { signRequest } from './sponsor-interface.ts';

/** Parameters of a call to a provider: see the domain `providers`. */
export interface SponsorAccount {
  readonly providerId: string;
  /** Null for the address that this installation knows. */
  readonly baseUrl: string | null;
  /** Secrets that its calls are signed with: two while one replaces the other. */
  readonly secrets: readonly string[];
}

export interface SponsorClientOptions {
  readonly clock: Clock;
  /** Returns the tenant's account at a provider; undefined when it has none of this name. */
  account(tenant: string, providerId: string): Promise<SponsorAccount | undefined>;
  /** Address of providers without an address of their own: the simulated sponsor. */
  readonly defaultUrl: string | undefined;
  /** Longest time of a call, in milliseconds. */
  readonly timeoutMs: number;
  /** Called after each call that was sent, with whether it was answered. */
  noted?(tenant: string, providerId: string, isGood: boolean): void;
}

export interface SponsorAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Codes of errors before there is a connection: nothing was sent. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
/** Statuses of calls that were refused before processing. */
const TURNED_AWAY = new Set([401, 403, 429, 503]);

/**
 * Addresses of provider accounts must follow the rule of webhook endpoints, checked where a connection is made: public, over https, or
 * this machine. The address that this installation knows is its own setting, and is not checked.
 */
const guarded = new OutboundTransport({ allowLoopback: true });

/** Calls a sponsor over HTTP, signed with the secrets of the provider account. */
export class SponsorClient {
  constructor(private readonly options: SponsorClientOptions) {}

  /**
   * @param path with its query.
   * @returns an answer below 500.
   * @throws RailUnreachable when nothing was done for sure; RailTimeout when that is not known.
   */
  call(tenant: string, providerId: string, method: 'GET' | 'POST', path: string, body?: object): Promise<SponsorAnswer> {
    return asSpan({ name: 'provider call', kind: 'CLIENT', attributes: { 'http.request.method': method } },
      () => counted(this.#call(tenant, providerId, method, path, body)));
  }

  async #call(tenant: string, providerId: string, method: 'GET' | 'POST', path: string, body: object | undefined): Promise<SponsorAnswer> {
    const account = await this.options.account(tenant, providerId);
    const base = account && (account.baseUrl ?? this.options.defaultUrl);
    if (!account || base === undefined) throw new RailUnreachable(`no address is known for ${providerId}`);
    const url = new URL(base.replace(/\/$/, '') + path);
    const text = body === undefined ? '' : JSON.stringify(body);
    const call = { method, path: url.pathname + url.search, body: text };
    const headers = {
      'Content-Type': 'application/json', ...traceHeaders(), ...signRequest(providerId, account.secrets, call, this.options.clock.now()),
    };
    const answered = this.#answered({ url, method, headers, text, isGuarded: account.baseUrl !== null });
    answered.then(() => this.options.noted?.(tenant, providerId, true), () => this.options.noted?.(tenant, providerId, false));
    return answered;
  }

  async #answered(call: Outgoing): Promise<SponsorAnswer> {
    const response = await this.#answerTo(call);
    failpoint('after-call');
    return readAnswer(response);
  }

  async #answerTo(call: Outgoing): Promise<IncomingMessage> {
    try {
      return await send(call, AbortSignal.timeout(this.options.timeoutMs));
    } catch (error) {
      const code = codeOf(error);
      if (NOT_CONNECTED.has(code) || isTurnedBack(error)) throw new RailUnreachable(
        `the sponsor cannot be reached: ${code || String(error)}`,
      );
      throw new RailTimeout(`the sponsor did not answer: ${code || String(error)}`);
    }
  }
}

/** Counts a call by its outcome. */
async function counted(call: Promise<SponsorAnswer>): Promise<SponsorAnswer> {
  try {
    const answer = await call;
    PROVIDER_CALLS.of(answer.status < 400 ? 'answered' : 'refused').add();
    return answer;
  } catch (error) {
    PROVIDER_CALLS.of(error instanceof RailUnreachable ? 'unreachable' : 'unsure').add();
    throw error;
  }
}

/** A call as it goes out. */
interface Outgoing {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body; empty for none. */
  readonly text: string;
  /** True when its address must be reachable by the rule. */
  readonly isGuarded: boolean;
}

/** Sends the call; resolves with the answer as soon as its head is there. */
function send({ url, method, headers, text, isGuarded }: Outgoing, signal: AbortSignal): Promise<IncomingMessage> {
  if (isGuarded) guarded.requireReachable(url);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    request(url, {
      method, headers: { ...headers, 'Content-Length': Buffer.byteLength(text) }, signal,
      ...(isGuarded && { agent: guarded.agentFor(url, false) }),
    })
      .on('response', resolve).on('error', reject).end(text);
  });
}

/** True when the address was looked up and not called. */
function isTurnedBack(error: unknown): boolean {
  return error instanceof AddressRefused || error instanceof NameNotResolved;
}

/** Expected `error` of a provider's refusal, by status. Without it the answer comes from an intermediary, such as a gateway. */
const SAYS: ReadonlyMap<number, string> = new Map([[400, 'INVALID'], [404, 'NOT_FOUND'], [410, 'GONE'], [422, 'REFUSED']]);

async function readAnswer(response: IncomingMessage): Promise<SponsorAnswer> {
  const { statusCode: status = 0 } = response;
  const body: unknown = await json(response).catch(() => undefined);
  if (TURNED_AWAY.has(status)) throw new RailUnreachable(`the sponsor rejected the call with ${status}`);
  const isReadable = body !== null && typeof body === 'object' && (status < 300 || status >= 400) && status < 500;
  const says = SAYS.get(status);
  if (!isReadable || (says !== undefined && (body as SponsorAnswer['body'])['error'] !== says)) throw new RailTimeout(
    `the sponsor answered ${status}, which leaves the outcome unknown`,
  );
  return { status, body: body as SponsorAnswer['body'] };
}
