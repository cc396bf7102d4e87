import { z } from 'zod'
import type { TraceSettings } from './span.ts'

export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'Give an address like http://localhost:4318' })
    .optional()
    .describe('OpenTelemetry collector that receives traces by OTLP over HTTP; without it there are none'),
  OTEL_SERVICE_NAME: z
    .string()
    .max(60)
    .default('bnr-matrimony')
    .describe('Name of this installation in traces'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of requests and jobs that are traced, from 0 to 1'),
} as const

type TraceEnvironment = z.infer<z.ZodObject<typeof traceSettings>>

declare module './settings.ts' {
  interface Settings {
    readonly traces: TraceSettings | undefined
  }
}

export const tracesOf = (given: TraceEnvironment): { traces: TraceSettings | undefined } => ({
  traces: given.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
        service: given.OTEL_SERVICE_NAME,
        share: given.OTEL_TRACES_SAMPLER_ARG,
      }
    : undefined,
})
