import { createServer, IncomingMessage, ServerResponse, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from 'express';
import { runFrom } from './handlers.ts';
import type { Holding } from './whole-body.ts';

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
  answer: RequestListener, { headersMs, requestMs, most }: ConnectionLimits = USUAL_LIMITS,
  made: Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> = {},
): Server {
  const times = { headersTimeout: Math.min(headersMs, requestMs), requestTimeout: requestMs, keepAliveTimeout: IDLE_MS };
  const server = createServer({ ...made, ...times, connectionsCheckingInterval: Math.min(LOOK_MS, headersMs) }, answer);
  server.maxConnections = most;
  return server;
}

/** Route whose handlers answer everything under a path, past the application's router. */
export interface DirectRoute {
  readonly path: string;
  readonly handlers: readonly RequestHandler[];
  readonly answerError: ErrorRequestHandler;
}

/**
 * The server of an Express application. Requests and responses are made with Express's prototypes: Express would give
 * them to each one afterwards, which costs as much as a look-up of its route. Those of the API know their way: each layer
 * of Express's router would cost them a microsecond.
 */
export function expressServer(app: Express, { path, handlers, answerError }: DirectRoute, limits: ConnectionLimits): Server {
  const made = {
    IncomingMessage: madeAs(IncomingMessage, app.request, formRequest) as typeof IncomingMessage,
    ServerResponse: madeAs(ServerResponse, app.response, formResponse) as typeof ServerResponse,
  };
  return limitedServer((incoming, outgoing) => {
    const [request, response] = [incoming as Request, outgoing as Response];
    if (!isUnder(path, request)) return app(request, response);
    request.res = response;
    response.req = request;
    runFrom(handlers, 0, request, response, (error: unknown) => void answerError(error, request, response, () => response.destroy()));
  }, limits, made);
}

/** True when a request's target is under a path. False for a target that is not an address: reading it throws. */
function isUnder(path: string, request: Request): boolean {
  try {
    return request.path.startsWith(path);
  } catch {
    return false;
  }
}

/** Newly constructed object, before its own members are set. */
type Unformed<T> = { -readonly [Member in keyof T]: T[Member] | undefined };

function madeAs<Made extends object>(parent: new (...args: never[]) => object, prototype: object, form: (made: Made) => void): unknown {
  const made = function (...args: unknown[]): object {
    const one = Reflect.construct(parent, args, made) as Made;
    form(one);
    return one;
  };
  made.prototype = prototype;
  return made;
}

/**
 * Initialises a request with all of our members at once, so that it keeps one form: V8 has to search for members of objects that change
 * their form with each of them.
 */
function formRequest(request: Unformed<Request & Holding>): void {
  request.requestId = undefined;
  request.traceId = undefined;
  request.operation = undefined;
  request.params = undefined;
  request.caller = undefined;
  request.errorCode = undefined;
  request.answered = undefined;
  request.crossing = undefined;
  request.body = undefined;
  request.context = undefined;
  request.held = undefined;
  request.isEnded = false;
  request.isTaken = false;
}

/** The gateway puts another `json` in the place of Express's: so each response has one of its own. */
function formResponse(response: Response): void {
  const { json } = response;
  response.json = json;
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
