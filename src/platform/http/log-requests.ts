import type { Request, RequestHandler, Response } from 'express';
import { writeInfo, type Log } from '../log.ts';
import { countRequest } from './metrics.ts';

/** One line a request: what was asked, of whose books, with what answer. No path parameters, bodies or headers. */
export function logRequests(log: Log): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    response.once('finish', () => {
      const ms = performance.now() - started;
      countRequest(request.operation?.operationId, response.statusCode, ms / 1000);
      writeInfo(log, membersOf(request, response, ms), 'request');
    });
    next();
  };
}

/** Ids, operations and methods are plain text; who names a tenant may write anything. */
function membersOf(request: Request, response: Response, ms: number): string {
  const { requestId, traceId, context, crossing, operation, method } = request;
  return `,"request_id":"${requestId}"${traceId === undefined ? '' : `,"trace_id":"${traceId}"`}`
    + (context ? `,"tenant":${JSON.stringify(context.tenant)}` : '')
    + (crossing ? `,${JSON.stringify(crossing).slice(1, -1)}` : '')
    + (operation ? `,"operation":"${operation.operationId}"` : '')
    + `,"method":"${method}","status":${response.statusCode},"ms":${Math.round(ms * 100) / 100}`;
}
