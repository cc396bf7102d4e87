import { readHints } from '@bnr/contract/hints/endpoints'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { hintStreams } from './streams.ts'

const mediaType = 'text/event-stream'

/** The streams end as soon as the process is asked to leave, so that browsers connect to another one at once. */
export function hintsRoutes(app: FastifyInstance, services: Services): void {
  const streams = hintStreams(services)
  app.leaving.signal.addEventListener('abort', streams.endAll)
  app.addHook('preClose', async () => streams.endAll())

  serve(app, readHints, ({ actor, request, reply }) => {
    if (!request.headers.accept?.includes(mediaType)) throw new Failure('stream_only')
    if (app.leaving.signal.aborted) throw new Failure('unavailable')
    const { events } = streams.open(actor)
    // nginx passes each event on at once only with the second header. An idle connection would hold up the end.
    reply.header('content-type', mediaType).header('x-accel-buffering', 'no').header('connection', 'close')
    return events
  })
}
