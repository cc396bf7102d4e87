import { paiseOfMany, rupeesOf } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { type Columns, cellsOf } from '../files/spreadsheet.ts'
import { type RegisterRow, registerColumns, registerRows } from '../invoices/registerColumns.ts'
import { profileSources } from '../reference/data/profile.ts'
import { daysWithin, invoiceConditions } from './filters.ts'
import { allOf, keysetContent, type ReportContent, type ReportQuery } from './pages.ts'
import { type Revenue, revenueBy, revenueMonths } from './revenue.ts'

const rupees = (sum: number) => rupeesOf(paiseOfMany(sum))

const columns: Columns<Revenue> = {
  Month: ({ month }) => month,
  Employee: ({ staffName }) => staffName,
  Plan: ({ planName }) => planName,
  Source: ({ source }) => profileSources.byKey(source ?? '')?.label,
  Invoices: ({ invoices }) => invoices,
  Revenue: ({ taxableValue }) => rupees(taxableValue),
  Tax: ({ tax }) => rupees(tax),
  Total: ({ total }) => rupees(total),
  'Credit notes': ({ creditNotes }) => creditNotes,
  Credited: ({ credited }) => rupees(credited),
}

/** Revenue by month, employee, plan and source. Each page is a month. */
export function revenueContent({ filters }: ReportQuery): ReportContent {
  async function* pages(reader: Queryable) {
    const months = await revenueMonths(reader, filters)
    for (const [index, month] of months.entries()) {
      const found = await revenueBy(reader, 'everything', within(month, filters))
      yield { rows: found.map((row) => cellsOf(columns, row)), done: (index + 1) / months.length }
    }
  }
  return { heading: Object.keys(columns), pages }
}

/** The part of the period that lies in a month. */
function within(month: string, filters: ReportQuery['filters']): ReportQuery['filters'] {
  const [first, last] = [`${month}-01`, lastDayOf(month)]
  const { from = first, to = last } = filters
  return { ...filters, from: from > first ? from : first, to: to < last ? to : last }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** All invoices by day of issue, as they were issued. */
export function invoiceContent({ filters }: ReportQuery): ReportContent {
  const where = allOf([daysWithin(sql`i.issued_on`, filters), invoiceConditions(filters)])
  const page = (after: number, most: number) =>
    registerRows(sql`select * from invoices i where ${where} and i.id > ${after} order by i.id limit ${most}`)
  return keysetContent<RegisterRow>(registerColumns, { count: sql`from invoices i where ${where}`, page })
}
