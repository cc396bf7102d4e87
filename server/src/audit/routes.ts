import * as endpoints from '@bnr/contract/audit/endpoints'
import type { FastifyInstance } from 'fastify'
import { serveDownload } from '../downloads/serveDownload.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { auditFile } from './auditFile.ts'
import { choicesOf } from './choices.ts'
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
