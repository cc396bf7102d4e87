import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../../accounts/tables.ts'
import { moment, refersTo } from '../../database/columns.ts'

const amount = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>().notNull()

/**
 * The months that finance closed, with the figures of their GST returns. Closing a month closes all before it too.
 * Triggers keep them in order and for good, and refuse tax invoices and credit notes in a closed month.
 */
export const closedMonths = pgTable(
  'closed_months',
  {
    /** yyyy-MM. */
    month: text().primaryKey(),
    closedAt: moment('closed_at').notNull(),
    userId: refersTo('user_id', () => users.id),
    taxInvoices: integer('tax_invoices').notNull(),
    creditNotes: integer('credit_notes').notNull(),
    /** The amounts are less credit notes. */
    taxableValue: amount('taxable_value'),
    igst: amount('igst'),
    cgst: amount('cgst'),
    sgst: amount('sgst'),
    total: amount('total'),
  },
  (t) => [
    check('closed_months_month', sql`${t.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check(
      'closed_months_past',
      sql`${t.month} < to_char(${t.closedAt} at time zone 'Asia/Kolkata', 'YYYY-MM')`,
    ),
    index('closed_months_user').on(t.userId),
  ],
)
