import { and, eq } from 'drizzle-orm'
import { recordEvent } from '../invoices/events.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { type EventSource, type PaymentOutcome, paymentEvents } from '../invoices/tables.ts'
import type { Transaction } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import type { Attempt } from './attempts.ts'
import type { GatewayAnswer } from './gateway/answer.ts'

/** One message of the gateway about one of our orders. */
export interface Heard {
  answer: GatewayAnswer
  outcome: PaymentOutcome
  source: EventSource
  attempt: Attempt
  /** What we say of it beside the gateway's word. */
  note?: string
}

/** A try ends one way; only afterwards may money go another. */
const keyOf = ({ answer, outcome, note = '' }: Heard): string =>
  `gateway ${answer.orderId} ${outcome === 'reversed' ? answer.status : outcome}${note}`

/** A message that changes nothing is one for each who says it. */
const messageKeyOf = ({ answer, source }: Heard): string =>
  `gateway ${answer.orderId} ${source}: ${answer.status} ${answer.amount ?? ''} ${answer.currency}`

export async function isKnown(tx: Transaction, heard: Heard): Promise<boolean> {
  return (await tx.$count(paymentEvents, eq(paymentEvents.key, keyOf(heard)))) > 0
}

/** What was heard, where it changes nothing; the message that did change something is written down already. */
export async function writeDownOnly(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  heard: Heard,
): Promise<InvoiceRow> {
  const { source, answer } = heard
  const changed = and(
    eq(paymentEvents.key, keyOf(heard)),
    eq(paymentEvents.source, source),
    eq(paymentEvents.said, answer.status),
  )
  if ((await tx.$count(paymentEvents, changed)) === 0)
    await recordEvent(tx, { ...eventOf(services, row, heard), key: messageKeyOf(heard), outcome: null })
  return row
}

/** What is written down of it. */
export const eventOf = ({ clock }: Services, row: InvoiceRow, heard: Heard) => ({
  ...causeOf(heard),
  at: clock.now(),
  invoiceId: row.id,
  state: row.state,
})

/** The amount is what the gateway says: outside production it is sent one rupee. */
export function causeOf(heard: Heard) {
  const { answer, outcome, source, note = '' } = heard
  return {
    key: keyOf(heard),
    source,
    said: `${answer.status}${note}`,
    outcome,
    orderId: answer.orderId,
    trackingId: answer.trackingId || null,
    amount: answer.amount ?? null,
  }
}
