import * as gst from '@bnr/contract/invoices/gstReturn'
import * as months from '@bnr/contract/invoices/months'
import { downloadRegister } from '@bnr/contract/invoices/register'
import { monthNamed } from '@bnr/contract/month'
import type { FastifyInstance } from 'fastify'
import { serveDownload } from '../../downloads/serveDownload.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import { registerFile } from '../register.ts'
import { closeMonth } from './closing.ts'
import { gstFile } from './gstFile.ts'
import { gstReturnOf } from './gstReturn.ts'
import { ledgerRoutes } from './ledgerRoutes.ts'
import { closingOf, listMonths } from './months.ts'
import { reconciliationOf } from './reconciliation.ts'

/** The books of finance: the register, payments and credit notes, months and their GST returns. */
export function bookRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  serve(app, months.listMonths, ({ query }) => listMonths(db, clock.now(), query))
  serve(app, months.closeMonth, async ({ actor, params: { month }, body }) => {
    await closeMonth(services, actor, month, body.total)
    return { message: `${monthNamed(month)} is closed` }
  })
  serve(app, gst.readGstReturn, async ({ params: { month } }) => ({
    ...(await gstReturnOf(db, month, gst.shownRows)),
    reconciliation: await reconciliationOf(db, month),
    ...(await closingOf(db, month)),
  }))
  serveDownload(app, services, downloadRegister, async ({ actor, query }) => registerFile(db, actor, query))
  ledgerRoutes(app, services)
  serveDownload(app, services, gst.readGstSummary, async ({ query }) => gstFile(db, query))
}
