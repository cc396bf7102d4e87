import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../platform/services.ts'
import { signOnCodes } from '../tables.ts'

export const codeSeconds = 60

/** The code goes through the address, the key through a cookie: a code that leaked or was planted is no use alone. */
export type OneTimeCode = { code: string; browserKey: string }

const random = () => randomBytes(32).toString('base64url')

const hashed = ({ code, browserKey }: OneTimeCode) =>
  createHash('sha256').update(`${code} ${browserKey}`).digest('base64url')

export async function giveCode({ db, clock }: Services, userId: number): Promise<OneTimeCode> {
  const given = { code: random(), browserKey: random() }
  const now = clock.now()
  await db.delete(signOnCodes).where(lte(signOnCodes.expiresAt, now))
  const expiresAt = new Date(now.getTime() + codeSeconds * 1000)
  await db.insert(signOnCodes).values({ hash: hashed(given), userId, expiresAt })
  return given
}

/** The user of a code; taking it is what spends it, so of two who try at once one succeeds. */
export async function takeCode({ db, clock }: Services, given: OneTimeCode): Promise<number> {
  const valid = and(eq(signOnCodes.hash, hashed(given)), gt(signOnCodes.expiresAt, clock.now()))
  const [taken] = await db.delete(signOnCodes).where(valid).returning({ userId: signOnCodes.userId })
  if (!taken) throw new Failure('sign_on_expired')
  return taken.userId
}
