import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { health } from './http/health.ts'
import { metrics } from './http/metrics.ts'
import { renderError } from './http/renderError.ts'
import { domainMetrics } from './metrics.ts'
import { Failure } from './platform/failure.ts'
import type { Services } from './services/services.ts'

/** What a process that only runs jobs answers: /healthz, /readyz and /metrics. */
export function buildJobsApp(services: Services): FastifyInstance {
  const app = Fastify({ loggerInstance: services.log as FastifyBaseLogger, return503OnClosing: false })
  app.setErrorHandler(renderError)
  app.setNotFoundHandler(() => {
    throw new Failure('not_found')
  })
  const registry = metrics(app, true)
  for (const add of domainMetrics) add(registry, services)
  health(app, services)
  return app
}
