import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { isObject, type Fields } from '../../platform/fields.ts';
import { limitedServer } from '../../platform/http/server.ts';
import type { Log } from '../../platform/log.ts';
import { isUnreadable, type Bank } from './bank.ts';
import { readBody } from './body.ts';
import type { CallbackConfig } from './config.ts';
import { creditId, type Credits } from './credits.ts';
import type { Outbox } from './outbox.ts';
import type { Store } from './store.ts';
import type { LoadedCertificate } from './tls-files.ts';

export interface CallbackOptions {
  readonly config: CallbackConfig;
  readonly certificate: LoadedCertificate | undefined;
  readonly bank: Bank;
  readonly credits: Credits;
  readonly outbox: Outbox;
  readonly store: Store;
  readonly log: Log;
}

const MOST_IN_ONE = 1_000;
const AT_ONCE = 4;
/** Time within which Razao must have taken what a callback tells; else the PSP is asked to repeat it, in milliseconds. */
const TAKEN_WITHIN_MS = 8_000;
const END_TO_END = /^[a-zA-Z0-9]{32}$/;
const SUFFIX = '/pix';

/**
 * Endpoint for the PSP's callbacks. A callback is a hint: each Pix that it names is read again at the PSP, and that answer is what Razao is
 * told. It is answered with 200 when Razao has taken each, else with 503, so that the PSP repeats it.
 */
export class CallbackServer {
  readonly server: Server | TlsServer;

  constructor(private readonly options: CallbackOptions) {
    const answer = (request: IncomingMessage, response: import('node:http').ServerResponse) => {
      void this.#answer(request).catch((error: unknown) => {
        options.log.info({ err: error }, 'a callback could not be followed: the PSP is asked to repeat it');
        return 503;
      }).then((status) => response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}'));
    };
    const { certificate, config: { wantsCertificate } } = options;
    const client = { requestCert: wantsCertificate, rejectUnauthorized: wantsCertificate };
    this.server = certificate ? createTlsServer({ ...certificate.options, ...client, ...LIMITS }, answer) : limitedServer(answer);
    this.server.maxConnections = MOST_CONNECTIONS;
  }

  /** Uses another certificate, and other authorities of the PSP's, from the next connection on. */
  exchange({ options }: LoadedCertificate): void {
    if ('setSecureContext' in this.server) this.server.setSecureContext(options);
  }

  async #answer(request: IncomingMessage): Promise<number> {
    if (request.method !== 'POST') return 405;
    if (!this.#isExpected(request.url ?? '') || !this.#isNamed(request)) return 401;
    const body = await readBody(request);
    if (!body) return 413;
    if (!this.#isSigned(request, body)) return 401;
    const hints = readHints(body.toString());
    if (hints === undefined) return 400;
    return await this.#follow(hints) ? 200 : 503;
  }

  /** The path that the PSP was given, to which it may add `/pix`; the query must be the same. */
  #isExpected(url: string): boolean {
    const { pathname, search } = new URL(url, 'http://adapter');
    const wanted = this.options.config.url;
    const path = wanted.pathname.replace(/\/$/, '');
    const isPath = [path, `${path}/`, path + SUFFIX].map((it) => isSame(it, pathname)).includes(true);
    return isPath && isSame(search, wanted.search);
  }

  #isNamed({ socket }: IncomingMessage): boolean {
    const { clientNames } = this.options.config;
    if (clientNames === undefined) return true;
    const { subject } = (socket as TLSSocket).getPeerCertificate();
    return subject !== undefined && clientNames.includes(String(subject.CN));
  }

  #isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
    const { signature } = this.options.config;
    if (!signature) return true;
    const expected = createHmac('sha256', signature.secret).update(body).digest(signature.encoding);
    return isSame(String(headers[signature.header.toLowerCase()] ?? '').replace(/^sha256=/, ''), expected);
  }

  /** @returns true when Razao has taken all of them. */
  async #follow(hints: readonly Hint[]): Promise<boolean> {
    const waiting = [...hints];
    const done: boolean[] = [];
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      for (let hint = waiting.shift(); hint !== undefined; hint = waiting.shift()) done.push(await this.#followOne(hint));
    }));
    return !done.includes(false);
  }

  async #followOne({ endToEndId, hasReturns }: Hint): Promise<boolean> {
    const { store, bank, credits, outbox } = this.options;
    const id = creditId(endToEndId);
    if (store.isTaken(id) && !hasReturns) return true;
    const pix = await bank.findPix(endToEndId);
    if (pix === undefined) return false;
    credits.take([pix]);
    if (isUnreadable(pix)) return false;
    return store.hasEvent(id) ? outbox.taken(id, TAKEN_WITHIN_MS) : true;
  }
}

/** A Pix that a callback names. */
interface Hint {
  readonly endToEndId: string;
  readonly hasReturns: boolean;
}

/** The Pix that a callback names: in `pix`, or, as one bank does it, in an array alone. Undefined for a body that is no callback. */
function readHints(text: string): Hint[] | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(body) && !isObject(body)) return undefined;
  const items = (Array.isArray(body) ? body : body['pix'] ?? []) as unknown;
  if (!Array.isArray(items) || items.length > MOST_IN_ONE) return undefined;
  const named = items.filter((it): it is Fields => isObject(it) && END_TO_END.test(String(it['endToEndId'])));
  const hints = named.map((it) => ({ endToEndId: String(it['endToEndId']), hasReturns: Array.isArray(it['devolucoes'])
    && it['devolucoes'].length > 0 }));
  return hints.filter((hint, index) => hints.findIndex(({ endToEndId }) => endToEndId === hint.endToEndId) === index);
}

const MOST_CONNECTIONS = 256;
const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };

/** Compares in constant time, by digests of one length. */
function isSame(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
