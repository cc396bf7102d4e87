import { and, eq } from 'drizzle-orm'
import { audit } from '../../database/audit.ts'
import type { Transaction } from '../../database/database.ts'
import type { Staff } from '../../http/actor.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../services/services.ts'
import { countFactors, isEnrolled, lockAccount } from '../secondFactor/enrolled.ts'
import { renewCodes } from '../secondFactor/recoveryCodes.ts'
import { passkeys, totpSecrets } from '../secondFactor/tables.ts'

/** Removes a passkey of the person's own; those of others count as not found. */
export const removePasskey = (services: Services, staff: Staff, id: number): Promise<void> =>
  changeFactors(services, staff, 'passkey remove', async (tx) => {
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, staff.userId))
    const removed = await tx.delete(passkeys).where(own).returning({ id: passkeys.id })
    await requireRemoved(tx, staff, removed)
  })

export const removeTotp = (services: Services, staff: Staff): Promise<void> =>
  changeFactors(services, staff, 'authenticator remove', async (tx) => {
    const own = eq(totpSecrets.userId, staff.userId)
    const removed = await tx.delete(totpSecrets).where(own).returning({ id: totpSecrets.userId })
    await requireRemoved(tx, staff, removed)
  })

export const renewOwnCodes = (services: Services, staff: Staff): Promise<string[]> =>
  changeFactors(services, staff, 'recovery codes renew', async (tx) => {
    if (!(await isEnrolled(tx, staff.userId))) throw new Failure('wrong_state')
    return await renewCodes(services, tx, staff.userId)
  })

/** Recovery codes alone do not count as a factor, because they run out. */
async function requireRemoved(tx: Transaction, { userId }: Staff, removed: readonly unknown[]) {
  if (removed.length === 0) throw new Failure('not_found')
  if ((await countFactors(tx, userId)) === 0) throw new Failure('last_factor')
}

async function changeFactors<R>(
  { db, clock }: Services,
  { userId }: Staff,
  action: 'passkey remove' | 'authenticator remove' | 'recovery codes renew',
  change: (tx: Transaction) => Promise<R>,
): Promise<R> {
  return await db.inTransaction(async (tx) => {
    await lockAccount(tx, userId)
    const result = await change(tx)
    await audit(tx, clock.now(), userId, action, `user ${userId}`)
    return result
  })
}
