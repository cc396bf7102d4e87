import { messageReportMachine } from '@bnr/contract/conversations/reportStates'
import * as endpoints from '@bnr/contract/conversations/reports'
import { actionsOf } from '@bnr/contract/stateMachine'
import { and } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { presented } from '../../database/paged.ts'
import { checkCriteria, conditionOf } from '../../http/criteria.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import { decideReport, lookAt } from './decide.ts'
import { presentOpened, presentOwn, presentReport } from './present.ts'
import { reportMessage } from './report.ts'
import { frozenOf, listReports, looksAt, reportConditions, reportsOf } from './store.ts'

export function messageReportsRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, endpoints.reportMessage, ({ actor, params: { pid, seq }, body }) =>
    reportMessage(services, actor, { bnrId: pid, seq, reason: body.reason }),
  )

  serve(app, endpoints.readOwnReports, async ({ actor, query }) => {
    const found = await reportsOf(db, actor.profileId, query)
    const looks = await looksAt(
      db,
      found.results.map(({ report }) => report.id),
    )
    return presented(found, (one) => presentOwn(one, looks.get(one.report.id)))
  })

  serve(app, endpoints.searchMessageReports, async ({ actor, query, body }) => {
    const checked = checkCriteria(endpoints.messageReportKeys, actor, body.criteria)
    const where = and(...checked.map((criterion) => conditionOf(reportConditions, criterion)))
    return presented(await listReports(db, where, query), (found) => presentReport(found, actor))
  })

  serve(app, endpoints.openMessageReport, async ({ actor, params }) => {
    const found = await lookAt(services, actor, params.id)
    return presentOpened(services, found, await frozenOf(db, params.id), actor)
  })

  for (const name of actionsOf(messageReportMachine))
    serve(app, endpoints.decideMessageReport[name], ({ actor, params, body }) =>
      decideReport(services, actor, name, { id: params.id, note: body.reason }),
    )
}
