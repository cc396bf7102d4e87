import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the process has been asked to end: it answers, but wants no new work. */
    leaving: AbortController
  }
}

type Times = { stopDelaySeconds: number; stopSeconds: number }

/** Once the process is leaving, each reply asks its client to connect elsewhere. */
export function prepareLeaving(app: FastifyInstance): void {
  const leaving = new AbortController()
  app.decorate('leaving', leaving)
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.signal.aborted) reply.header('connection', 'close')
  })
}

/**
 * Turns /readyz to 503, waits until load balancers have noticed, then refuses connections, closes those that are idle
 * and lets requests in progress finish. Those that take longer than `stopSeconds` are cut off.
 */
export async function leave(app: FastifyInstance, { stopDelaySeconds, stopSeconds }: Times): Promise<void> {
  app.leaving.abort()
  await pause(stopDelaySeconds * 1000)
  const cutOff = setTimeout(() => app.server.closeAllConnections(), stopSeconds * 1000)
  await app.close()
  clearTimeout(cutOff)
}
