import type { Request, RequestHandler, Response } from 'express';
import { writeInfo, type Log } from '../log.ts';
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
      writeInfo(log, membersOf(request, response, ms), 'request');
    });
    next();
  };
}

/** JSON text of the line's members. Ids, codes, operations and methods are plain text; who names a tenant may write anything. */
function membersOf(request: Request, response: Response, ms: number): string {
  const { requestId, traceId, caller, crossing, operation, method, errorCode } = request;
  const tenant = request.context?.tenant ?? caller?.tenant;
  const entity = entityOf(request, response);
  const address = callerAddress(request);
  return `,"request_id":"${requestId}"${traceId === undefined ? '' : `,"trace_id":"${traceId}"`}`
    + (tenant === undefined ? '' : `,"tenant":${JSON.stringify(tenant)}`)
    + (caller === undefined ? '' : `,"client":${JSON.stringify(caller.clientId)}`)
    + (crossing ? `,${JSON.stringify(crossing).slice(1, -1)}` : '')
    + (operation ? `,"operation":"${operation.operationId}"` : ownPath(request))
    + (entity === undefined ? '' : `,"entity":"${entity}"`)
    + `,"method":"${method}","status":${response.statusCode}${errorCode === undefined ? '' : `,"error":"${errorCode}"`}`
    + `${address === undefined ? '' : `,"address":"${address}"`},"ms":${Math.round(ms * 100) / 100}`;
}

/** Own paths that are not operations of the contracts. Any other may contain what somebody typed. */
const OWN_PATH = /^\/(?:livez|readyz|auth\/token|\.well-known\/[a-z.-]{1,60})$/;

function ownPath({ path }: Request): string {
  return OWN_PATH.test(path) ? `,"path":"${path}"` : '';
}
