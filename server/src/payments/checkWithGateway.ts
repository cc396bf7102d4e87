import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { recordEvent } from '../invoices/events.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { daysAfter } from '../platform/clock.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { type Attempt, attemptOf } from './attempts.ts'
import { GatewayAway } from './gateway/gatewayAway.ts'
import { askStatus, type RetryPolicy } from './gateway/statusCall.ts'
import { handleGatewayAnswer } from './handleAnswer.ts'
import { paymentAttempts } from './tables.ts'

/** For so many days the gateway is asked what became of a payment. */
const askedDays = 7
const askedAgainAfterSeconds = 24 * 3600
const asksAtOnce = 200
/** A browser waits for the reply; what is not known by then, the jobs ask again. */
export const interactiveRetries: RetryPolicy = { timeout: 3000, pauses: [300] }

interface CheckOptions {
  trackingId?: string
  retryPolicy?: RetryPolicy
}

/** Asks the gateway itself about one of our orders; the invoice as it then is, nothing while the gateway does not know. */
export async function checkWithGateway(
  services: Services,
  orderId: string,
  { trackingId, retryPolicy }: CheckOptions = {},
): Promise<InvoiceRow | undefined> {
  const { config, db, clock } = services
  if (!config.gateway) throw new Failure('card_payment_off')
  await db
    .update(paymentAttempts)
    .set({ askedAt: clock.now(), asked: sql`least(${paymentAttempts.asked} + 1, 30000)` })
    .where(eq(paymentAttempts.orderId, orderId))
  const answer = await askStatus(
    config.gateway,
    { orderId, ...(trackingId ? { trackingId } : {}) },
    retryPolicy,
  )
  const isMeant = answer?.orderId === orderId && (!trackingId || answer.trackingId === trackingId)
  return isMeant ? await handleGatewayAnswer(services, answer, 'status call') : undefined
}

/** The same where an answer must not fail because the gateway is away. */
export async function tryCheckWithGateway(
  services: Services,
  orderId: string,
  retryPolicy?: RetryPolicy,
): Promise<InvoiceRow | undefined> {
  try {
    return await checkWithGateway(services, orderId, retryPolicy ? { retryPolicy } : {})
  } catch (error) {
    if (!(error instanceof GatewayAway) && !(error instanceof Failure)) throw error
    services.log.warn({ err: error, orderId }, 'the gateway was asked in vain')
    if (error instanceof GatewayAway && error.reason === 'garbled') await noteUnreadable(services, orderId)
    return undefined
  }
}

/** A reply that nobody can read changes nothing, and finance sees that there was one. */
async function noteUnreadable({ db, clock }: Services, orderId: string): Promise<void> {
  const attempt = await attemptOf(db, orderId)
  if (!attempt) return
  const said = 'A reply that cannot be read'
  const event = { key: `gateway ${orderId} unreadable`, source: 'status call', said, orderId } as const
  await db.inTransaction((tx) => recordEvent(tx, { ...event, at: clock.now(), invoiceId: attempt.invoiceId }))
}

/** The job of one reversal: the payment was answered before, and the gateway is asked whether it is so. */
export async function askReversed(services: Services, orderId: string): Promise<void> {
  if (services.config.gateway) await tryCheckWithGateway(services, orderId)
}

/** The job of one payment: a quarter of an hour after it began, then daily for a week. */
export async function askPayment(services: Services, orderId: string): Promise<void> {
  const attempt = await attemptOf(services.db, orderId)
  if (!attempt || attempt.answeredAt || !services.config.gateway || !attempt.sentAt) return
  await tryCheckWithGateway(services, orderId)
  const after = await attemptOf(services.db, orderId)
  if (!after || after.answeredAt || isOld(after, services.clock.now())) return
  await services.db.inTransaction((tx) =>
    services.jobs.enqueue(tx, 'askPayment', { orderId }, askedAgainAfterSeconds),
  )
}

const isOld = ({ begunAt }: Attempt, now: Date): boolean => begunAt < daysAfter(now, -askedDays)

/** The daily job, and at start: payments whose last word was not message, also where the service was killed before it. */
export async function settlePayments(services: Services): Promise<void> {
  if (!services.config.gateway) return
  const now = services.clock.now()
  const recentlyAsked = new Date(now.getTime() - 60_000)
  const open = await services.db
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(
      and(
        isNull(paymentAttempts.answeredAt),
        isNotNull(paymentAttempts.sentAt),
        gt(paymentAttempts.begunAt, daysAfter(now, -askedDays - 1)),
        or(isNull(paymentAttempts.askedAt), lt(paymentAttempts.askedAt, recentlyAsked)),
      ),
    )
    .orderBy(asc(paymentAttempts.begunAt))
    .limit(asksAtOnce)
  for (const { orderId } of open) await tryCheckWithGateway(services, orderId)
}
