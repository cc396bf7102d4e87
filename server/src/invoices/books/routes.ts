import type { Reconciliation } from '@bnr/contract/invoices/gstReturn'
import * as gst from '@bnr/contract/invoices/gstReturn'
import * as months from '@bnr/contract/invoices/months'
import { downloadRegister } from '@bnr/contract/invoices/register'
import { monthNamed } from '@bnr/contract/month'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Queryable, sqlRows } from '../../database/database.ts'
import { serveDownload } from '../../downloads/serveDownload.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services/services.ts'
import { registerFile } from '../register.ts'
import { closeMonth } from './closing.ts'
import { gstFile } from './gstFile.ts'
import { gstReturnOf } from './gstReturn.ts'
import { ledgerRoutes } from './ledgerRoutes.ts'
import { closingOf, listMonths } from './months.ts'

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

/**
 * Leads from the revenue of a month, which goes by day of receipt, to the taxable value of its GST return. They differ
 * only by payments of a month that was closed before their tax invoices were issued.
 */
async function reconciliationOf(db: Queryable, month: string): Promise<Reconciliation> {
  const inMonth = (column: string) =>
    sql`${sql.raw(column)} >= ${`${month}-01`}::date and ${sql.raw(column)} < ${`${month}-01`}::date + interval '1 month'`
  const sum = (from: ReturnType<typeof sql>) => sql`(select coalesce(sum(s.taxable_value), 0) from ${from})`
  const paidAndCounted = sql`invoices i join tax_invoices s on s.invoice_id = i.id where ${inMonth('i.paid_on')}`
  const notes = sum(sql`credit_notes s where ${inMonth('s.issued_on')}`)
  const [found] = await sqlRows<Reconciliation>(db)`
    select (${sum(sql`invoices s where ${inMonth('s.paid_on')}`)} - ${notes})::float8 as revenue,
      ${sum(sql`tax_invoices s where s.gst_month = ${month} and not (${inMonth('s.received_on')})`)}::float8
        as "receivedElsewhere",
      ${sum(sql`${paidAndCounted} and s.gst_month <> ${month}`)}::float8 as "countedElsewhere",
      (${sum(sql`tax_invoices s where s.gst_month = ${month}`)} - ${notes})::float8 as "taxableValue"`
  if (!found) throw new Error('The reconciliation returned no row')
  return found
}
