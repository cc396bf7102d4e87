import type { Profile } from '@bnr/contract/profiles/profile'
import { isStaff, type SessionUser, useSession } from '../accounts/session.ts'

/** As whom somebody looks at a profile. What they are sent, the server has decided already. */
export type ProfileViewer = 'owner' | 'staff' | 'member'

export function viewerOf(user: SessionUser | null, bnrId: string | undefined): ProfileViewer {
  if (isStaff(user)) return 'staff'
  return user?.bnrId !== undefined && user.bnrId === bnrId ? 'owner' : 'member'
}

export const useViewerOf = (profile: Pick<Profile, 'bnrId'>): ProfileViewer =>
  viewerOf(useSession().user, profile.bnrId)
