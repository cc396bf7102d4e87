import { eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import { requireRow } from '../database/requireRow.ts'
import type { Staff } from '../http/actor.ts'
import { Failure } from '../platform/failure.ts'
import { loadProfileByBnrId } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { staffLine } from './lineage.ts'
import { tryOpenSealed } from './seal.ts'
import { setPassword } from './setPassword.ts'
import { notifyPasswordChanged } from './settings/password.ts'
import { users } from './tables.ts'

/** Decrypts the password of a member. Each view is audited. */
export async function viewMemberPassword(
  { db, secrets, clock }: Services,
  by: Staff,
  bnrId: string,
): Promise<string> {
  const key = secrets.escrow
  if (!key) throw new Failure('escrow_off')
  return await db.inTransaction(async (tx) => {
    const profile = await loadProfileByBnrId(tx, bnrId)
    const user = await requireRow(
      tx.select().from(users).where(eq(users.id, profile.userId)),
      'profile_not_found',
    )
    const password = user.sealedPassword && tryOpenSealed(key, user.sealedPassword)
    if (!password) throw new Failure('no_password')
    await audit(tx, clock.now(), by.userId, 'password view', `profile ${profile.id}`)
    return password
  })
}

/** Sets a password for a member, notifies the member and ends every session. */
export async function resetMemberPassword(
  services: Services,
  by: Staff,
  bnrId: string,
  password: string,
): Promise<void> {
  const profile = await services.db.inTransaction(async (tx) => {
    const found = await loadProfileByBnrId(tx, bnrId)
    await setPassword(services, tx, { userId: found.userId, password, setBy: staffLine })
    await audit(tx, services.clock.now(), by.userId, 'password reset', `profile ${found.id}`)
    return found
  })
  await notifyPasswordChanged(services, profile)
}
