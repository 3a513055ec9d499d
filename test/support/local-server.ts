import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listen } from '../../src/platform/http/server.ts';

/** A server on a free port of this machine. */
export abstract class LocalServer {
  readonly #server = createServer((request, response) => this.answer(request, response));
  url = '';

  protected abstract answer(request: IncomingMessage, response: ServerResponse): void;

  async open(): Promise<this> {
    this.url = await listen(this.#server, 0, '127.0.0.1');
    return this;
  }

  /** Ends open connections too. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await closeServer(this.#server);
  }
}
