import { indianDay } from '@bnr/contract/indianDay'
import { monthAfter, monthOf } from '@bnr/contract/month'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../server/src/database/database.ts'
import { firstMonth } from '../../../../server/src/invoices/books/closing.ts'
import { totalsOfMonths } from '../../../../server/src/invoices/books/monthTotals.ts'
import { closedMonths } from '../../../../server/src/invoices/books/tables.ts'

/**
 * Issues the tax invoices of the paid sales in the order of their payments, so that numbers and days rise together.
 * Triggers give their numbers to the invoices.
 */
export async function issueTaxInvoices(tx: Transaction): Promise<void> {
  await tx.execute(sql`with paid as (
      select i.*, e.at, (e.at at time zone 'Asia/Kolkata')::date as tax_day from invoices i
        join payment_events e on e.invoice_id = i.id and e.transition = 'pay'
    ), dated as (
      select *, to_char(tax_day - interval '3 months', 'YY') || '-' || to_char(tax_day + interval '9 months', 'YY') as year
      from paid
    ), numbered as (
      select *, row_number() over (partition by year order by at, id) as serial from dated
    )
    insert into tax_invoices (invoice_id, number, issued_on, issued_at, received_on, gst_month, taxable_value, cgst, sgst,
        igst, rounding, total)
      select id, 'BNR/' || year || '/' || lpad(serial::text, 6, '0'), tax_day, at, paid_on, to_char(paid_on, 'YYYY-MM'),
        taxable_value, cgst, sgst, igst, rounding, total
      from numbered order by at, id`)
  await tx.execute(sql`insert into number_series (series, financial_year, last)
    select 'invoice', split_part(number, '/', 2), max(split_part(number, '/', 3)::int) from tax_invoices group by 2`)
}

/** Closes the past months on the day when their GST return is due. The last one stays open, so that people can try it. */
export async function closeMonths(tx: Transaction, now: Date, userId: number): Promise<void> {
  const last = monthAfter(monthOf(indianDay(now)), -2)
  const months: string[] = []
  for (let month = await firstMonth(tx); month !== undefined && month <= last; month = monthAfter(month))
    months.push(month)
  for (const totals of await totalsOfMonths(tx, months)) {
    const closedAt = new Date(`${monthAfter(totals.month)}-10T05:30:00Z`)
    await tx.insert(closedMonths).values({ ...totals, closedAt, userId })
  }
}
