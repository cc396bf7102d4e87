import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Forbids caching of API replies, except those of endpoints that the contract marks `cacheable`. */
export function forbidCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isCall(request)) reply.header('cache-control', 'no-store')
  })
  app.addHook('onSend', async (request, reply) => {
    const cacheControl = String(reply.getHeader('cache-control'))
    if (
      isCall(request) &&
      !request.routeOptions.config.endpoint?.cacheable &&
      !cacheControl.includes('no-store')
    )
      reply.header('cache-control', 'no-store')
  })
}

const isCall = ({ url, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.endpoint !== undefined || /^\/api(\/|\?|$)/.test(url)
