import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { errorFields } from './scrub';
import type { Carrier, Tracer } from './spans';

/**
 * Sends spans with OTLP over HTTP. OpenTelemetry reads the address, headers, sampling, batching and
 * service name from its own environment variables.
 *
 * @param hasContext - Whether spans propagate through an `AsyncLocalStorage`, which slows every
 *   promise and callback.
 * @returns A function that flushes and closes the tracer.
 */
export function openTracer(
  name: string,
  { hasContext }: { hasContext: boolean },
): () => Promise<void> {
  const own = resourceFromAttributes({ 'service.name': `chorsu-${name}` });
  const provider = new NodeTracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  // The context manager uses an `AsyncLocalStorage`, which slows every promise and callback.
  provider.register(hasContext ? {} : { contextManager: null });
  const tracer = trace.getTracer('chorsu');

  globalThis.tracer = {
    span: (span, { attributes = {}, from }, work) =>
      tracer.startActiveSpan(span, { attributes }, parentIn(from), (one) =>
        ended(one, () => work(() => headersOf(trace.setSpan(ROOT_CONTEXT, one)))),
      ),
    request(span, from, startTime) {
      const one = tracer.startSpan(span, { kind: SpanKind.SERVER, startTime }, parentIn(from));
      return {
        headers: () => headersOf(trace.setSpan(ROOT_CONTEXT, one)),
        end: (attributes) => void one.setAttributes(attributes).end(),
      };
    },
    headers: () => headersOf(context.active()),
  } satisfies Tracer;
  return () => provider.shutdown();
}

function headersOf(of: Context): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(of, headers);
  return headers;
}

function parentIn(from: Carrier | undefined) {
  const isPart = from !== undefined && 'traceparent' in from;
  return isPart ? propagation.extract(context.active(), from) : context.active();
}

async function ended<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { name, message } = errorFields(error);
    span.setStatus({ code: SpanStatusCode.ERROR, message: `${name}: ${message}` });
    throw error;
  } finally {
    span.end();
  }
}
