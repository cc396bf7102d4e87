import { audit } from '../../database/audit.ts'
import type { Member } from '../../http/actor.ts'
import { confirmedEmail } from '../../profiles/email.ts'
import { verifiedNumber } from '../../profiles/phone.ts'
import type { ProfileRow } from '../../profiles/sections.ts'
import { loadProfile } from '../../profiles/store.ts'
import type { Services } from '../../services/services.ts'
import { lineOf } from '../lineage.ts'
import { setPassword } from '../setPassword.ts'
import { notifyPreviousLogin } from './notice.ts'
import { type Proof, requireProof } from './proof.ts'

/** Changes the member's password and ends all other sessions. */
export async function changePassword(
  services: Services,
  member: Member,
  { password, ...proof }: Proof & { password: string },
  address: string,
): Promise<void> {
  await requireProof(services, member, proof, address)
  const profile = await loadProfile(services.db, member.profileId)
  await services.db.inTransaction(async (tx) => {
    const { userId, sessionId } = member
    await setPassword(services, tx, { userId, password, setBy: await lineOf(tx, sessionId), keep: sessionId })
    await audit(tx, services.clock.now(), userId, 'password change', `user ${userId}`)
  })
  await notifyPasswordChanged(services, profile)
}

/** Notifies the member; also used when staff change the password. */
export async function notifyPasswordChanged(services: Services, profile: ProfileRow): Promise<void> {
  const owner = { email: confirmedEmail(profile), phone: verifiedNumber(profile) }
  await notifyPreviousLogin(services, owner, {
    kind: 'passwordChanged',
    subject: 'Your password was changed',
    bnrId: profile.bnrId,
  })
}
