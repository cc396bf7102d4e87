import { eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import type { Services } from '../platform/services.ts'
import { hashPassword, sealPassword } from './passwords.ts'
import { endSessions } from './sessions.ts'
import { users } from './tables.ts'

/** Sets a password and ends every other session of the account. */
export async function setPassword(
  services: Services,
  tx: Transaction,
  userId: number,
  password: string,
  keep?: string,
) {
  const passwordHash = await hashPassword(password)
  const sealedPassword = sealPassword(services.secrets.escrow, password)
  await tx.update(users).set({ passwordHash, sealedPassword }).where(eq(users.id, userId))
  await endSessions(tx, services.clock.now(), keep ? { userId, except: keep } : { userId })
}
