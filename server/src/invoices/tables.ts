import type { PaymentKindKey } from '@bnr/contract/invoices/paymentKinds'
import { type InvoiceState, invoiceStateNames } from '@bnr/contract/invoices/states'
import type { InvoiceTransitionName } from '@bnr/contract/invoices/transitions'
import type { Paise } from '@bnr/contract/money'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { coupons } from '../coupons/tables.ts'
import { day, moment, notNegative, oneOf, refersTo } from '../database/columns.ts'
import { memberships } from '../memberships/tables.ts'
import { offers } from '../offers/tables.ts'
import { paymentAttempts } from '../payments/tables.ts'
import { plans } from '../plans/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { creditNoteChecks, invoiceChecks } from './amountChecks.ts'
import type { InvoiceSnapshot } from './snapshot.ts'

export type PurchaseKind = 'new' | 'upgrade' | 'renewal' | 'topup'

const amount = (name: string) => integer(name).$type<Paise>().notNull()

/**
 * Invoices outlive the profiles they were issued for. A trigger refuses every change except to the state, the days,
 * the membership, and the reference to the member, which a purge removes.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('invoices_number'),
    state: text().$type<InvoiceState>().notNull(),
    changedAt: moment('changed_at').notNull(),
    paidOn: day('paid_on'),
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
    membershipId: integer('membership_id').references((): AnyPgColumn => memberships.id, {
      onDelete: 'set null',
    }),
    issuedAt: moment('issued_at').notNull(),
    issuedOn: day('issued_on').notNull(),
    /** A version of a plan. */
    planId: refersTo('plan_id', () => plans.id),
    planName: text('plan_name').notNull(),
    purchase: text().$type<PurchaseKind>().notNull(),
    paymentKind: text('payment_kind').$type<PaymentKindKey>().notNull(),
    /** Null if the member issued it. */
    byStaffId: integer('by_staff_id').references(() => users.id),
    /** Who looked after the member on the day of issue and gets the credit for the revenue. */
    teleStaffId: integer('tele_staff_id').references(() => users.id),
    source: text(),
    couponId: integer('coupon_id').references(() => coupons.id),
    couponCode: text('coupon_code'),
    /** Nobody else can use the coupon before this time. Once the invoice is paid, the use counts permanently. */
    couponReservedUntil: moment('coupon_reserved_until'),
    offerId: integer('offer_id').references(() => offers.id),
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
    /** Hash of what is sold; equal for a repeated request. */
    fingerprint: text().notNull(),
    snapshot: jsonb().$type<InvoiceSnapshot>().notNull(),
  },
  (t) => [
    ...invoiceChecks(t),
    index('invoices_number_start').on(sql`lower(number) text_pattern_ops`),
    index('invoices_number_end').on(sql`reverse(number) text_pattern_ops`),
    index('invoices_profile').on(t.profileId, t.changedAt, t.id),
    index('invoices_changed').on(t.changedAt, t.id),
    index('invoices_state').on(t.state, t.changedAt, t.id),
    index('invoices_issued').on(t.issuedOn, t.id),
    index('invoices_total').on(t.total, t.issuedOn),
    index('invoices_paid').on(t.paidOn).where(sql`paid_on is not null`),
    index('invoices_coupon').on(t.couponId).where(sql`coupon_id is not null`),
    index('invoices_membership').on(t.membershipId).where(sql`membership_id is not null`),
    index('invoices_by_staff').on(t.byStaffId).where(sql`by_staff_id is not null`),
    index('invoices_tele_staff').on(t.teleStaffId).where(sql`tele_staff_id is not null`),
  ],
)

/** Where the information came from. */
export type EventSource = 'member' | 'staff' | 'job' | 'return' | 'push' | 'status call'

/**
 * What an answer of the gateway means. 'reversed': the bank has reversed the payment or may do so, and finance
 * decides.
 */
export type PaymentOutcome = 'paid' | 'waiting' | 'failed' | 'cancelled' | 'reversed'

/**
 * Log of all messages and actions about payments, never changed or deleted. The state of an invoice follows from its
 * events.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** Makes a repeated message count only once. */
    key: text().notNull().unique('payment_events_key'),
    source: text().$type<EventSource>().notNull(),
    /** Null if the message names no invoice that we know. */
    invoiceId: integer('invoice_id').references(() => invoices.id),
    orderId: text('order_id').references(() => paymentAttempts.orderId),
    /** The transition it caused; null if it caused none. */
    transition: text().$type<InvoiceTransitionName>(),
    /** The state after the event. */
    state: text().$type<InvoiceState>(),
    /** The gateway's status, or what staff did. */
    description: text().notNull(),
    /** Meaning of the gateway's status; null for staff and jobs, and for answers that changed nothing. */
    outcome: text().$type<PaymentOutcome>(),
    amount: integer().$type<Paise>(),
    trackingId: text('tracking_id'),
    userId: integer('user_id').references(() => users.id),
    /** The rules match this money to no invoice, so finance must decide. */
    needsDecision: boolean('needs_decision').notNull().default(false),
    /** Why the rules match it to no invoice. */
    why: text(),
  },
  (t) => [
    notNegative('payment_events_amount', t.amount),
    oneOf('payment_events_state', t.state, invoiceStateNames),
    index('payment_events_invoice').on(t.invoiceId, t.id),
    index('payment_events_order').on(t.orderId).where(sql`order_id is not null`),
    index('payment_events_user').on(t.userId).where(sql`user_id is not null`),
    index('payment_events_undecided').on(t.id).where(sql`needs_decision`),
  ],
)

/**
 * Details of a payment that identify a person: bank, branch, numbers of cheques and transfers. A purge empties them.
 */
export const paymentDetails = pgTable(
  'payment_details',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    invoiceId: refersTo('invoice_id', () => invoices.id),
    profileId: integer('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    paymentKind: text('payment_kind').$type<PaymentKindKey>().notNull(),
    /** Transaction id, cheque number or tracking id, as printed. */
    reference: text(),
    receivedOn: day('received_on'),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    index('payment_details_invoice').on(t.invoiceId, t.id),
    index('payment_details_profile').on(t.profileId),
    /** Finds the payment that a bank statement names, however it writes the reference. */
    index('payment_details_reference')
      .on(sql`ltrim(regexp_replace(upper(reference), '[^A-Z0-9]', '', 'g'), '0')`)
      .where(sql`reference is not null`),
  ],
)

/** Credit all or part of a paid invoice, numbered in a series of their own. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique('credit_notes_number'),
    invoiceId: refersTo('invoice_id', () => invoices.id),
    issuedOn: day('issued_on').notNull(),
    issuedAt: moment('issued_at').notNull(),
    taxableValue: amount('taxable_value'),
    cgst: amount('cgst'),
    sgst: amount('sgst'),
    igst: amount('igst'),
    rounding: amount('rounding'),
    total: amount('total'),
    reason: text().notNull(),
    /** Why finance let the membership continue although the invoice was credited in full. */
    keepRunning: text('keep_running'),
    userId: refersTo('user_id', () => users.id),
  },
  (t) => [
    ...creditNoteChecks(t),
    index('credit_notes_invoice').on(t.invoiceId, t.id),
    index('credit_notes_user').on(t.userId),
    index('credit_notes_issued').on(t.issuedOn),
    index('credit_notes_number_start').on(sql`lower(number) text_pattern_ops`),
    index('credit_notes_number_end').on(sql`reverse(number) text_pattern_ops`),
  ],
)
