import type { Described, OpenSpan, Tracer, TraceSettings } from './span.ts'

let tracer: Tracer | undefined

export const isTracing = (): boolean => tracer !== undefined

/** Begins a span that the caller ends, or nothing if traces are off. */
export const beginSpan = (describe: () => Described): OpenSpan | undefined => tracer?.begin(describe())

/** Runs `work` in a span. */
export async function traced<R>(describe: () => Described, work: () => Promise<R>): Promise<R> {
  const span = beginSpan(describe)
  if (!span) return await work()
  let failed = true
  try {
    const result = await span.within(work)
    failed = false
    return result
  } finally {
    span.end({ failed })
  }
}

/** Loads OpenTelemetry only here: without an endpoint, nothing of it is loaded. Returns what sends the last spans. */
export async function startTracing(settings: TraceSettings | undefined): Promise<() => Promise<void>> {
  if (!settings) return async () => undefined
  const { openTracer } = await import('./openTelemetry.ts')
  const opened = openTracer(settings)
  tracer = opened
  return async () => {
    tracer = undefined
    await opened.close()
  }
}
