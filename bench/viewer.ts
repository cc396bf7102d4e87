import type { Member } from '../server/src/http/actor.ts'
import { loadProfile } from '../server/src/profiles/store.ts'
import type { Services } from '../server/src/services/services.ts'
import { viewerId } from './seeded.ts'

/** The viewer of searches in this process: the demo's Anita, who may open the profiles that she finds. */
export async function viewerOf(services: Services): Promise<Member> {
  const profileId = await viewerId(services)
  const { gender, userId, bnrId } = await loadProfile(services.db, profileId)
  return {
    kind: 'member',
    roles: ['profile_user'],
    profileId,
    userId,
    gender,
    bnrId: String(bnrId),
    userName: '',
    sessionId: '',
    status: 'Active',
    phoneVerified: true,
  }
}
