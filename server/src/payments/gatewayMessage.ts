import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { recordEvent } from '../invoices/events.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { type EventSource, type PaymentOutcome, paymentEvents } from '../invoices/tables.ts'
import type { Services } from '../services/services.ts'
import type { Attempt } from './attempts.ts'
import type { GatewayAnswer } from './gateway/answer.ts'
import { spellingOf } from './gateway/outcomes.ts'

/** A message of the gateway about one of our orders. */
export interface GatewayMessage {
  answer: GatewayAnswer
  outcome: PaymentOutcome
  source: EventSource
  attempt: Attempt
  /** What we add to the gateway's status. */
  note?: string
}

/**
 * An attempt has one outcome; only reversals can follow it, however the gateway spells them. A message with a note is
 * about another amount than we sent. Each amount counts, because the bank can reverse a payment in parts.
 */
const keyOf = ({ answer: { orderId, status, amount }, outcome, note }: GatewayMessage): string =>
  `gateway ${orderId} ${outcome === 'reversed' ? spellingOf(status) : outcome}${note ? `${note}: ${amount}` : ''}`

/** A message that changes nothing is recorded once for each source. */
const messageKeyOf = ({ answer, source }: GatewayMessage): string =>
  `gateway ${answer.orderId} ${source}: ${answer.status} ${answer.amount ?? ''} ${answer.currency}`

export async function isKnown(tx: Transaction, message: GatewayMessage): Promise<boolean> {
  return (await tx.$count(paymentEvents, eq(paymentEvents.key, keyOf(message)))) > 0
}

/** Records a message that changes nothing, unless it repeats the message that made the change. */
export async function recordWithoutEffect(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  message: GatewayMessage,
): Promise<InvoiceRow> {
  const { source, answer } = message
  const changed = and(
    eq(paymentEvents.key, keyOf(message)),
    eq(paymentEvents.source, source),
    eq(paymentEvents.description, answer.status),
  )
  if ((await tx.$count(paymentEvents, changed)) === 0)
    await recordEvent(tx, { ...eventOf(services, row, message), key: messageKeyOf(message), outcome: null })
  return row
}

export const eventOf = ({ clock }: Services, row: InvoiceRow, message: GatewayMessage) => ({
  ...causeOf(message),
  at: clock.now(),
  invoiceId: row.id,
  state: row.state,
})

/** The amount is the one the gateway reports; outside production we send it one rupee. */
export function causeOf(message: GatewayMessage) {
  const { answer, outcome, source, note = '' } = message
  return {
    key: keyOf(message),
    source,
    description: `${answer.status}${note}`,
    outcome,
    orderId: answer.orderId,
    trackingId: answer.trackingId || null,
    amount: answer.amount ?? null,
  }
}
