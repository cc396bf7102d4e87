import type { Paise } from '@bnr/contract/money'
import type { DecisionName } from '@bnr/contract/payments/schemas'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { day, moment, notNegative, refersTo } from '../database/columns.ts'
import { invoices, paymentEvents } from '../invoices/tables.ts'

/**
 * An attempt to pay an invoice at the gateway, with its own order id. Answers are compared with the attempt that they
 * name.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    orderId: text('order_id').primaryKey(),
    /** Order of the attempts; two may begin in the same millisecond. */
    ordinal: integer().notNull().generatedAlwaysAsIdentity(),
    invoiceId: refersTo('invoice_id', () => invoices.id),
    /** Amount sent to the gateway; one rupee outside production. */
    amount: integer().$type<Paise>().notNull(),
    begunAt: moment('begun_at').notNull(),
    /** Indian day on which it began. An upgrade may be paid at the price of this day. */
    begunOn: day('begun_on').notNull(),
    /** Hash of the token that starts the attempt once. */
    tokenHash: text('token_hash').notNull().unique('payment_attempts_token'),
    /** When the browser was sent to the gateway. */
    sentAt: moment('sent_at'),
    /** When the final answer came. */
    answeredAt: moment('answered_at'),
    /** When the gateway was last asked, and how often. */
    askedAt: moment('asked_at'),
    asked: smallint().notNull().default(0),
  },
  (t) => [
    check('payment_attempts_amount', sql`${t.amount} > 0`),
    notNegative('payment_attempts_asked', t.asked),
    index('payment_attempts_invoice').on(t.invoiceId, t.ordinal),
    index('payment_attempts_open').on(t.begunAt).where(sql`answered_at is null`),
  ],
)

/** What finance decided about a payment that the rules matched to no invoice. */
export const paymentDecisions = pgTable(
  'payment_decisions',
  {
    /** The event decided about; each is decided once. */
    eventId: integer('event_id')
      .primaryKey()
      .references(() => paymentEvents.id),
    at: moment('at').notNull(),
    userId: refersTo('user_id', () => users.id),
    decision: text().$type<DecisionName>().notNull(),
    /** Reference of the refund, or the number of the invoice or credit note. */
    reference: text().notNull(),
    note: text(),
  },
  (t) => [index('payment_decisions_user').on(t.userId)],
)
