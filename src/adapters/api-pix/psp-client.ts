import { Agent as HttpAgent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { codeOf } from '../../platform/error-code.ts';
import { NotSent, OutcomeUnknown } from './errors.ts';
import { CallGate } from './call-gate.ts';
import { ProblemTypes, readAnswer, type BankAnswer } from './problems.ts';
import { filledIn, type OwnCall } from './profile.ts';
import type { PspClientOptions } from './psp-options.ts';
import type { LoadedCertificate } from './tls-files.ts';
import { TokenSource } from './token-source.ts';

interface Outgoing {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

interface Incoming {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
}

const LARGEST_ANSWER_BYTES = 32 * 1024 * 1024;
/** Codes of errors before anything was sent. */
const NOT_CONNECTED = new Set([
  'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'ERR_TLS_CERT_ALTNAME_INVALID', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);
/** The other side rejects our certificate: it takes no request on that connection. */
const HANDSHAKE_REJECTED = /^ERR_SSL_.*(ALERT|HANDSHAKE|UNKNOWN_CA|CERTIFICATE)/;

/** Calls API Pix at a PSP: token, mTLS, limits, and each answer read by `problems.ts`. A redirect is never followed. */
export class PspClient {
  readonly #gate: CallGate;
  readonly #token: TokenSource;
  readonly #types: ProblemTypes;
  #agent: HttpsAgent;
  readonly #plain = new HttpAgent({ keepAlive: true });

  constructor(private readonly options: PspClientOptions) {
    const { profile, certificate, clock } = options;
    this.#gate = new CallGate(profile.concurrency, clock);
    this.#types = new ProblemTypes(profile.problems);
    this.#agent = agentOf(certificate, profile.concurrency);
    this.#token = new TokenSource(options, (call) => this.#send(call));
  }

  /** Uses another certificate from the next connection on; calls under way end on theirs. */
  exchange(certificate: LoadedCertificate): void {
    const before = this.#agent;
    this.#agent = agentOf(certificate, this.options.profile.concurrency);
    before.maxFreeSockets = 0;
    for (const socket of Object.values(before.freeSockets).flat()) socket?.destroy();
  }

  close(): void {
    this.#agent.destroy();
    this.#plain.destroy();
  }

  /** A token, for the check of a configuration. @throws NotSent, OutcomeUnknown. */
  async authenticate(): Promise<void> {
    await this.#token.get();
  }

  /** Milliseconds for which the PSP wants no calls. */
  get pausedMs(): number {
    return this.#gate.pausedMs;
  }

  /** A call of API Pix. @param path below the base path, with its query. @throws NotSent, OutcomeUnknown. */
  call(method: 'GET' | 'PUT' | 'PATCH', path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<BankAnswer> {
    const { baseUrl } = this.options;
    return this.#call(method, new URL(baseUrl.href.replace(/\/$/, '') + path), body, headers);
  }

  /** A call that only this PSP has. @throws NotSent, OutcomeUnknown. */
  own({ method, path, body }: OwnCall, values: Readonly<Record<string, string>>): Promise<BankAnswer> {
    const all = { ...this.options.values, ...values };
    const url = new URL(filledIn(path, all, encodeURIComponent), this.options.baseUrl.origin);
    return this.#call(method, url, body === undefined ? undefined : filledIn(body as object, all), {});
  }

  async #call(method: string, url: URL, body: object | undefined, headers: Readonly<Record<string, string>>): Promise<BankAnswer> {
    const { profile, values } = this.options;
    for (const [name, value] of Object.entries(filledIn(profile.query ?? {}, values))) url.searchParams.set(name, value);
    const text = body === undefined ? '' : JSON.stringify(body);
    const own = filledIn({ ...profile.headers, ...headers }, values);
    const send = async () => this.#send({
      url, method, text, headers: {
        ...own, Accept: 'application/json, application/problem+json', Authorization: `Bearer ${await this.#token.get()}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
    });
    let answer = await send();
    if (answer.status === 401) {
      this.#token.forget();
      answer = await send();
    }
    return readAnswer(answer.status, parse(answer.text), this.#types);
  }

  #send(call: Outgoing): Promise<Incoming> {
    return this.#gate.through(async () => {
      const answer = await this.#attempt(call);
      if (answer.status === 429) this.#gate.pause(answer.headers['retry-after']);
      else this.#gate.resume();
      return answer;
    });
  }

  /** A connection that was kept may have been closed by the PSP meanwhile: such a call goes once more, all are safe to repeat. */
  async #attempt(call: Outgoing): Promise<Incoming> {
    try {
      return await this.#exchange(call);
    } catch (error) {
      if (!(error instanceof KeptConnectionLost)) throw error;
      return this.#exchange(call);
    }
  }

  #exchange({ url, method, headers, text }: Outgoing): Promise<Incoming> {
    const isTls = url.protocol === 'https:';
    const signal = AbortSignal.timeout(this.options.profile.timeout_seconds * 1000);
    return new Promise((resolve, reject) => {
      const request = (isTls ? httpsRequest : httpRequest)(url, {
        method, signal, agent: isTls ? this.#agent : this.#plain, headers: { ...headers, 'Content-Length': Buffer.byteLength(text) },
      });
      request.on('response', (response) => { collect(response).then(resolve, (error: unknown) => reject(failureOf(error, request))); });
      request.on('error', (error) => reject(failureOf(error, request)));
      request.end(text);
    });
  }
}

/** A connection that was kept from an earlier call ended before an answer. */
class KeptConnectionLost extends OutcomeUnknown {}

function failureOf(error: unknown, request: ClientRequest): Error {
  const code = codeOf(error);
  if (NOT_CONNECTED.has(code)) return new NotSent(`the PSP cannot be reached: ${code}`);
  if (HANDSHAKE_REJECTED.test(code)) return new NotSent(`the PSP rejects the TLS connection, so the certificate: ${code}`);
  if (request.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')) return new KeptConnectionLost('the PSP closed the connection');
  return new OutcomeUnknown(`the PSP did not answer: ${code || (error instanceof Error ? error.name : 'unknown')}`);
}

async function collect(response: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_ANSWER_BYTES) throw new OutcomeUnknown('the PSP answered with too much');
    chunks.push(chunk as Buffer);
  }
  return { status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString(), headers: response.headers };
}

/** The JSON of an answer; undefined for another. An answer without a body says no more than its status. */
function parse(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function agentOf(certificate: LoadedCertificate | undefined, maxSockets: number): HttpsAgent {
  return new HttpsAgent({ keepAlive: true, maxSockets, minVersion: 'TLSv1.2', ...certificate?.options });
}
