import type { PaymentKindKey } from '@bnr/contract/invoices/paymentKinds'
import type { InvoiceState } from '@bnr/contract/invoices/states'
import type { InvoiceTransitionName } from '@bnr/contract/invoices/transitions'
import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, moment } from '../platform/columns.ts'
import type { InvoiceSnapshot } from './snapshot.ts'

const amount = (name: string) => integer(name).$type<Paise>().notNull()

/**
 * Kept longer than the profile they were made for. What was issued never changes: but for the state, the days, the
 * membership and the reference to the member, which is lost at the purge, a trigger refuses every change.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('invoices_number'),
    state: text().$type<InvoiceState>().notNull(),
    changedAt: moment('changed_at').notNull(),
    paidOn: day('paid_on'),
    profileId: integer('profile_id'),
    membershipId: integer('membership_id'),
    issuedAt: moment('issued_at').notNull(),
    issuedOn: day('issued_on').notNull(),
    /** The version of the plan. */
    planId: integer('plan_id').notNull(),
    planName: text('plan_name').notNull(),
    purchase: text().$type<'new' | 'upgrade' | 'renewal'>().notNull(),
    paymentKind: text('payment_kind').$type<PaymentKindKey>().notNull(),
    /** Null where the member made it. */
    byStaffId: integer('by_staff_id'),
    /** Who looked after the member when it was issued: revenue is counted for them. */
    teleStaffId: integer('tele_staff_id'),
    source: text(),
    couponId: integer('coupon_id'),
    couponCode: text('coupon_code'),
    /** Until then nobody else can use the coupon. Once the invoice is paid, its use counts for good. */
    couponReservedUntil: moment('coupon_reserved_until'),
    offerId: integer('offer_id'),
    taxIncluded: boolean('tax_included').notNull(),
    listAmount: amount('list_amount'),
    upgradeCredit: amount('upgrade_credit'),
    discount: amount('discount'),
    taxableValue: amount('taxable_value'),
    cgst: amount('cgst'),
    sgst: amount('sgst'),
    igst: amount('igst'),
    rounding: amount('rounding'),
    total: amount('total'),
    /** What it is made of: equal for a request that is made once more. */
    fingerprint: text().notNull(),
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
  },
  (t) => [
    index('invoices_number_start').on(sql`lower(number) text_pattern_ops`),
    index('invoices_number_end').on(sql`reverse(number) text_pattern_ops`),
    index('invoices_profile').on(t.profileId, t.changedAt, t.id),
    index('invoices_changed').on(t.changedAt, t.id),
    index('invoices_state').on(t.state, t.changedAt, t.id),
    index('invoices_issued').on(t.issuedOn, t.id),
    index('invoices_paid').on(t.paidOn).where(sql`paid_on is not null`),
    index('invoices_coupon').on(t.couponId).where(sql`coupon_id is not null`),
  ],
)

/** The last number of each series in each financial year. */
export const numberSeries = pgTable(
  'number_series',
  {
    series: text().notNull(),
    financialYear: text('financial_year').notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.financialYear] })],
)

/** Who said it. */
export type EventSource = 'member' | 'staff' | 'job' | 'return' | 'push' | 'status call'

/** What an answer of the gateway means. 'reversed': the bank took the money back, or may, and finance decides. */
export type PaymentOutcome = 'paid' | 'waiting' | 'failed' | 'cancelled' | 'reversed'

/** All that was heard and done about payments, never changed or deleted: the state of an invoice is what its events say. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The same message twice is one event. */
    key: text().notNull().unique('payment_events_key'),
    source: text().$type<EventSource>().notNull(),
    /** Null where it names none of ours. */
    invoiceId: integer('invoice_id'),
    orderId: text('order_id'),
    /** What it changed; null for nothing. */
    transition: text().$type<InvoiceTransitionName>(),
    /** The state after it. */
    state: text().$type<InvoiceState>(),
    /** The gateway's word, or what staff did. */
    said: text().notNull(),
    /** What that word of the gateway means; null of staff and jobs, and of an answer that changed nothing. */
    outcome: text().$type<PaymentOutcome>(),
    amount: integer().$type<Paise>(),
    trackingId: text('tracking_id'),
    userId: integer('user_id'),
    /** Money that pays no invoice by the rule: finance decides. */
    needsDecision: boolean('needs_decision').notNull().default(false),
    /** Why it pays no invoice by the rule. */
    why: text(),
  },
  (t) => [
    index('payment_events_invoice').on(t.invoiceId, t.id),
    index('payment_events_undecided').on(t.id).where(sql`needs_decision`),
  ],
)

/** What names a person in a payment: bank, branch, numbers of cheques and transfers. A purge empties it. */
export const paymentDetails = pgTable(
  'payment_details',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: integer('invoice_id').notNull(),
    profileId: integer('profile_id'),
    at: moment('at').notNull(),
    paymentKind: text('payment_kind').$type<PaymentKindKey>().notNull(),
    /** Transaction id, cheque number, tracking id: as it is printed. */
    reference: text(),
    receivedOn: day('received_on'),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('payment_details_invoice').on(t.invoiceId, t.id),
    index('payment_details_profile').on(t.profileId),
  ],
)

/** What takes back all or part of an invoice that was paid, in a series of its own. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('credit_notes_number'),
    invoiceId: integer('invoice_id').notNull(),
    issuedOn: day('issued_on').notNull(),
    issuedAt: moment('issued_at').notNull(),
    taxableValue: amount('taxable_value'),
    cgst: amount('cgst'),
    sgst: amount('sgst'),
    igst: amount('igst'),
    rounding: amount('rounding'),
    total: amount('total'),
    reason: text().notNull(),
    /** Why finance kept the membership running when the invoice was taken back whole. */
    keepRunning: text('keep_running'),
    userId: integer('user_id').notNull(),
  },
  (t) => [
    index('credit_notes_invoice').on(t.invoiceId, t.id),
    index('credit_notes_issued').on(t.issuedOn),
    index('credit_notes_number_start').on(sql`lower(number) text_pattern_ops`),
    index('credit_notes_number_end').on(sql`reverse(number) text_pattern_ops`),
  ],
)
