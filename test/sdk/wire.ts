/** A service of a test's own: every answer is scripted, every request is remembered. */
import { jest } from '@jest/globals';
import { Razao, type RazaoOptions } from '../../sdk/src/index.ts';

export interface Sent {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** An answer, or the network's failure instead. */
export type Scripted = Response | Error | ((sent: Sent, signal: AbortSignal) => Response | Promise<Response>);

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

export function refusal(code: string, status: number, headers: Record<string, string> = {}): Response {
  return json({ error: code, message: 'No.' }, status, headers);
}

export class Wire {
  readonly sent: Sent[] = [];
  readonly #script: Scripted[];

  constructor(...script: Scripted[]) {
    this.#script = script;
  }

  /** A client whose requests this answers; the last answer of the script repeats. */
  client(options: Partial<RazaoOptions> = {}): Razao {
    return new Razao({ baseUrl: 'http://ledger.test', token: 'a-token', fetch: this.fetch, ...options } as RazaoOptions);
  }

  readonly fetch = (request: Request): Promise<Response> => this.#answer(request);

  get keys(): (string | null)[] {
    return this.sent.map(({ headers }) => headers.get('idempotency-key'));
  }

  async #answer(request: Request): Promise<Response> {
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const sent = {
      method: request.method, url: new URL(request.url), headers: request.headers, body: isJson ? JSON.parse(text) as unknown : text,
    };
    this.sent.push(sent);
    const next = this.#script.length > 1 ? this.#script.shift() : this.#script[0];
    if (next instanceof Error) throw next;
    if (typeof next === 'function') return next(sent, request.signal);
    return next?.clone() ?? json({});
  }
}

/** The error of a fetch whose connection breaks. */
export const broken = (): TypeError => new TypeError('fetch failed');

/** A fetch without an answer: it ends with its signal. */
export const never = (_sent: unknown, signal: AbortSignal): Promise<Response> => new Promise((_resolve, reject) => {
  if (signal.aborted) reject(signal.reason as Error);
  signal.addEventListener('abort', () => reject(signal.reason as Error));
});

let ticking: NodeJS.Timeout | undefined;

/** Waits between attempts are over at once, until `withTime`: every turn of the event loop is a tenth of a second. */
export function withoutWaiting(): void {
  ticking = setInterval(() => jest.advanceTimersByTime(100), 1);
  jest.useFakeTimers();
}

export function withTime(): void {
  jest.useRealTimers();
  clearInterval(ticking);
}
