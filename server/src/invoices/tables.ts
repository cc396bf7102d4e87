import type { InvoiceState } from '@bnr/contract/invoices/states'
import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Kept longer than the profile they were made for. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Consecutive within a financial year; given when it is generated. */
    number: text().unique('invoices_number'),
    profileId: integer('profile_id'),
    state: text().$type<InvoiceState>().notNull(),
    planName: text('plan_name').notNull(),
    /** In paise, tax included. */
    total: integer().$type<Paise>().notNull(),
    paidOn: date('paid_on', { mode: 'string' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('invoices_profile').on(t.profileId, t.changedAt, t.id),
    index('invoices_changed').on(t.changedAt, t.id),
    check('invoices_numbered', sql`${t.number} is not null or ${t.state} = 'Draft'`),
  ],
)
