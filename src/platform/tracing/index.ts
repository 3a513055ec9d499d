export { exportSpans } from './export-spans.ts';
export { asSpan, currentSpan, traceOf, traceHeaders, type Span, type Trace } from './tracing.ts';
