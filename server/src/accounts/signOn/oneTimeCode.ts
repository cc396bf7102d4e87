import { and, eq, gt, lte } from 'drizzle-orm'
import { requireRow } from '../../platform/requireRow.ts'
import type { Services } from '../../platform/services.ts'
import { signOnCodes } from '../tables.ts'
import { hashToken, newToken } from '../tokens.ts'

export const codeSeconds = 60

/** The code goes through the address, the key through a cookie: a code that leaked or was planted is no use alone. */
export type OneTimeCode = { code: string; browserKey: string }

const hashed = ({ code, browserKey }: OneTimeCode) => hashToken(`${code} ${browserKey}`)

type SignedOn = Pick<typeof signOnCodes.$inferSelect, 'userId' | 'vouched'>

export async function giveCode({ db, clock }: Services, person: SignedOn): Promise<OneTimeCode> {
  const given = { code: newToken(), browserKey: newToken() }
  const now = clock.now()
  await db.delete(signOnCodes).where(lte(signOnCodes.expiresAt, now))
  const expiresAt = new Date(now.getTime() + codeSeconds * 1000)
  await db.insert(signOnCodes).values({ ...person, hash: hashed(given), expiresAt })
  return given
}

/** Who a code belongs to; taking it is what spends it, so of two who try at once one succeeds. */
export async function takeCode({ db, clock }: Services, given: OneTimeCode): Promise<SignedOn> {
  const valid = and(eq(signOnCodes.hash, hashed(given)), gt(signOnCodes.expiresAt, clock.now()))
  return await requireRow(db.delete(signOnCodes).where(valid).returning(), 'sign_on_expired')
}
