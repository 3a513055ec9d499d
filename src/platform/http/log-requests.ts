import type { RequestHandler } from 'express';
import type { Log } from '../log.ts';
import { countRequest } from './metrics.ts';

/** One line a request: what was asked, of whose books, with what answer. No path parameters, bodies or headers. */
export function logRequests(log: Log): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    response.once('finish', () => {
      const ms = performance.now() - started;
      countRequest(request.operation?.operationId, response.statusCode, ms / 1000);
      log.info({
        request_id: request.requestId,
        trace_id: request.traceId,
        tenant: request.context?.tenant,
        ...request.crossing,
        operation: request.operation?.operationId,
        method: request.method,
        status: response.statusCode,
        ms: Math.round(ms * 100) / 100,
      }, 'request');
    });
    next();
  };
}
