import { setTimeout as sleep } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import type { Log } from '../log.ts';
import { traceWith, type SpanDraft, type Tracer } from './tracing.ts';

/** Time limit for the last spans to reach their collector as the process ends, in milliseconds. */
const STOP_MS = 2_000;

/**
 * Exports spans over OTLP/HTTP. The sampler, the headers and the batching of spans are read from OpenTelemetry's own variables
 * (`OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_BSP_*`). A collector that is unreachable costs spans, and nothing else.
 * @param endpoint of the collector, without `/v1/traces`.
 * @returns the function that ends it: spans that wait are sent first.
 */
export async function exportSpans(endpoint: string, log: Log): Promise<() => Promise<void>> {
  const [
    api, { parseTraceParent }, { BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter },
    { defaultResource, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'), import('@opentelemetry/core'), import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'), import('@opentelemetry/resources'),
  ]);
  const { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } = api;
  const warn = (message: string) => log.warn({ reason: message.slice(0, 200) }, 'spans could not be exported');
  diag.setLogger({ error: warn, warn, info: () => undefined, debug: () => undefined, verbose: () => undefined }, {
    logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true,
  });
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'razao' })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }))],
  });
  const spans = provider.getTracer('razao');
  const tracer: Tracer = {
    begin({ name, kind, parent, attributes = {} }: SpanDraft, above: Span | undefined) {
      const named = parent === undefined ? null : parseTraceParent(parent);
      const context = named ? trace.setSpanContext(ROOT_CONTEXT, { ...named, isRemote: true })
        : above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT;
      return spans.startSpan(name, { kind: SpanKind[kind], attributes }, context);
    },
    traceOf(span) {
      const { traceId, spanId, traceFlags } = span.spanContext();
      return (traceFlags & TraceFlags.SAMPLED) === 0 ? undefined : `00-${traceId}-${spanId}-01`;
    },
    fail(span, error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : typeof error });
    },
  };
  traceWith(tracer);
  return async () => {
    traceWith(undefined);
    await Promise.race([provider.shutdown().catch(() => undefined), sleep(STOP_MS, undefined, { ref: false })]);
  };
}
