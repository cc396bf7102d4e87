import { eq, sql } from 'drizzle-orm'
import { changeState } from '../invoices/changeState.ts'
import { recordEvent } from '../invoices/events.ts'
import { lockWithMember } from '../invoices/lock.ts'
import { payInvoice } from '../invoices/pay.ts'
import { whyNotPayable } from '../invoices/payable.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { type EventSource, paymentEvents } from '../invoices/tables.ts'
import { freezeQuotas } from '../memberships/freeze.ts'
import { notify } from '../notifications/notify.ts'
import type { Transaction } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { attemptOf, lastAttempt } from './attempts.ts'
import { reserveDuringAttempts } from './couponDuringAttempts.ts'
import type { GatewayAnswer } from './gateway/answer.ts'
import { outcomeOf } from './gateway/outcomes.ts'
import { causeOf, eventOf, type Heard, isKnown, writeDownOnly } from './heard.ts'
import { paymentAttempts } from './tables.ts'

/** What an answer changes, once however often it comes; gives the invoice as it then is, nothing for an order that is not ours. */
export async function hearAnswer(
  services: Services,
  answer: GatewayAnswer,
  source: EventSource,
): Promise<InvoiceRow | undefined> {
  return await withAttempt(services, answer, source, async (tx, row, heard) => {
    if (!isAsSent(heard)) return await hearOfOther(services, tx, row, heard)
    if (heard.outcome === 'waiting' || (await isKnown(tx, heard)))
      return await writeDownOnly(services, tx, row, heard)
    await endAttempt(services, tx, heard)
    const applied = await apply(services, tx, row, heard)
    await reserveDuringAttempts(tx, applied, services.clock.now())
    return applied
  })
}

/**
 * A reversal is recorded at once, from any source, so that nothing begins on money that may be gone; the job then asks the
 * gateway itself. One whose amount is not ours changes nothing before that.
 */
export async function recordReversal(
  services: Services,
  answer: GatewayAnswer,
  source: EventSource,
): Promise<InvoiceRow | undefined> {
  return await withAttempt(services, answer, source, async (tx, row, heard) => {
    const { orderId } = answer
    await services.jobs.enqueue(tx, 'askPayment', { orderId, reversed: true })
    if (!isAsSent(heard) || (await isKnown(tx, heard))) return await writeDownOnly(services, tx, row, heard)
    return await leaveToFinance(services, tx, row, heard, reportOf(answer))
  })
}

/** What somebody brings who is not believed is written down all the same. */
export async function noteClaim(services: Services, answer: GatewayAnswer, source: EventSource) {
  await withAttempt(services, answer, source, (tx, row, heard) => writeDownOnly(services, tx, row, heard))
}

async function withAttempt(
  services: Services,
  answer: GatewayAnswer,
  source: EventSource,
  work: (tx: Transaction, row: InvoiceRow, heard: Heard) => Promise<InvoiceRow>,
): Promise<InvoiceRow | undefined> {
  const { outcome, known } = outcomeOf(answer.status)
  if (!known) services.log.warn({ status: answer.status }, 'the gateway uses a word that is not known')
  const attempt = await attemptOf(services.db, answer.orderId)
  if (!attempt) {
    services.log.warn({ orderId: answer.orderId, source }, 'an answer is not about a payment of ours')
    return undefined
  }
  return await services.db.inTransaction(async (tx) => {
    const row = await lockWithMember(tx, attempt.invoiceId)
    return await work(tx, row, { answer, outcome, source, attempt })
  })
}

/** The amount that we sent, in rupees. */
const isAsSent = ({ answer: { amount, currency }, attempt }: Heard): boolean =>
  amount === attempt.amount && (currency === 'INR' || currency === '')

/** Another amount than was sent pays nothing; where the gateway itself says that it came, finance decides about it. */
async function hearOfOther(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  heard: Heard,
): Promise<InvoiceRow> {
  const { answer, attempt, source, outcome } = heard
  const { orderId, amount, currency } = answer
  services.log.warn(
    { orderId, source, amount, currency, sent: attempt.amount },
    'another amount than was sent',
  )
  const isMoney = source === 'status call' && (outcome === 'paid' || outcome === 'reversed')
  if (!isMoney) return await writeDownOnly(services, tx, row, heard)
  await endAttempt(services, tx, heard)
  const why = 'The amount differs from the amount of the invoice'
  return await leaveToFinance(services, tx, row, { ...heard, note: ', of another amount' }, why)
}

async function endAttempt({ clock }: Services, tx: Transaction, { attempt: { orderId } }: Heard) {
  const answeredAt = clock.now()
  await tx.update(paymentAttempts).set({ answeredAt }).where(eq(paymentAttempts.orderId, orderId))
}

async function apply(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  heard: Heard,
): Promise<InvoiceRow> {
  const { outcome, attempt } = heard
  const cause = causeOf(heard)
  const { begunOn } = attempt
  if (outcome === 'paid') {
    const refused = await whyNotPayable(services, tx, row, begunOn)
    if (refused) return await leaveToFinance(services, tx, row, heard, refused.message)
    return await payInvoice(services, tx, row, cause, undefined, begunOn)
  }
  if (outcome === 'reversed') return await leaveToFinance(services, tx, row, heard, reportOf(heard.answer))
  const isLast = (await lastAttempt(tx, row.id))?.orderId === attempt.orderId
  if (isLast && row.state === 'Initiated')
    return await changeState(services, tx, row, outcome === 'cancelled' ? 'cancel' : 'fail', cause)
  await recordEvent(tx, eventOf(services, row, heard))
  return row
}

const reportOf = ({ status }: GatewayAnswer) => `The gateway reports: ${status}`

/** Money that pays nothing by the rule is never lost: finance decides, and the member knows. */
async function leaveToFinance(
  services: Services,
  tx: Transaction,
  row: InvoiceRow,
  heard: Heard,
  why: string,
): Promise<InvoiceRow> {
  const isNew = await recordEvent(tx, { ...eventOf(services, row, heard), needsDecision: true, why })
  if (isNew && heard.outcome === 'reversed') await freezePaid(services, tx, row, heard)
  if (isNew && row.profileId) await notify(services, tx, { to: row.profileId, kind: 'paymentUndecided' })
  return row
}

/** The bank took back the money that this invoice was paid with. */
async function freezePaid(
  { clock }: Services,
  tx: Transaction,
  row: InvoiceRow,
  { attempt }: Heard,
): Promise<void> {
  const paid = sql`invoice_id = ${row.id} and order_id = ${attempt.orderId} and transition = 'pay'`
  if (row.profileId === null || (await tx.$count(paymentEvents, paid)) === 0) return
  await freezeQuotas(tx, row.profileId, row.id, clock.now())
}
