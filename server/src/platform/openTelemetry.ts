import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Described, OpenSpan, Tracer, TraceSettings } from './span.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const

/** Milliseconds that the collector has for one answer, also for the last spans of a process that ends. */
const patience = 3000

/**
 * Sends spans to a collector, some seconds later and many at once. While it is away, spans are dropped and nothing
 * waits. Only tracing.ts loads this file.
 */
export function openTracer({ endpoint, service, share }: TraceSettings): Tracer {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: patience })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('bnr-matrimony')
  const current = new AsyncLocalStorage<Context>()

  function begin({ name, kind, attributes = {} }: Described): OpenSpan {
    const parent = current.getStore() ?? ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent)
    const context = trace.setSpan(parent, span)
    return {
      within: (work) => current.run(context, work),
      end: ({ attributes = {}, failed = false }) => {
        span.setAttributes(attributes)
        // Without the error, whose message could contain values.
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }
  return { begin, close: () => provider.shutdown().catch(() => undefined) }
}
