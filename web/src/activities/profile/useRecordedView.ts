import { performActivity } from '@bnr/contract/activities/endpoints'
import type { Profile } from '@bnr/contract/profiles/profile'
import { useEffect } from 'react'
import { useSession } from '../../accounts/session.ts'
import { call } from '../../platform/call.ts'
import { viewerOf } from '../../profiles/viewer.ts'

/** Looking at another member's profile leaves a mark there, once. That it failed is nothing a reader need know. */
export function useRecordedView(profile: Profile | undefined): void {
  const { user } = useSession()
  const viewer = user?.profileId
  const target = profile?.id
  const counts = profile !== undefined && viewerOf(user, profile.bnrId) === 'member'

  useEffect(() => {
    if (!counts || viewer === undefined || target === undefined) return
    call(performActivity.view, { params: { id: viewer, targetId: target } }).catch(() => undefined)
  }, [counts, viewer, target])
}
