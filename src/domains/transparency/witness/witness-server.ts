import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Witness, WitnessAnswer } from './witness.ts';

const MOST_BYTES = 100_000;
const REQUEST_MS = 10_000;

/** Serves a witness by HTTP: `POST /add-checkpoint` and `GET /<origin hash>/checkpoint`. */
export function witnessServer(witness: Witness): Server {
  const server = createServer((request, response) => {
    answer(witness, request).then((it) => send(response, it), () => send(response, { status: 400, body: 'the request cannot be read\n' }));
  });
  server.requestTimeout = REQUEST_MS;
  return server;
}

async function answer(witness: Witness, request: IncomingMessage): Promise<WitnessAnswer> {
  const { method = '', url = '' } = request;
  const [, originHash] = /^\/([0-9a-f]{64})\/checkpoint$/.exec(url) ?? [];
  if (method === 'GET' && originHash !== undefined) return witness.newestOf(originHash);
  if (method === 'POST' && url === '/add-checkpoint') return witness.addCheckpoint(await textOf(request));
  return { status: 404, body: 'add-checkpoint, or a checkpoint by the hash of its origin\n' };
}

/** @throws Error for a body that is too long. */
async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error('the request is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, { status, body, type = 'text/plain; charset=utf-8' }: WitnessAnswer): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}
