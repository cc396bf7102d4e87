import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { rows, type Transaction } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { type Phone, phoneText } from '../profiles/phone.ts'
import { oneTimeCodes } from './tables.ts'

const validMinutes = 5
const tries = 5
const pauseSeconds = 30
const mostInAnHour = 5

/** Sends a fresh code to a number, whether or not anybody has registered with it. */
export async function sendLoginCode(services: Services, phone: Phone): Promise<void> {
  const to = phoneText(phone)
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0')
  await services.db.inTransaction(async (tx) => {
    await rows(tx, sql`select pg_advisory_xact_lock(hashtext(${to}))`)
    await refuseTooMany(tx, to, services.clock.now())
    await keepCode(tx, to, code, services.clock.now())
  })
  const text = `${code} is your BNR Matrimony code. It is valid for ${validMinutes} minutes. Do not share it with anyone.`
  await services.messenger.sms({ to, text })
}

async function refuseTooMany(tx: Transaction, phone: string, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  const sent = await tx
    .select({ at: oneTimeCodes.sentAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.phone, phone), gt(oneTimeCodes.sentAt, hourAgo)))
    .orderBy(desc(oneTimeCodes.sentAt))
    .limit(mostInAnHour)
  const next = Math.max(
    sent[0] ? sent[0].at.getTime() + pauseSeconds * 1000 : 0,
    (sent[mostInAnHour - 1]?.at.getTime() ?? -Infinity) + 3_600_000,
  )
  const wait = Math.ceil((next - now.getTime()) / 1000)
  if (wait > 0) throw new Failure('too_many_requests', { retryAfterSeconds: wait })
}

async function keepCode(tx: Transaction, phone: string, code: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + validMinutes * 60_000)
  await tx
    .insert(oneTimeCodes)
    .values({ phone, codeHash: hashed(phone, code), sentAt: now, expiresAt, triesLeft: tries })
}

/** Throws unless `code` is the newest one sent to this number, unexpired, unused and with tries left. */
export async function useCode({ db, clock }: Services, phone: Phone, code: string): Promise<void> {
  const to = phoneText(phone)
  const now = clock.now()
  const newest = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.phone, to))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1)
  const [tried] = await db
    .update(oneTimeCodes)
    .set({ triesLeft: sql`${oneTimeCodes.triesLeft} - 1` })
    .where(
      and(
        eq(oneTimeCodes.id, newest),
        gt(oneTimeCodes.triesLeft, 0),
        gt(oneTimeCodes.expiresAt, now),
        isNull(oneTimeCodes.usedAt),
      ),
    )
    .returning({ id: oneTimeCodes.id, codeHash: oneTimeCodes.codeHash })
  if (!tried || !same(tried.codeHash, hashed(to, code))) throw new Failure('incorrect_code')
  const spent = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, tried.id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id })
  if (spent.length === 0) throw new Failure('incorrect_code')
}

function hashed(phone: string, code: string): string {
  return createHash('sha256').update(`${phone} ${code}`).digest('base64url')
}

function same(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
