import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import type { Express } from 'express';

const SWEEP_MS = 50;
const LONGEST_DRAIN_MS = 10_000;

/**
 * The server of an Express application. Requests and responses are made with Express's prototypes: Express would give
 * them to each one afterwards, which costs as much as a look-up of its route.
 */
export function expressServer(app: Express): Server {
  return createServer({
    IncomingMessage: madeAs(IncomingMessage, app.request) as typeof IncomingMessage,
    ServerResponse: madeAs(ServerResponse, app.response) as typeof ServerResponse,
  }, app);
}

function madeAs(parent: new (...args: never[]) => object, prototype: object): unknown {
  const made = function (...args: unknown[]): object {
    return Reflect.construct(parent, args, made) as object;
  };
  made.prototype = prototype;
  return made;
}

/** Listens; port 0 picks a free one. @returns the base URL. @throws when the port is taken. */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve());
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

/** Takes no more connections, closes each as it falls idle, and after ten seconds those that are still busy. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const end = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
