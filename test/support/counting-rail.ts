/** A rail in a process of its own, as far as the service can see: it pays each reference once and counts the requests. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FoundPayment, PayAnswer, RailAdapter, RailPayment } from '../../src/domains/rails/index.ts';

/** Progress of a call: nowhere, to the books of the rail but not back, or there and back. */
export type Reach = 'hangs-before' | 'hangs-after' | 'answers';

export class CountingRail {
  /** Number of requests for each reference. */
  readonly asked = new Map<string, number>();
  /** Calls of `pay` that began, whether or not they reached the books. */
  begun = 0;
  /** Behaviour of the coming calls. */
  reach: () => Reach = () => 'answers';

  private constructor(private readonly server: Server, readonly url: string) {}

  static async start(): Promise<CountingRail> {
    const server = createServer();
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    const rail = new CountingRail(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request: IncomingMessage, response) => {
      const answer = rail.#answer(new URL(request.url ?? '', rail.url));
      if (answer) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
    });
    return rail;
  }

  #answer({ pathname, searchParams }: URL): PayAnswer | FoundPayment | undefined {
    const reference = searchParams.get('reference') ?? '';
    if (pathname === '/find') return { status: this.asked.has(reference) ? 'SETTLED' : 'UNKNOWN' };
    this.begun += 1;
    const reach = this.reach();
    if (reach !== 'hangs-before') this.asked.set(reference, (this.asked.get(reference) ?? 0) + 1);
    return reach === 'answers' ? { status: 'ACCEPTED' } : undefined;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => { this.server.close(resolve); });
  }
}

/** Speaks with a counting rail. */
export class CountingRailAdapter implements RailAdapter {
  readonly family = 'PIX';
  readonly askAfterMs = 1_000;

  constructor(private readonly url: string) {}

  pay({ reference }: RailPayment): Promise<PayAnswer> {
    return this.#call('pay', reference);
  }

  find(_tenant: string, reference: string): Promise<FoundPayment> {
    return this.#call('find', reference);
  }

  async #call<T>(path: string, reference: string): Promise<T> {
    const answer = await fetch(`${this.url}/${path}?reference=${reference}`);
    return await answer.json() as T;
  }

  async *statement() { /* it keeps no statement */ }
}
