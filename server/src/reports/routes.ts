import * as endpoints from '@bnr/contract/reports/endpoints'
import { reportKeys } from '@bnr/contract/reports/keys'
import { reportMoveNames } from '@bnr/contract/reports/states'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { presented } from '../database/paged.ts'
import { serveDownload } from '../downloads/serveDownload.ts'
import type { Staff } from '../http/actor.ts'
import { type Conditions, checkCriteria, conditionOf } from '../http/criteria.ts'
import { serve } from '../http/serve.ts'
import type { Services } from '../services/services.ts'
import { moveReport, requestReport } from './ask.ts'
import { reportFile } from './file.ts'
import { presentReport, presentRevenue } from './present.ts'
import { readRevenue } from './revenueView.ts'
import { findReports, loadReport } from './store.ts'
import { reports } from './tables.ts'

export function reportsRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const shown = async (by: Staff, id: number) => presentReport(by, await loadReport(db, id))

  serve(app, endpoints.searchReports, async ({ actor, query, body }) => {
    const criteria = checkCriteria(reportKeys, actor, body.criteria)
    const where = and(...criteria.map((criterion) => conditionOf(conditions, criterion)))
    return presented(await findReports(db, where, query), (row) => presentReport(actor, row))
  })

  serve(app, endpoints.generateReport, async ({ actor, query }) => {
    return { message: 'Generated', ...(await shown(actor, await requestReport(services, actor, query))) }
  })

  for (const name of reportMoveNames)
    serve(app, endpoints.moveReport[name], async ({ actor, params }) => {
      await moveReport(services, actor, params.id, name)
      return await shown(actor, params.id)
    })

  serveDownload(app, services, endpoints.downloadReport, ({ actor, params }) =>
    reportFile(services, actor, params.id),
  )

  serve(app, endpoints.readRevenue, async ({ query }) =>
    (await readRevenue(services, query)).map(presentRevenue),
  )
}

const conditions: Conditions<typeof reportKeys> = {
  rt: (type) => eq(reports.type, type),
}
