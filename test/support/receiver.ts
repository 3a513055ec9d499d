/** A webhook endpoint of a test's own: keeps every delivery, answers as scripted. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Event } from '../../generated/models.ts';
import { certificate, certificateKey } from './certificate.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly event: Event;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

export class Receiver {
  readonly received: Received[] = [];
  connections = 0;
  /** 204 by default. */
  answer: Answer = (response) => response.writeHead(204).end();

  private constructor(private readonly server: ReturnType<typeof createServer>, private readonly protocol: string) {
    server.on('connection', () => { this.connections += 1; });
  }

  static async start(options: { tls?: boolean } = {}): Promise<Receiver> {
    const server = options.tls ? createTlsServer({ cert: certificate, key: certificateKey }) : createServer();
    const receiver = new Receiver(server, options.tls ? 'https' : 'http');
    server.on('request', (request, response) => void receiver.#take(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(host = '127.0.0.1', path = '/hook'): string {
    return `${this.protocol}://${host}:${this.port}${path}`;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    this.received.push({ path: request.url ?? '', headers: request.headers, body, event: JSON.parse(body) as Event });
    this.answer(response, request);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
