import { systemClock } from '../platform/clock.ts';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { signRequest } from '../domains/rails/index.ts';
import { strategies } from '../platform/receiver/strategies.ts';
import { listen } from '../platform/http/server.ts';

/** Address and credentials of the adapter, and the address for its events. */
export interface AdapterTestClientOptions {
  /** Base URL of the adapter. */
  readonly url: string;
  readonly providerId: string;
  readonly secret: string;
  /** Address to which the adapter delivers its events. */
  readonly listen: { readonly host: string; readonly port: number };
  /** The longest that something may take to happen, in milliseconds. */
  readonly patienceMs: number;
}

export interface AdapterAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Event as received. */
export interface ReceivedEvent {
  readonly path: string;
  readonly deliveryId: string;
  /** Byte for byte. */
  readonly text: string;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly isSigned: boolean;
  /** HTTP status of the answer to it. */
  readonly answered: number;
}

/** The status that an event is answered with; undefined for 200. A redirect leads to `ELSEWHERE`. */
export type EventAnswer = (event: Pick<ReceivedEvent, 'event' | 'data'>) => number | undefined;

/** Path, at the endpoint for events, to which calls are redirected: nothing may arrive there. */
export const ELSEWHERE = '/elsewhere';

/** Razao's side of the conversation with an adapter: signed calls, and an endpoint for its events. */
export class AdapterTestClient {
  readonly arrived: ReceivedEvent[] = [];
  /** Calls that followed a redirect, as method and path. */
  readonly redirected: string[] = [];
  #answerWith: EventAnswer = () => undefined;
  readonly #server: Server;

  constructor(private readonly options: AdapterTestClientOptions) {
    this.#server = createServer((request, response) => {
      void this.#take(request).then(
        (status) => response.writeHead(status, { ...(status >= 300 && status < 400 && { Location: ELSEWHERE }) }).end(),
        () => response.writeHead(400).end(),
      );
    });
  }

  /** @returns the base URL for the adapter's events. @throws when the port is taken. */
  open(): Promise<string> {
    return listen(this.#server, this.options.listen.port, this.options.listen.host);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Makes a call, signed unless `headers` are given in the place of a signature. @returns status 0 when there was no answer. */
  async call(
    method: 'GET' | 'POST', path: string, body?: object, how: { headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<AdapterAnswer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const url = new URL(this.options.url.replace(/\/$/, '') + path);
    const signed = how.headers ?? this.sign(method, url.pathname + url.search, text);
    try {
      const answer = await fetch(url, {
        method, redirect: 'manual', headers: { 'Content-Type': 'application/json', ...signed }, ...(body && { body: text }),
        signal: AbortSignal.any([AbortSignal.timeout(this.options.patienceMs), ...(how.signal ? [how.signal] : [])]),
      });
      return { status: answer.status, body: await answer.json().catch(() => ({})) as AdapterAnswer['body'] };
    } catch {
      return { status: 0, body: {} };
    }
  }

  /** The headers of a call by this account. */
  sign(method: string, path: string, body: string, { secret = this.options.secret, at = systemClock.now() } = {}): Record<string, string> {
    return signRequest(this.options.providerId, [secret], { method, path, body }, at);
  }

  /** Waits for something to be so. @returns undefined when it is not within our patience. */
  async until<T>(probe: () => Promise<T | undefined> | T | undefined): Promise<T | undefined> {
    for (const end = performance.now() + this.options.patienceMs; performance.now() < end; await sleep(50)) {
      const found = await probe();
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Waits for an event that was taken. */
  heard(name: string, of: (data: ReceivedEvent['data']) => boolean): Promise<ReceivedEvent | undefined> {
    return this.until(() => this.arrived.find(({ event, data, answered }) => event === name && of(data) && answered === 200));
  }

  /** Answers events by `answer` while the work goes on. */
  async answering(answer: EventAnswer, work: () => Promise<void>): Promise<void> {
    this.#answerWith = answer;
    try {
      await work();
    } finally {
      this.#answerWith = () => undefined;
    }
  }

  async #take(request: IncomingMessage): Promise<number> {
    const body = await buffer(request);
    if (request.url?.startsWith(ELSEWHERE)) {
      this.redirected.push(`${request.method} ${request.url}`);
      return 200;
    }
    const { event, data = {} } = JSON.parse(body.toString()) as { event: string; data?: ReceivedEvent['data'] };
    const strategy = strategies.timestamped_hmac_v1;
    const answered = this.#answerWith({ event, data }) ?? 200;
    this.arrived.push({
      path: request.url ?? '', deliveryId: String(request.headers['x-webhook-delivery-id'] ?? ''), text: body.toString(), event,
      data, answered,
      isSigned: strategy.verify({ headers: request.headers, body }, strategy.keyOf(this.options.secret), systemClock.now()),
    });
    return answered;
  }
}
