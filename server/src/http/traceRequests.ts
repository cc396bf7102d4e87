import type { FastifyInstance } from 'fastify'
import type { OpenSpan } from '../platform/span.ts'
import { beginSpan, isTracing } from '../platform/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: OpenSpan | undefined
  }
}

/** Traces each request by the pattern of its route: a path or a query can contain values of members. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return
  app.decorateRequest('span')
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'none'
    request.span = beginSpan(() => ({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
    }))
    within(request.span, done)
  })
  // Node reads a body outside of the request's asynchronous context.
  app.addHook('preValidation', ({ span }, _reply, done) => within(span, done))
  app.addHook('onResponse', async ({ span }, { statusCode }) =>
    span?.end({ attributes: { 'http.response.status_code': statusCode }, failed: statusCode >= 500 }),
  )
  app.addHook('onRequestAbort', async ({ span }) => span?.end({ failed: true }))
}

const within = (span: OpenSpan | undefined, done: () => void) => (span ? span.within(done) : done())
