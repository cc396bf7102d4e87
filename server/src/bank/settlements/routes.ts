import * as endpoints from '@bnr/contract/bank/settlements'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import { findSettlementLines, findSettlements } from './find.ts'
import { previewOf, storeReport } from './uploadReport.ts'

export function settlementRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  serve(app, endpoints.previewReport, ({ body }) => previewOf(services, body))
  serve(app, endpoints.uploadReport, ({ actor, body }) => storeReport(services, actor, body))
  serve(app, endpoints.searchSettlements, ({ actor, query, body }) =>
    findSettlements(db, actor, body.criteria, query),
  )
  serve(app, endpoints.searchSettlementLines, ({ actor, query, body }) =>
    findSettlementLines(db, actor, body.criteria, query),
  )
}
