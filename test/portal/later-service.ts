/** A service that is newer than every client: it answers each reading of an instance with values and fields of tomorrow. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { closeServer, listen } from '../../src/platform/http/server.ts';

interface Vector { readonly name: string; readonly value: unknown; readonly reads: Readonly<Record<string, unknown>> }
const { answers } = JSON.parse(readFileSync(join(import.meta.dirname, '../../sdk/vectors/answers.json'), 'utf8')) as { answers: readonly Vector[] };
const tomorrow = answers.find(({ name }) => name === 'an instance of tomorrow') as Vector;

export class LaterService {
  /** What a program reads of it: state, status, outcome and kind of the first move, locked value, deposit. */
  static readonly reads = ['state', 'status', 'timeline.0.outcome', 'timeline.0.kind', 'locked_value.value', 'datum.deposit'].map((path) => tomorrow.reads[path]);

  readonly #server: Server = createServer((request, response) => {
    const body = request.url === '/auth/token' ? { access_token: 't', expires_in: 3600, token_type: 'Bearer' } : tomorrow.value;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  url = '';

  async open(): Promise<this> {
    this.url = await listen(this.#server, 0, '127.0.0.1');
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await closeServer(this.#server);
  }
}
