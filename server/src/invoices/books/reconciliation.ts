import type { Reconciliation } from '@bnr/contract/invoices/gstReturn'
import { sql } from 'drizzle-orm'
import { type Queryable, rows } from '../../database/database.ts'

/**
 * Leads from the revenue of a month, which goes by day of receipt, to the taxable value of its GST return. They differ
 * only by payments of a month that was closed before their tax invoices were issued.
 */
export async function reconciliationOf(db: Queryable, month: string): Promise<Reconciliation> {
  const inMonth = (column: string) =>
    sql`${sql.raw(column)} >= ${`${month}-01`}::date and ${sql.raw(column)} < ${`${month}-01`}::date + interval '1 month'`
  const sum = (from: ReturnType<typeof sql>) => sql`(select coalesce(sum(s.taxable_value), 0) from ${from})`
  const paidAndCounted = sql`invoices i join tax_invoices s on s.invoice_id = i.id where ${inMonth('i.paid_on')}`
  const notes = sum(sql`credit_notes s where ${inMonth('s.issued_on')}`)
  const [found] = await rows<Reconciliation>(
    db,
    sql`select (${sum(sql`invoices s where ${inMonth('s.paid_on')}`)} - ${notes})::float8 as revenue,
      ${sum(sql`tax_invoices s where s.gst_month = ${month} and not (${inMonth('s.received_on')})`)}::float8
        as "receivedElsewhere",
      ${sum(sql`${paidAndCounted} and s.gst_month <> ${month}`)}::float8 as "countedElsewhere",
      (${sum(sql`tax_invoices s where s.gst_month = ${month}`)} - ${notes})::float8 as "taxableValue"`,
  )
  if (!found) throw new Error('The reconciliation returned no row')
  return found
}
