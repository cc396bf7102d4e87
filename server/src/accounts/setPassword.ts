import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import type { Services } from '../services/services.ts'
import { forgetBrowsers } from './knownBrowsers.ts'
import { hashPassword, sealPassword } from './passwords.ts'
import { voidChallenges } from './secondFactor/challenges.ts'
import { endSessions } from './sessions.ts'
import { cancelOtherAddress } from './settings/email.ts'
import { users } from './tables.ts'

type NewPassword = {
  userId: number
  password: string
  /** The line of browsers that sets it, or staff (lineage.ts). */
  setBy: string
  /** The session to keep open. */
  keep?: string | undefined
  /** Staff must choose another password after the next login. */
  due?: boolean
}

/**
 * Sets a password, ends the other sessions of the account and voids the link to a new e-mail address. Passwords of staff
 * are not stored encrypted, because nobody may view them.
 */
export async function setPassword(
  services: Pick<Services, 'secrets' | 'clock'>,
  tx: Transaction,
  { userId, password, setBy, keep, due = false }: NewPassword,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await voidChallenges(tx, userId)
  const [user] = await tx.select({ type: users.type }).from(users).where(eq(users.id, userId))
  const sealedPassword = user?.type === 'pu' ? sealPassword(services.secrets.escrow, password) : null
  await tx
    .update(users)
    .set({ passwordHash, sealedPassword, passwordSetBy: setBy, passwordDue: due })
    .where(eq(users.id, userId))
  await forgetBrowsers(tx, userId)
  const now = services.clock.now()
  await cancelOtherAddress(tx, userId, now)
  await endSessions(tx, now, keep ? { userId, except: keep } : { userId })
}
