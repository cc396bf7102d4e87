import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const minute = 60_000

/** Milliseconds until a body is cut off: `stalled` since its last byte, `whole` and `upload` since its start. */
export const bodyTimes = { stalled: 30_000, whole: 3 * minute, upload: 10 * minute }
export type BodyTimes = typeof bodyTimes

/** Closes the connection of a client that stops in the middle of a body; otherwise it would stay open forever. */
export function endSlowBodies(app: FastifyInstance, { stalled, whole, upload }: BodyTimes): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { socket, headers } = raw
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
    if (!hasBody || !(socket instanceof Socket)) return
    const end = () => socket.destroy()
    const timer = setTimeout(end, routeOptions.config.endpoint?.upload ? upload : whole)
    socket.setTimeout(stalled, end)
    const received = () => {
      clearTimeout(timer)
      socket.off('timeout', end)
      socket.setTimeout(0)
    }
    raw.once('end', received).once('close', received)
  })
}
