/** Razao's endpoint for events, for tests of an adapter alone: it verifies signatures, and takes or refuses what it is told to. */
import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { AdapterTestClient, type AdapterAnswer } from '../../src/command-line/adapter-test-client.ts';
import { freePort } from '../../src/platform/local/index.ts';
import { listen } from '../../src/platform/http/server.ts';
import { strategies } from '../../src/platform/receiver/strategies.ts';
import { SECRET } from './api-pix.ts';

export interface TakenEvent {
  readonly id: string;
  readonly text: string;
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export class FakeRazao {
  /** All deliveries, with those that were refused. */
  readonly deliveries: TakenEvent[] = [];
  readonly taken: TakenEvent[] = [];
  /** HTTP status of the answer to an event. */
  answer: (event: TakenEvent) => number = () => 200;
  #server: Server | undefined;

  private constructor(readonly url: string, private readonly port: number) {}

  static async start(): Promise<FakeRazao> {
    const port = await freePort();
    const razao = new FakeRazao(`http://127.0.0.1:${port}`, port);
    await razao.open();
    return razao;
  }

  async open(): Promise<void> {
    this.#server = createServer((request, response) => {
      void buffer(request).then((body) => {
        const strategy = strategies.timestamped_hmac_v1;
        if (request.method === 'GET') return void response.writeHead(200).end();
        if (!strategy.verify({ headers: request.headers, body }, strategy.keyOf(SECRET),
          new Date())) return void response.writeHead(401).end();
        const { event, data } = JSON.parse(body.toString()) as TakenEvent;
        const it = { id: String(request.headers['x-webhook-delivery-id']), text: body.toString(), event, data };
        this.deliveries.push(it);
        const status = this.answer(it);
        if (status === 200) this.taken.push(it);
        response.writeHead(status).end();
      });
    });
    await listen(this.#server, this.port, '127.0.0.1');
  }

  close(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  /** End-to-end ids of credits that were taken. */
  get credits(): string[] {
    return this.taken.filter(({ event }) => event === 'CREDIT_RECEIVED').map(({ data }) => String(data['end_to_end_id']));
  }
}

/** Calls an adapter as Razao does. */
export function callerOf(url: string): (method: 'GET' | 'POST', path: string, body?: object) => Promise<AdapterAnswer> {
  const client = new AdapterTestClient({ url, providerId: 'adapter-check', secret: SECRET, listen: { host: '127.0.0.1', port: 0 },
    patienceMs: 20_000 });
  return (method, path, body) => client.call(method, path, body);
}

/** Waits until something holds. @throws after a while, with the last value. */
export async function until<T>(probe: () => Promise<T> | T, isRight: (value: T) => boolean, withinMs = 20_000): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    const value = await probe();
    if (isRight(value)) return value;
    if (performance.now() > end) throw new Error(`it stays ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
