import type { RequestHandler } from 'express';
import { entityOf } from './entity-of.ts';
import { beginTrace, under } from '../tracing/tracing.ts';

const FORM = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;

/** The trace that a caller names; undefined for none and for nonsense. */
export function traceIdOf(traceparent: string | undefined): string | undefined {
  return traceparent === undefined ? undefined : FORM.exec(traceparent)?.[1];
}

/** Makes each request a span of the caller's trace, or begins one, where spans are collected. */
export const traceRequests: RequestHandler = (request, response, next) => {
  const parent = request.headers['traceparent'] as string | undefined; // Node joins those that come twice
  request.traceId = traceIdOf(parent);
  const span = beginTrace({ name: request.method, kind: 'SERVER', parent });
  if (!span) return next();
  request.traceId = span.spanContext().traceId;
  response.once('close', () => {
    if (request.operation) span.updateName(request.operation.operationId);
    const entity = entityOf(request, response);
    span.setAttributes({
      'http.request.method': request.method, 'http.response.status_code': response.statusCode,
      ...(entity !== undefined && { 'razao.entity_id': entity }),
      ...(request.errorCode !== undefined && { 'error.type': request.errorCode }),
    });
    span.end();
  });
  under(span, next);
};
