import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the process has been asked to end: it answers, but wants no new work. */
    leaving: AbortController
    /** Connections without a request so far. */
    unusedConnections: Set<Socket>
  }
}

type Times = { stopDelaySeconds: number; stopSeconds: number }

/** Once the process is leaving, each reply asks its client to connect elsewhere. */
export function prepareLeaving(app: FastifyInstance): void {
  const leaving = new AbortController()
  app.decorate('leaving', leaving)
  const unused = new Set<Socket>()
  app.decorate('unusedConnections', unused)
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
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
  const closing = setInterval(() => closeUnused(app), 50)
  await app.close()
  clearInterval(closing)
  clearTimeout(cutOff)
}

/** Browsers open connections in advance. Node waits for the requests of those that never sent anything. */
function closeUnused({ unusedConnections }: FastifyInstance): void {
  for (const socket of unusedConnections) if (socket.bytesRead === 0) socket.destroy()
}
