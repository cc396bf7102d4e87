import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
  }
}

/**
 * Collects metrics of the process and of each route in the registry that it returns, to which domains add theirs.
 * `exposed` serves /metrics on the port of the app.
 */
export function metrics(app: FastifyInstance, exposed: boolean): Registry {
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
    // A stream stays open for minutes, which says nothing about the service.
    if (request.routeOptions.config.endpoint?.stream && reply.statusCode === 200) return
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.decorate('metrics', register)
  if (exposed)
    app.get('/metrics', async (_request, reply) =>
      reply.type(register.contentType).send(await register.metrics()),
    )
  return register
}

/** Serves the metrics on a port that only the operators' network reaches. */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const isMetrics = request.method === 'GET' && request.url === '/metrics'
    const text = isMetrics ? await registry.metrics().catch(() => undefined) : ''
    response.writeHead(text === undefined ? 500 : isMetrics ? 200 : 404, {
      'content-type': registry.contentType,
    })
    response.end(text)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return server
}
