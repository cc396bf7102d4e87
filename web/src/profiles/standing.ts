import type { Profile } from '@bnr/contract/profiles/profile'
import { isStaff, type SessionUser, useSession } from '../accounts/session.ts'

/** How the person at the screen stands to a profile. What they are sent, the server has decided already. */
export type Standing = 'owner' | 'staff' | 'member'

export function standingTo(user: SessionUser | null, bnrId: string | undefined): Standing {
  if (isStaff(user)) return 'staff'
  return user?.bnrId !== undefined && user.bnrId === bnrId ? 'owner' : 'member'
}

export const useStandingTo = (profile: Pick<Profile, 'bnrId'>): Standing =>
  standingTo(useSession().user, profile.bnrId)
