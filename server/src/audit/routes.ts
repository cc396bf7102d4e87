import * as endpoints from '@bnr/contract/audit/endpoints'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { users } from '../accounts/tables.ts'
import { type Queryable, sqlRows } from '../database/database.ts'
import { serveDownload } from '../downloads/serveDownload.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { auditFile } from './auditFile.ts'
import { findEntries } from './find.ts'

export function auditRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, endpoints.readAudit, async ({ query: { sort, beyond, size, ...filter } }) => {
    const found = await findEntries(db, filter, { sort, beyond, size: size + 1 })
    const results = found.slice(0, size)
    const last = results.at(-1)
    return { results, ...(found.length > size && last ? { next: last.id } : {}) }
  })

  serve(app, endpoints.auditChoices, () => choicesOf(db))

  serveDownload(app, services, endpoints.exportAudit, async ({ query }) => auditFile(services, query))
}

/** The choices of the filter: actions that occur in the log, and staff. */
async function choicesOf(db: Queryable) {
  const staff = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.type, 'au'))
    .orderBy(asc(users.name), asc(users.id))
  return { actions: await actionsIn(db), staff }
}

/** Jumps from one action to the next in their index, so the number of entries does not matter. */
async function actionsIn(db: Queryable): Promise<string[]> {
  const found = await sqlRows<{ action: string }>(db)`with recursive next as (
        (select action from audit_log order by action limit 1)
        union all
        select (select a.action from audit_log a where a.action > next.action order by a.action limit 1)
        from next where next.action is not null)
      select action from next where action is not null`
  return found.map(({ action }) => action)
}
