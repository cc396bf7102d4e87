import type { Profile } from '@bnr/contract/profiles/profile'
import { isStaff, type SessionUser, useSession } from '../accounts/session.ts'

/** The role in which somebody views a profile. The server has already decided what to send them. */
export type ProfileViewer = 'owner' | 'staff' | 'member'

export function viewerOf(user: SessionUser | null, bnrId: string | undefined): ProfileViewer {
  if (isStaff(user)) return 'staff'
  return user?.bnrId !== undefined && user.bnrId === bnrId ? 'owner' : 'member'
}

export const useViewerOf = (profile: Pick<Profile, 'bnrId'>): ProfileViewer =>
  viewerOf(useSession().user, profile.bnrId)
