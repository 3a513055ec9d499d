import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span } from '@opentelemetry/api';

export type { Span };

/**
 * A place in a trace as W3C Trace Context writes it, `00-<trace>-<span>-01`: short enough to be kept beside a payment.
 * Only traces that somebody collects have one here. Source: https://www.w3.org/TR/trace-context/.
 */
export type Trace = string;

/** A span as it begins. Its attributes name entities by their ids; they hold no idempotency keys and no personal data. */
export interface SpanDraft {
  readonly name: string;
  readonly kind: 'SERVER' | 'INTERNAL' | 'CONSUMER' | 'CLIENT';
  /** Span that it follows from; the caller's current span unless given. */
  readonly parent?: Trace | undefined;
  readonly attributes?: Attributes;
}

/** Tracer that begins spans and names them; made where a collector is named. */
export interface Tracer {
  begin(draft: SpanDraft, under: Span | undefined): Span;
  /** Returns a span's place, for work that follows from it; undefined where nobody collects it. */
  traceOf(span: Span): Trace | undefined;
  fail(this: void, span: Span, error: unknown): void;
}

const underWay = new AsyncLocalStorage<Span>();
let tracer: Tracer | undefined;

/** Starts or ends tracing in this process. */
export function traceWith(made: Tracer | undefined): void {
  tracer = made;
}

/** Begins a trace, or continues a caller's. Undefined where nothing is collected. The code that begins a span ends it. */
export function beginTrace(draft: SpanDraft): Span | undefined {
  return tracer?.begin(draft, undefined);
}

/** Does work under a span; what it awaits is under it too. */
export function under<T>(span: Span, work: () => T): T {
  return underWay.run(span, work);
}

/** The span under which the caller works. */
export function currentSpan(): Span | undefined {
  return tracer && underWay.getStore();
}

/** The place of a span, to go on from later or elsewhere. */
export function traceOf(span: Span | undefined): Trace | undefined {
  return span && tracer?.traceOf(span);
}

/** Returns the headers that pass the trace to the callee. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const traceparent = traceOf(currentSpan());
  return traceparent === undefined ? {} : { traceparent };
}

/** Does work as a step of a trace; where it belongs to none, it is done without a span. */
export function asSpan<T>(draft: SpanDraft, work: () => Promise<T>): Promise<T> {
  if (!tracer) return work();
  const above = currentSpan();
  return draft.parent ?? above ? ended(tracer, tracer.begin(draft, above), work) : work();
}

async function ended<T>({ fail }: Tracer, span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await under(span, work);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}
