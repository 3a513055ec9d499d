import { ServerResponse } from 'node:http';
import { response as ofExpress, type Express, type Response } from 'express';
import { symbols } from 'pino';
import { systemClock } from '../clock.ts';
import type { Log } from '../log.ts';

type Headers = Readonly<Record<string, string>>;

/** Line of a request in the log. */
export interface RequestLine {
  readonly request_id: string;
  readonly trace_id: string | undefined;
  readonly tenant: string | undefined;
  readonly client: string | undefined;
  readonly caller_tenant: string | undefined;
  readonly named_tenant: string | undefined;
  readonly operation: string | undefined;
  readonly path: string | undefined;
  readonly entity: string | undefined;
  readonly method: string;
  readonly status: number;
  readonly error: string | undefined;
  readonly address: string | undefined;
  readonly ms: number;
}

/** Writes answers, and a line for each request in the log. */
export interface AnswerWriter {
  /** Gives every answer of an application these headers and its request's id, unless a route sets others. */
  prepare(app: Express, headers: Headers): void;
  /** `response.json` of the API. Keeps the body in `request.answered` for the log. */
  json: Response['json'];
  logRequest(log: Log, line: RequestLine): void;
}

export const plainAnswer: AnswerWriter = {
  prepare(app, headers) {
    app.use((request, response, next) => {
      response.set({ ...headers, 'X-Request-Id': request.requestId });
      next();
    });
  },
  json(this: Response, body: unknown) {
    this.req.answered = body;
    return ofExpress.json.call(this, body);
  },
  logRequest: (log, line) => log.info(line, 'request'),
};

/** Writes status and headers in one call of Node's, and hands pino's destination a finished line. */
export const fastAnswer: AnswerWriter = {
  prepare: addHeadersAtOnce,
  json(this: Response, body: unknown) {
    const text = JSON.stringify(body);
    this.req.answered = body;
    const head: HeadList = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', Buffer.byteLength(text)];
    this.writeHead(this.statusCode, head as never);
    return this.end(text);
  },
  logRequest(log, line) {
    if (!log.isLevelEnabled('info')) return;
    const { [symbols.streamSym]: lines } = log as unknown as Record<symbol, { write(text: string): void }>;
    lines?.write(`{"level":30,"time":${systemClock.now().getTime()},${JSON.stringify(line).slice(1, -1)},"msg":"request"}\n`);
  },
};

type Head = Readonly<Record<string, string | number>>;
/** Head as Node writes it unchecked: names and values in turn. */
type HeadList = readonly (string | number)[];

/**
 * Adds headers when the head is written, which costs half of setting them one by one before; Node takes a list of headers as it is.
 * Express answers a target that is not an address before the request gets an id.
 */
function addHeadersAtOnce(app: Express, headers: Headers): void {
  const { writeHead } = ServerResponse.prototype;
  const list: HeadList = Object.entries(headers).flat();
  app.response.writeHead = function (this: Response, status: number, given: Head | HeadList = {}): Response {
    const { requestId } = this.req as { requestId?: string };
    const isBare = this.getHeaderNames().length === 0;
    if (isBare && Array.isArray(given) && requestId !== undefined) {
      return writeHead.call(this, status, [...list, 'X-Request-Id', requestId, ...given] as never) as Response;
    }
    const head = Array.isArray(given) ? headOf(given) : given as Head;
    const added: Head = requestId === undefined ? headers : { ...headers, 'X-Request-Id': requestId };
    if (isBare) return writeHead.call(this, status, { ...added, ...head }) as Response;
    for (const [name, value] of Object.entries(added)) if (!this.hasHeader(name)) this.setHeader(name, value);
    return writeHead.call(this, status, head) as Response;
  } as Response['writeHead'];
}

function headOf(list: HeadList): Head {
  return Object.fromEntries(list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : [])));
}
