import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { prepareLeaving } from './leaving.ts'

/** /healthz replies while the process runs, /readyz when the database replies too and the process is not ending. */
export function health(app: FastifyInstance, { db }: Services): void {
  prepareLeaving(app)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (app.leaving.signal.aborted) throw new Failure('unavailable')
    await db.execute(sql`select 1`).catch(() => {
      throw new Failure('unavailable')
    })
    return { status: 'ready' }
  })
}
