import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

const SWEEP_MS = 50;
const LONGEST_DRAIN_MS = 10_000;

/** Limits of a connection; a slow sender would otherwise keep one for as long as it likes. */
export interface ConnectionLimits {
  /** Milliseconds from the first byte of a request, or the beginning of the connection, to the end of the headers. */
  readonly headersMs: number;
  /** Milliseconds from there to the end of the body, headers included; then 408, and the connection ends. */
  readonly requestMs: number;
  /** Connections at once; one more is closed as it comes. */
  readonly most: number;
}

/** Limits of the servers other than the API. */
const USUAL_LIMITS: ConnectionLimits = { headersMs: 10_000, requestMs: 30_000, most: 1024 };

/**
 * Time that a connection may idle, in milliseconds: longer than load balancers keep theirs (60 s), or
 * one would send into a connection as it is closed.
 */
const IDLE_MS = 65_000;

/** Interval at which Node looks for connections past their time, in milliseconds. */
const LOOK_MS = 1_000;

/** A server whose connections are limited; each server of ours is made here. */
export function limitedServer(
  answer: RequestListener, { headersMs, requestMs, most }: ConnectionLimits = USUAL_LIMITS, options: ServerOptions = {},
): Server {
  const times = { headersTimeout: Math.min(headersMs, requestMs), requestTimeout: requestMs, keepAliveTimeout: IDLE_MS };
  const server = createServer({ ...options, ...times, connectionsCheckingInterval: Math.min(LOOK_MS, headersMs) }, answer);
  server.maxConnections = most;
  return server;
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

/** Accepts no more connections, closes each as it falls idle, and after ten seconds those that are still busy. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const end = setTimeout(() => server.closeAllConnections(), LONGEST_DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
