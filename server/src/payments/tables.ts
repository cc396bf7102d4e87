import type { Paise } from '@bnr/contract/money'
import type { DecisionName } from '@bnr/contract/payments/schemas'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { day, moment } from '../platform/columns.ts'

/** Each try to pay an invoice at the gateway, with an order id of its own: an answer is compared with the try that it answers. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    orderId: text('order_id').primaryKey(),
    /** The order in which attempts began: two may begin in the same millisecond. */
    ordinal: integer().notNull().generatedAlwaysAsIdentity(),
    invoiceId: integer('invoice_id').notNull(),
    /** What the gateway was sent; one rupee outside production. */
    amount: integer().$type<Paise>().notNull(),
    begunAt: moment('begun_at').notNull(),
    /** Its Indian day: an upgrade is paid at the price of the day on which the try began. */
    begunOn: day('begun_on').notNull(),
    /** The token that starts it, once. */
    tokenHash: text('token_hash').notNull().unique('payment_attempts_token'),
    /** When the browser was sent on to the gateway. */
    sentAt: moment('sent_at'),
    /** When the gateway gave its last word. */
    answeredAt: moment('answered_at'),
    /** When it was last asked, and how often. */
    askedAt: moment('asked_at'),
    asked: smallint().notNull().default(0),
  },
  (t) => [
    index('payment_attempts_invoice').on(t.invoiceId, t.ordinal),
    index('payment_attempts_open').on(t.begunAt).where(sql`answered_at is null`),
  ],
)

/** What finance decided about money that paid no invoice by the rule. */
export const paymentDecisions = pgTable('payment_decisions', {
  /** The event that it is about: each is decided once. */
  eventId: integer('event_id').primaryKey(),
  at: moment('at').notNull(),
  userId: integer('user_id').notNull(),
  decision: text().$type<DecisionName>().notNull(),
  /** Of the refund outside, or the number of the invoice or credit note. */
  reference: text().notNull(),
  note: text(),
})
