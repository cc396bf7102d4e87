import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { addPaidTopUp } from '../invoices/approve.ts'
import { changeState } from '../invoices/changeState.ts'
import { recordEvent } from '../invoices/events.ts'
import { lockWithMember } from '../invoices/lock.ts'
import { payInvoice } from '../invoices/pay.ts'
import { whyNotPayable } from '../invoices/payable.ts'
import { invoicesPaidBy } from '../invoices/reversals.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import type { EventSource } from '../invoices/tables.ts'
import { freezeQuotas } from '../memberships/freeze.ts'
import { notify } from '../notifications/notify.ts'
import type { Services } from '../services/services.ts'
import { attemptOf, isLastAttempt } from './attempts.ts'
import { reserveDuringAttempts } from './couponDuringAttempts.ts'
import type { GatewayAnswer } from './gateway/answer.ts'
import { outcomeOf } from './gateway/outcomes.ts'
import { causeOf, eventOf, type GatewayMessage, isKnown, recordWithoutEffect } from './gatewayMessage.ts'
import { gatewayAnswers } from './gatewayMetrics.ts'
import { paymentAttempts } from './tables.ts'

/**
 * Applies a gateway answer once, however often it arrives. Returns the invoice, or undefined if the order is not
 * ours.
 */
export async function handleGatewayAnswer(
  services: Services,
  answer: GatewayAnswer,
  source: EventSource,
): Promise<InvoiceRow | undefined> {
  return await withAttempt(services, answer, source, async (tx, row, message) => {
    if (!matchesSentAmount(message)) return await handleDifferentAmount(services, tx, row, message)
    if (message.outcome === 'waiting' || (await isKnown(tx, message)))
      return await recordWithoutEffect(services, tx, row, message)
    await endAttempt(services, tx, message)
    const applied = await apply(services, tx, row, message)
    await reserveDuringAttempts(tx, applied, services.clock.now())
    return applied
  })
}

/**
 * Records a reversal immediately, from any source, so that no membership starts on money that may be gone. A job then
 * asks the gateway. If the amount differs from ours, nothing changes before the gateway confirms it.
 */
export async function recordReversal(
  services: Services,
  answer: GatewayAnswer,
  source: EventSource,
): Promise<InvoiceRow | undefined> {
  return await withAttempt(services, answer, source, async (tx, row, message) => {
    const { orderId } = answer
    await services.jobs.enqueue(tx, 'askPayment', { orderId, reversed: true })
    if (!matchesSentAmount(message) || (await isKnown(tx, message)))
      return await recordWithoutEffect(services, tx, row, message)
    return await referToFinance(services, tx, row, message, reportOf(answer))
  })
}

/** Records an answer that we do not trust, without applying it. */
export async function recordClaim(services: Services, answer: GatewayAnswer, source: EventSource) {
  await withAttempt(services, answer, source, (tx, row, message) =>
    recordWithoutEffect(services, tx, row, message),
  )
}

async function withAttempt(
  services: Services,
  answer: GatewayAnswer,
  source: EventSource,
  work: (tx: Transaction, row: InvoiceRow, message: GatewayMessage) => Promise<InvoiceRow>,
): Promise<InvoiceRow | undefined> {
  const { outcome, known } = outcomeOf(answer.status)
  if (!known) services.log.warn({ status: answer.status }, 'unknown status from the gateway')
  const attempt = await attemptOf(services.db, answer.orderId)
  if (!attempt) {
    services.log.warn({ orderId: answer.orderId, source }, 'the gateway answered about an unknown order')
    return undefined
  }
  const handled = await services.db.inTransaction(async (tx) => {
    const row = await lockWithMember(tx, attempt.invoiceId)
    return await work(tx, row, { answer, outcome, source, attempt })
  })
  gatewayAnswers.inc({ outcome, source })
  return handled
}

/** Whether the amount is the one we sent, in rupees. */
const matchesSentAmount = ({ answer: { amount, currency }, attempt }: GatewayMessage): boolean =>
  amount === attempt.amount && (currency === 'INR' || currency === '')

/** A different amount pays nothing. Only the gateway itself can say that it came; then finance decides. */
async function handleDifferentAmount(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  message: GatewayMessage,
): Promise<InvoiceRow> {
  const { answer, attempt, source, outcome } = message
  const { orderId, amount, currency } = answer
  services.log.warn(
    { orderId, source, amount, currency, sent: attempt.amount },
    'the gateway answered with a different amount',
  )
  const isMoney = outcome === 'paid' || outcome === 'reversed'
  if (!isMoney) return await recordWithoutEffect(services, tx, row, message)
  await endAttempt(services, tx, message)
  const why = 'The amount differs from the amount of the invoice'
  return await referToFinance(services, tx, row, { ...message, note: ', of another amount' }, why)
}

async function endAttempt({ clock }: Services, tx: Transaction, { attempt: { orderId } }: GatewayMessage) {
  const answeredAt = clock.now()
  await tx.update(paymentAttempts).set({ answeredAt }).where(eq(paymentAttempts.orderId, orderId))
}

async function apply(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  message: GatewayMessage,
): Promise<InvoiceRow> {
  const { outcome, attempt } = message
  const cause = causeOf(message)
  const { begunOn } = attempt
  if (outcome === 'paid') {
    const refused = await whyNotPayable(services, tx, row, begunOn)
    if (refused) return await referToFinance(services, tx, row, message, refused.message)
    const paid = await payInvoice(services, tx, row, cause, undefined, begunOn)
    return await addPaidTopUp(services, tx, paid, message)
  }
  if (outcome === 'reversed')
    return await referToFinance(services, tx, row, message, reportOf(message.answer))
  // A failure of an earlier attempt does not fail the invoice.
  if (row.state === 'Initiated' && (await isLastAttempt(tx, attempt)))
    return await changeState(services, tx, row, outcome === 'cancelled' ? 'cancel' : 'fail', cause)
  await recordEvent(tx, eventOf(services, row, message))
  return row
}

const reportOf = ({ status }: GatewayAnswer) => `The gateway reports: ${status}`

/** Records money that the rules match to no invoice. Finance decides about it, and the member gets a notification. */
async function referToFinance(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  message: GatewayMessage,
  why: string,
): Promise<InvoiceRow> {
  const isNew = await recordEvent(tx, { ...eventOf(services, row, message), needsDecision: true, why })
  if (!isNew || row.profileId === null) return row
  if (message.outcome === 'reversed') await freezePaid(services, tx, row.profileId, message)
  await notify(services, tx, { to: row.profileId, kind: 'paymentUndecided' })
  return row
}

/** Freezes what the reversed attempt paid for, also if finance applied its payment to another invoice. */
async function freezePaid(
  { clock }: Services,
  tx: Transaction,
  profileId: number,
  { attempt: { orderId } }: GatewayMessage,
): Promise<void> {
  for (const { id } of await invoicesPaidBy(tx, profileId, orderId)) await freezeQuotas(tx, id, clock.now())
}
