export { exportSpans } from './export-spans.ts';
export { traceRequests } from './trace-requests.ts';
export { asSpan, currentSpan, traceOf, traceHeaders, type Span, type Trace } from './tracing.ts';
