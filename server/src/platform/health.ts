import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Failure } from './failure.ts'
import type { Services } from './services.ts'

/** /healthz: the process answers. /readyz: it can serve, the database answers too. */
export function health(app: FastifyInstance, { db }: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await db.execute(sql`select 1`).catch(() => {
      throw new Failure('unavailable')
    })
    return { status: 'ready' }
  })
}
