import type { Paise } from '@bnr/contract/money'
import { eq } from 'drizzle-orm'
import { changeState } from '../invoices/changeState.ts'
import { recordEvent } from '../invoices/events.ts'
import { lockWithMember } from '../invoices/lock.ts'
import { canBePaid, payInvoice } from '../invoices/pay.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { type EventSource, paymentEvents } from '../invoices/tables.ts'
import { notify } from '../notifications/notify.ts'
import type { Transaction } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { type Attempt, attemptOf, lastAttempt } from './attempts.ts'
import type { GatewayAnswer } from './gateway/answer.ts'
import { type Outcome, outcomeOf } from './gateway/outcomes.ts'
import { paymentAttempts } from './tables.ts'

interface Heard {
  answer: GatewayAnswer
  outcome: Outcome
  /** Whether the gateway's word is one that we know. */
  known: boolean
  source: EventSource
  attempt: Attempt
}

/** What an answer changes, once however often it comes; gives the invoice as it then is, nothing for an order that is not ours. */
export async function hearAnswer(
  services: Services,
  answer: GatewayAnswer,
  source: EventSource,
): Promise<InvoiceRow | undefined> {
  const { outcome, known } = outcomeOf(answer.status)
  if (!known) services.log.warn({ status: answer.status }, 'the gateway uses a word that is not known')
  const attempt = await attemptOf(services.db, answer.orderId)
  if (!attempt || !isAboutOurs(answer, attempt)) {
    services.log.warn(
      { orderId: answer.orderId, source },
      'an answer of the gateway is not about a payment of ours',
    )
    return undefined
  }
  return await services.db.inTransaction(async (tx) => {
    const row = await lockWithMember(tx, attempt.invoiceId)
    const heard = { answer, outcome, known, source, attempt }
    if (!known) await writeDownOnly(services, tx, row, heard)
    if (outcome === 'waiting' || (await isKnown(tx, keyOf(heard)))) return row
    await tx
      .update(paymentAttempts)
      .set({ answeredAt: services.clock.now() })
      .where(eq(paymentAttempts.orderId, attempt.orderId))
    return await apply(services, tx, row, heard)
  })
}

/** The amount that we sent, in rupees. */
const isAboutOurs = ({ amount, currency }: GatewayAnswer, attempt: Attempt): boolean =>
  amount === attempt.amount && (currency === 'INR' || currency === '')

/** A try ends one way; only afterwards may money go another. */
const keyOf = ({ answer, outcome, known }: Heard): string =>
  `gateway ${answer.orderId} ${outcome === 'decide' || !known ? answer.status : outcome}`

async function isKnown(tx: Transaction, key: string): Promise<boolean> {
  return (await tx.$count(paymentEvents, eq(paymentEvents.key, key))) > 0
}

async function apply(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  heard: Heard,
): Promise<InvoiceRow> {
  const { outcome, attempt } = heard
  const cause = causeOf(heard)
  if (outcome === 'paid' && (await canBePaid(tx, row))) return await payInvoice(services, tx, row, cause)
  if (outcome === 'paid' || outcome === 'decide') return await leaveToFinance(services, tx, row, heard)
  const isLast = (await lastAttempt(tx, row.id))?.orderId === attempt.orderId
  if (isLast && row.state === 'Initiated')
    return await changeState(services, tx, row, outcome === 'cancelled' ? 'cancel' : 'fail', cause)
  await writeDownOnly(services, tx, row, heard)
  return row
}

/** What was heard, where it changes nothing. */
async function writeDownOnly(services: Services, tx: Transaction, row: InvoiceRow, heard: Heard) {
  const event = { ...causeOf(heard), at: services.clock.now(), invoiceId: row.id, state: row.state }
  await recordEvent(tx, event)
}

/** Money that pays nothing by the rule is never lost: finance decides, and the member knows. */
async function leaveToFinance(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  heard: Heard,
): Promise<InvoiceRow> {
  const event = { ...causeOf(heard), at: services.clock.now(), invoiceId: row.id, state: row.state }
  await recordEvent(tx, { ...event, needsDecision: true })
  if (row.profileId) await notify(services, tx, { to: row.profileId, kind: 'paymentUndecided' })
  return row
}

/** What is written down is the amount of the invoice: outside production the gateway is sent one rupee. */
function causeOf(heard: Heard) {
  const { answer, source } = heard
  return {
    key: keyOf(heard),
    source,
    said: answer.status,
    orderId: answer.orderId,
    trackingId: answer.trackingId || null,
    amount: answer.amount as Paise,
  }
}
