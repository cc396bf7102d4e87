import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** /metrics for Prometheus: the process, the time of each route, and what domains add to the registry that it returns. */
export function metrics(app: FastifyInstance): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
  return register
}
