import { createHash, randomBytes } from 'node:crypto'
import { indianDay } from '@bnr/contract/indianDay'
import { notByCard } from '@bnr/contract/invoices/states'
import { oneRupee } from '@bnr/contract/money'
import { and, desc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import { changeState } from '../invoices/changeState.ts'
import { lockWithMember } from '../invoices/lock.ts'
import { whyNotPayable } from '../invoices/payable.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import { Failure, wrongState } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { reserveDuringAttempts } from './couponDuringAttempts.ts'
import { paymentAttempts } from './tables.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

/** Minutes within which a token must start its payment. */
const tokenMinutes = 10
/** If a payment has no answer after this time, a job asks the gateway about it. */
const firstCheckAfterSeconds = 15 * 60

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Begins a new attempt to pay a locked invoice, with its own order id. Returns the token that starts it. */
export async function beginAttempt(services: Services, tx: Transaction, row: InvoiceRow): Promise<string> {
  const { config, clock } = services
  if (!config.gateway) throw new Failure('card_payment_off')
  const now = clock.now()
  requireByCard(row)
  const refused = await whyNotPayable(services, tx, row)
  if (refused) throw refused
  const open = row.state === 'Initiated' ? row : await reopen(services, tx, row)
  const token = randomBytes(32).toString('base64url')
  const orderId = `BNR${randomBytes(10).toString('hex').toUpperCase()}`
  const amount = config.gatewayAmount === 'real' ? row.total : oneRupee
  const begun = { begunAt: now, begunOn: indianDay(now), tokenHash: hashOf(token) }
  await tx.insert(paymentAttempts).values({ orderId, invoiceId: row.id, amount, ...begun })
  await reserveDuringAttempts(tx, open, now)
  await services.jobs.enqueue(tx, 'askPayment', { orderId }, firstCheckAfterSeconds)
  return token
}

/**
 * Invoices that were paid in another way cannot be paid by card too, nor confirmed with the reference of a card
 * payment.
 */
export function requireByCard({ paymentKind }: Pick<InvoiceRow, 'paymentKind'>): void {
  if (paymentKind !== 'cc') throw wrongState(notByCard)
}

const reopen = (services: Services, tx: Transaction, row: InvoiceRow) =>
  changeState(services, tx, row, 'retry', { source: 'member', description: 'tried again' })

/** Takes the attempt that a token starts. Works only once, and only while the invoice can be paid. */
export async function takeAttempt(
  services: Services,
  tx: Transaction,
  token: string,
): Promise<{ attempt: Attempt; row: InvoiceRow }> {
  const now = services.clock.now()
  const isUnused = and(
    eq(paymentAttempts.tokenHash, hashOf(token)),
    isNull(paymentAttempts.sentAt),
    gt(paymentAttempts.begunAt, new Date(now.getTime() - tokenMinutes * 60_000)),
  )
  const [begun] = await tx.select().from(paymentAttempts).where(isUnused)
  if (!begun) throw new Failure('link_expired')
  const row = await lockWithMember(tx, begun.invoiceId)
  const refused = await whyNotPayable(services, tx, row, begun.begunOn)
  if (refused) throw refused
  const [attempt] = await tx.update(paymentAttempts).set({ sentAt: now }).where(isUnused).returning()
  if (!attempt) throw new Failure('link_expired')
  await reserveDuringAttempts(tx, row, now)
  return { attempt, row }
}

const attemptsOf = (db: Queryable, orderId: string) =>
  db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId))

/** The attempt with an order id that came from outside, if we know it. */
export const attemptOf = async (db: Queryable, orderId: string): Promise<Attempt | undefined> =>
  (await attemptsOf(db, orderId))[0]

export const loadAttempt = (db: Queryable, orderId: string): Promise<Attempt> =>
  requireRow(attemptsOf(db, orderId), 'not_found')

/** Whether the gateway was asked about it within the last seconds. */
export const wasJustAsked = ({ askedAt }: Attempt, seconds: number, now: Date): boolean =>
  askedAt !== null && askedAt.getTime() > now.getTime() - seconds * 1000

const maxAttemptsChecked = 10

/** The latest attempts that reached the gateway; any of them may have been paid. */
export const sentAttempts = (db: Queryable, invoiceId: number): Promise<Attempt[]> =>
  latest(db, invoiceId, maxAttemptsChecked, isNotNull(paymentAttempts.sentAt))

export const lastAttempt = async (db: Queryable, invoiceId: number): Promise<Attempt | undefined> =>
  (await latest(db, invoiceId, 1))[0]

const latest = (db: Queryable, invoiceId: number, most: number, more?: SQL) =>
  db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.invoiceId, invoiceId), more))
    .orderBy(desc(paymentAttempts.ordinal))
    .limit(most)

export const isLastAttempt = async (db: Queryable, { invoiceId, ordinal }: Attempt): Promise<boolean> =>
  (await db.$count(
    paymentAttempts,
    and(eq(paymentAttempts.invoiceId, invoiceId), gt(paymentAttempts.ordinal, ordinal)),
  )) === 0
