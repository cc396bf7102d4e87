import { profileMachine } from '@bnr/contract/profiles/transitions'
import { type Proof, requireProof } from '../accounts/settings/proof.ts'
import { applyTransition } from '../editing/transition.ts'
import type { Member } from '../http/actor.ts'
import { purgeDay } from '../profiles/purgeDay.ts'
import { lockProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'

type DeletionRequest = Proof & { reason?: string | undefined; detail?: string | undefined }

/**
 * Hides the member's profile immediately and ends all other sessions. A job purges the profile after the retention
 * period.
 */
export async function deleteOwnProfile(
  services: Services,
  member: Member,
  { reason, detail, ...proof }: DeletionRequest,
  address: string,
) {
  await requireProof(services, member, proof, address)
  const step = { actor: member, name: 'deleteOwn', given: { reason, detail } } as const
  await services.db.inTransaction(async (tx) => {
    await applyTransition(services, tx, await lockProfile(tx, member.profileId), step)
  })
  return {
    message: profileMachine.actions.deleteOwn.message,
    purgeOn: purgeDay(services, services.clock.now()),
  }
}
