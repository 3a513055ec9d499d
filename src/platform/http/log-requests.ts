import type { Request, RequestHandler, Response } from 'express';
import type { RequestLine } from '../fast/answer.ts';
import { httpPathOf } from '../fast/http-path.ts';
import type { Log } from '../log.ts';
import { callerAddress } from './caller-address.ts';
import { entityOf } from './entity-of.ts';
import { countRequest } from './metrics.ts';

/**
 * Logs one line a request: caller, operation, entity, address and answer. Identifiers that the service made and paths of its own go in;
 * bodies, headers and what somebody typed do not.
 */
export function logRequests(log: Log): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    response.once('finish', () => {
      const ms = performance.now() - started;
      countRequest(request.operation?.operationId, response.statusCode, ms / 1000);
      httpPathOf(request).answer.logRequest(log, lineOf(request, response, ms));
    });
    next();
  };
}

function lineOf(request: Request, response: Response, ms: number): RequestLine {
  const { requestId, traceId, caller, crossing, operation, method, errorCode } = request;
  return {
    request_id: requestId, trace_id: traceId,
    tenant: request.context?.tenant ?? caller?.tenant, client: caller?.clientId,
    caller_tenant: crossing?.caller_tenant, named_tenant: crossing?.named_tenant,
    operation: operation?.operationId, path: operation ? undefined : ownPath(request),
    entity: entityOf(request, response),
    method, status: response.statusCode, error: errorCode,
    address: callerAddress(request), ms: Math.round(ms * 100) / 100,
  };
}

/** Own paths that are not operations of the contracts. Any other may contain what somebody typed. */
const OWN_PATH = /^\/(?:livez|readyz|auth\/token|\.well-known\/[a-z.-]{1,60})$/;

function ownPath({ path }: Request): string | undefined {
  return OWN_PATH.test(path) ? path : undefined;
}
