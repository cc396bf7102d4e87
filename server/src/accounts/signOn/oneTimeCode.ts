import { and, eq, gt, lte } from 'drizzle-orm'
import { requireRow } from '../../database/requireRow.ts'
import type { Services } from '../../services/services.ts'
import { signOnCodes } from '../tables.ts'
import { hashToken, newToken } from '../tokens.ts'

export const codeSeconds = 60

/** The code is in the address and the key in a cookie, so that a leaked or planted code is useless alone. */
export type OneTimeCode = { code: string; browserKey: string }

const hashed = ({ code, browserKey }: OneTimeCode) => hashToken(`${code} ${browserKey}`)

type SignedOn = Pick<typeof signOnCodes.$inferSelect, 'userId' | 'vouched'>

export async function issueCode({ db, clock }: Services, person: SignedOn): Promise<OneTimeCode> {
  const pair = { code: newToken(), browserKey: newToken() }
  const now = clock.now()
  await db.delete(signOnCodes).where(lte(signOnCodes.expiresAt, now))
  const expiresAt = new Date(now.getTime() + codeSeconds * 1000)
  await db.insert(signOnCodes).values({ ...person, hash: hashed(pair), expiresAt })
  return pair
}

/**
 * Redeems a code and returns its account. Redeeming deletes the code, so only one of two simultaneous attempts
 * succeeds.
 */
export async function redeemCode({ db, clock }: Services, pair: OneTimeCode): Promise<SignedOn> {
  const valid = and(eq(signOnCodes.hash, hashed(pair)), gt(signOnCodes.expiresAt, clock.now()))
  return await requireRow(db.delete(signOnCodes).where(valid).returning(), 'sign_on_expired')
}
