import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { type Queryable, sqlRows, type Transaction } from '../database/database.ts'
import { Failure } from '../platform/failure.ts'
import { type Phone, phoneText, refuseImpossible } from '../profiles/phone.ts'
import type { Services } from '../services/services.ts'
import { sendServiceSms } from '../sms/send.ts'
import { codeMinutes } from '../sms/texts.ts'
import { countTry, forgetTry } from './attempts.ts'
import { countCode } from './codeCaps.ts'
import { codesRefused } from './codeMetrics.ts'
import { meantNumber } from './meantNumber.ts'
import { oneTimeCodes } from './tables.ts'
import { hashToken } from './tokens.ts'
import { codeLimits } from './tryLimits.ts'

export const pauseSeconds = 30
export const maxInAnHour = 5

/** Sends a new code to a number, whether or not it is registered. */
export async function sendLoginCode(services: Services, phone: Phone, address: string): Promise<void> {
  await sendCode(services, phone, address).catch((error) => {
    if (error instanceof Failure) codesRefused.inc({ reason: error.code })
    throw error
  })
}

async function sendCode(services: Services, phone: Phone, address: string): Promise<void> {
  refuseImpossible(phone, 'ph.')
  const to = phoneText(await meantNumber(services.db, phone))
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0')
  const now = services.clock.now()
  await services.db.inTransaction(async (tx) => {
    await sqlRows(tx)`select pg_advisory_xact_lock(hashtext(${to}))`
    await refuseTooMany(tx, to, now)
    await saveCode(tx, { to, code, address, now })
    await countCode(services, tx, phone.countryCode)
  })
  await sendServiceSms(services, to, 'loginCode', { code })
}

async function refuseTooMany(tx: Transaction, phone: string, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  const sent = await tx
    .select({ at: oneTimeCodes.sentAt })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.phone, phone), gt(oneTimeCodes.sentAt, hourAgo)))
    .orderBy(desc(oneTimeCodes.sentAt))
    .limit(maxInAnHour)
  const next = Math.max(
    sent[0] ? sent[0].at.getTime() + pauseSeconds * 1000 : 0,
    (sent[maxInAnHour - 1]?.at.getTime() ?? -Infinity) + 3_600_000,
  )
  const wait = Math.ceil((next - now.getTime()) / 1000)
  if (wait > 0) throw new Failure('too_many_requests', { retryAfterSeconds: wait })
}

type NewCode = { to: string; code: string; address: string; now: Date }

async function saveCode(tx: Transaction, { to, code, address, now }: NewCode): Promise<void> {
  const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
  await tx
    .insert(oneTimeCodes)
    .values({ phone: to, codeHash: hashed(to, code), sentAt: now, expiresAt, askedFrom: address })
}

/**
 * Throws unless `code` is the newest one sent to this number, unexpired and unused; returns its id. Wrong codes count
 * against the number and the network address that enters them; a new code does not reset the count.
 */
export async function useCode(
  services: Services,
  phone: Phone,
  code: string,
  address: string,
): Promise<number> {
  const to = phoneText(await meantNumber(services.db, phone))
  const newest = await newestCode(services.db, to)
  const attempt = await countTry(services, codeLimits(to, address, newest?.askedFrom))
  const now = services.clock.now()
  const isValid = newest && newest.expiresAt > now && isEqual(newest.codeHash, hashed(to, code))
  if (!isValid || !(await spend(services.db, newest.id, now))) throw new Failure('incorrect_code')
  await forgetTry(services, attempt)
  return newest.id
}

/** Makes a used code valid again, because what it was used for was refused for another reason. */
export async function giveBackCode(db: Queryable, id: number): Promise<void> {
  await db.update(oneTimeCodes).set({ usedAt: null }).where(eq(oneTimeCodes.id, id))
}

async function newestCode(db: Queryable, phone: string) {
  const [newest] = await db
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.phone, phone))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1)
  return newest
}

async function spend(db: Queryable, id: number, now: Date): Promise<boolean> {
  const spent = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id })
  return spent.length > 0
}

const hashed = (phone: string, code: string): string => hashToken(`${phone} ${code}`)

function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
