import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordEvent } from '../invoices/events.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { job, scheduledJob } from '../jobs/job.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Services } from '../services/services.ts'
import { type Attempt, loadAttempt } from './attempts.ts'
import { GatewayAway } from './gateway/gatewayAway.ts'
import { askStatus, type RetryPolicy } from './gateway/statusCall.ts'
import { gatewayAnswers } from './gatewayMetrics.ts'
import { handleGatewayAnswer } from './handleAnswer.ts'
import { paymentAttempts } from './tables.ts'

/** Days during which jobs ask the gateway about an unanswered payment. */
const maxDaysChecked = 7
const nextCheckAfterSeconds = 24 * 3600
const batchSize = 200
/** After this many orders in a row without a usable reply, the job for all payments waits for its next run. */
const mostUnanswered = 3
/** A browser waits for this reply, so give up early; the jobs ask again. */
export const interactiveRetries: RetryPolicy = { timeout: 3000, pauses: [300] }

interface CheckOptions {
  trackingId?: string | undefined
  retryPolicy?: RetryPolicy | undefined
}

/**
 * Asks the gateway about one of our orders. Returns the current invoice, or undefined while the gateway has no
 * answer, or if cards are off.
 */
export async function checkWithGateway(
  services: Services,
  orderId: string,
  { trackingId, retryPolicy }: CheckOptions = {},
): Promise<InvoiceRow | undefined> {
  const { config, db, clock } = services
  if (!config.gateway) return undefined
  await db
    .update(paymentAttempts)
    .set({ askedAt: clock.now(), asked: sql`least(${paymentAttempts.asked} + 1, 30000)` })
    .where(eq(paymentAttempts.orderId, orderId))
  const answer = await askStatus(config.gateway, { orderId, trackingId }, retryPolicy)
  if (!answer) gatewayAnswers.inc({ outcome: 'unknown', source: 'status call' })
  if (!answer || (trackingId && answer.trackingId !== trackingId)) return undefined
  return await handleGatewayAnswer(services, answer, 'status call')
}

/** Asks the gateway, but returns undefined instead of failing when the gateway does not answer. */
export async function tryCheckWithGateway(
  services: Services,
  orderId: string,
  retryPolicy?: RetryPolicy,
): Promise<InvoiceRow | undefined> {
  try {
    return await checkWithGateway(services, orderId, { retryPolicy })
  } catch (error) {
    await noteAway(services, orderId, error)
    return undefined
  }
}

/** Logs that the gateway gave no usable reply. Rethrows any other error. */
async function noteAway(services: Services, orderId: string, error: unknown): Promise<void> {
  if (!(error instanceof GatewayAway)) throw error
  services.log.warn({ err: error, orderId }, 'the gateway gave no usable reply')
  if (error.reason === 'garbled') await noteUnreadable(services, orderId)
}

/** An unreadable reply changes nothing, but finance can see that it came. */
async function noteUnreadable({ db, clock }: Services, orderId: string): Promise<void> {
  const { invoiceId } = await loadAttempt(db, orderId)
  const description = 'A reply that cannot be read'
  const event = { key: `gateway ${orderId} unreadable`, source: 'status call', description, orderId } as const
  await db.inTransaction((tx) => recordEvent(tx, { ...event, at: clock.now(), invoiceId }))
}

/** Job after a reversal: asks the gateway to confirm it, even though the payment has its answer. */
export async function askReversed(services: Services, orderId: string): Promise<void> {
  await tryCheckWithGateway(services, orderId)
}

/** Job for one payment: asks 15 minutes after it began, then daily for a week. */
export async function askPayment(services: Services, orderId: string): Promise<void> {
  const attempt = await loadAttempt(services.db, orderId)
  if (attempt.answeredAt || !attempt.sentAt) return
  await tryCheckWithGateway(services, orderId)
  const { answeredAt } = await loadAttempt(services.db, orderId)
  if (answeredAt || isOld(attempt, services.clock.now())) return
  await services.db.inTransaction((tx) =>
    services.jobs.enqueue(tx, 'askPayment', { orderId }, nextCheckAfterSeconds),
  )
}

const isOld = ({ begunAt }: Attempt, now: Date): boolean => begunAt < daysAfter(now, -maxDaysChecked)

/** Runs every ten minutes and at start: asks about every payment without a final answer, also if its own job was lost. */
export async function settlePayments(services: Services): Promise<void> {
  const now = services.clock.now()
  const recentlyAsked = new Date(now.getTime() - 60_000)
  const open = await services.db
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(
      and(
        isNull(paymentAttempts.answeredAt),
        isNotNull(paymentAttempts.sentAt),
        gt(paymentAttempts.begunAt, daysAfter(now, -maxDaysChecked - 1)),
        or(isNull(paymentAttempts.askedAt), lt(paymentAttempts.askedAt, recentlyAsked)),
      ),
    )
    // Those that were never asked about, or longest ago, so that a long backlog leaves nobody out.
    .orderBy(sql`${paymentAttempts.askedAt} nulls first`, asc(paymentAttempts.begunAt))
    .limit(batchSize)
  let unanswered = 0
  for (const { orderId } of open) {
    unanswered = (await getsReply(services, orderId)) ? 0 : unanswered + 1
    if (unanswered === mostUnanswered) return
  }
}

/** Asks about an order, and returns whether the gateway gave a usable reply. */
async function getsReply(services: Services, orderId: string): Promise<boolean> {
  try {
    await checkWithGateway(services, orderId)
    return true
  } catch (error) {
    await noteAway(services, orderId, error)
    return false
  }
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    askPayment: { orderId: string; reversed?: boolean | undefined }
  }
}

export const askPaymentJob = job({
  name: 'askPayment',
  payload: z.object({ orderId: z.string(), reversed: z.boolean().optional() }),
  run: (services: Services, { orderId, reversed }) =>
    reversed ? askReversed(services, orderId) : askPayment(services, orderId),
})

export const settlePaymentsJob = scheduledJob({
  name: 'settlePayments',
  run: settlePayments,
  schedule: '*/10 * * * *',
  atStart: true,
})
