import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, moment, refersTo } from '../../database/columns.ts'
import { invoices } from '../tables.ts'

/** Last number used in each series and financial year. */
export const numberSeries = pgTable(
  'number_series',
  {
    series: text().notNull(),
    financialYear: text('financial_year').notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.financialYear] })],
)

const amount = (name: string) => integer(name).$type<Paise>().notNull()

/**
 * The tax invoice of a paid invoice, with a copy of its amounts. Triggers refuse every change, except to the day of
 * receipt and its month before the invoice is Active and the month closed. They count what was received in a closed
 * month in the month of issue, and give a tax invoice to what an older release marks as paid.
 */
export const taxInvoices = pgTable(
  'tax_invoices',
  {
    invoiceId: integer('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    number: text().notNull().unique('tax_invoices_number'),
    issuedOn: day('issued_on').notNull(),
    issuedAt: moment('issued_at').notNull(),
    receivedOn: day('received_on').notNull(),
    /** The month of the GST return that counts it, yyyy-MM. */
    gstMonth: text('gst_month').notNull(),
    taxableValue: amount('taxable_value'),
    cgst: amount('cgst'),
    sgst: amount('sgst'),
    igst: amount('igst'),
    rounding: amount('rounding'),
    total: amount('total'),
  },
  (t) => [
    check('tax_invoices_gst_month', sql`${t.gstMonth} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    index('tax_invoices_month').on(t.gstMonth),
    index('tax_invoices_issued').on(t.issuedOn),
  ],
)

/** Numbers that an invoice had before its present one: of its proforma, or from before proformas existed. */
export const earlierNumbers = pgTable(
  'earlier_numbers',
  {
    number: text().primaryKey(),
    invoiceId: refersTo('invoice_id', () => invoices.id),
  },
  (t) => [
    index('earlier_numbers_invoice').on(t.invoiceId),
    index('earlier_numbers_start').on(sql`lower(number) text_pattern_ops`),
    index('earlier_numbers_end').on(sql`reverse(number) text_pattern_ops`),
  ],
)
