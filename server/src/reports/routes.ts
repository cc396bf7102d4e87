import { indianDay } from '@bnr/contract/indianDay'
import * as endpoints from '@bnr/contract/reports/endpoints'
import { reportKeys } from '@bnr/contract/reports/keys'
import type { RevenueFilters } from '@bnr/contract/reports/schemas'
import { reportMoveNames } from '@bnr/contract/reports/states'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { presented } from '../database/paged.ts'
import { serveDownload } from '../downloads/serveDownload.ts'
import type { Staff } from '../http/actor.ts'
import { type Conditions, checkCriteria, conditionOf } from '../http/criteria.ts'
import { serve } from '../http/serve.ts'
import { firstOfMonth } from '../platform/clock.ts'
import { invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { moveReport, requestReport } from './ask.ts'
import { reportFile } from './file.ts'
import { requireFilters } from './filters.ts'
import { presentReport, presentRevenue } from './present.ts'
import { type Revenue, revenueBy } from './revenue.ts'
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

/** The longest period on screen. Files may cover more. */
const maxYears = 5

/** Revenue by month and employee, by default of the last twelve months. */
async function readRevenue({ db, clock }: Services, filters: RevenueFilters): Promise<Revenue[]> {
  const { to = indianDay(clock.now()) } = filters
  const { from = firstOfMonth(to, 11) } = filters
  requireFilters({ ...filters, from, to })
  if (Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > maxYears)
    throw invalidInput({ sd: 'Choose at most five years, or generate a file' })
  return await revenueBy(db, 'employee', { ...filters, from, to })
}
