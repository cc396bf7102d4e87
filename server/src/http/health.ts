import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'

/** /healthz replies while the process runs, /readyz when the database replies too. */
export function health(app: FastifyInstance, { db }: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await db.execute(sql`select 1`).catch(() => {
      throw new Failure('unavailable')
    })
    return { status: 'ready' }
  })
}
