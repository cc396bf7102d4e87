import { createHash, randomBytes } from 'node:crypto'
import { indianDay } from '@bnr/contract/indianDay'
import { notByCard } from '@bnr/contract/invoices/states'
import { oneRupee } from '@bnr/contract/money'
import { and, desc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { changeState } from '../invoices/changeState.ts'
import { lockWithMember } from '../invoices/lock.ts'
import { whyNotPayable } from '../invoices/payable.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { reserveDuringAttempts } from './couponDuringAttempts.ts'
import { paymentAttempts } from './tables.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

/** A token starts its payment within so many minutes. */
const tokenMinutes = 10
/** A payment that nobody has heard of by then is asked about. */
const askedAfterSeconds = 15 * 60

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A further try to pay a locked invoice, with an order id of its own; gives the token that starts it. */
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
  await services.jobs.enqueue(tx, 'askPayment', { orderId }, askedAfterSeconds)
  return token
}

/** What staff were paid for in another way is not to be paid by card as well, nor to say a false reference. */
export function requireByCard({ paymentKind }: Pick<InvoiceRow, 'paymentKind'>): void {
  if (paymentKind !== 'cc') throw new Failure('wrong_state', { message: notByCard })
}

const reopen = (services: Services, tx: Transaction, row: InvoiceRow) =>
  changeState(services, tx, row, 'retry', { source: 'member', said: 'tried again' })

/** Takes the attempt that a token begins, once, and only while its invoice can be paid. */
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

export async function attemptOf(db: Queryable, orderId: string): Promise<Attempt | undefined> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId))
  return row
}

const triesConfirmed = 10

/** The latest tries that went to the gateway: any of them may be the one that was paid. */
export const sentAttempts = (db: Queryable, invoiceId: number): Promise<Attempt[]> =>
  latest(db, invoiceId, triesConfirmed, isNotNull(paymentAttempts.sentAt))

/** The last try of an invoice: what is said of an earlier one no longer fails it. */
export const lastAttempt = async (db: Queryable, invoiceId: number): Promise<Attempt | undefined> =>
  (await latest(db, invoiceId, 1))[0]

const latest = (db: Queryable, invoiceId: number, most: number, more?: SQL) =>
  db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.invoiceId, invoiceId), more))
    .orderBy(desc(paymentAttempts.ordinal))
    .limit(most)
