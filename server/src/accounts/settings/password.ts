import type { Member } from '../../platform/actor.ts'
import { audit } from '../../platform/audit.ts'
import type { Services } from '../../platform/services.ts'
import { loadProfile } from '../../profiles/store.ts'
import { setPassword } from '../setPassword.ts'
import { tellOwner } from './notice.ts'
import { type Proof, requireProof } from './proof.ts'

/** Changes the member's own password; this session stays, all others end. */
export async function changePassword(
  services: Services,
  member: Member,
  { password, ...proof }: Proof & { password: string },
  address: string,
): Promise<void> {
  await requireProof(services, member, proof, address)
  const { email } = await loadProfile(services.db, member.profileId)
  await services.db.inTransaction(async (tx) => {
    await setPassword(services, tx, member.userId, password, member.sessionId)
    await audit(tx, {
      at: services.clock.now(),
      userId: member.userId,
      action: 'password change',
      subject: `user ${member.userId}`,
    })
  })
  await tellOwner(services, email, {
    subject: 'Your password was changed',
    text: `The password of your BNR Matrimony profile ${member.bnrId} was changed, and every other login has ended.`,
  })
}
