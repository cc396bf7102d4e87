import type { FastifyInstance, FastifyRequest } from 'fastify'

/** No browser or proxy keeps a reply of the API, but of calls that the contract marks `kept`: those say for how long. */
export function keepNothing(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isCall(request)) reply.header('cache-control', 'no-store')
  })
  app.addHook('onSend', async (request, reply) => {
    const said = String(reply.getHeader('cache-control'))
    if (isCall(request) && !request.routeOptions.config.endpoint?.kept && !said.includes('no-store'))
      reply.header('cache-control', 'no-store')
  })
}

const isCall = ({ url, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.endpoint !== undefined || /^\/api(\/|\?|$)/.test(url)
