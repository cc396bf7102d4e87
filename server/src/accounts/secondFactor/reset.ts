import { eq } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import type { Services } from '../../services/services.ts'
import { endSessions } from '../sessions.ts'
import { voidChallenges } from './challenges.ts'
import { lockAccount } from './enrolled.ts'
import { passkeys, recoveryCodes, totpSecrets } from './tables.ts'

/** Removes all factors of staff who lost theirs and ends every session. The next login sets up a new factor. */
export async function removeFactors(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  userId: number,
): Promise<void> {
  await voidChallenges(tx, userId)
  await lockAccount(tx, userId)
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
  await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await endSessions(tx, clock.now(), { userId })
}
