import { performActivity } from '@bnr/contract/activities/endpoints'
import type { Profile } from '@bnr/contract/profiles/profile'
import { Suspense, useEffect } from 'react'
import { type ClientLoaderFunctionArgs, useParams } from 'react-router'
import { openSession } from '../../accounts/openSession.ts'
import { currentSession, isStaff, useSession } from '../../accounts/session.ts'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/queryClient.ts'
import { profileQuery, useProfile } from '../../profiles/calls.ts'
import { ProfileFailure } from '../../profiles/detail/ProfileFailure.tsx'
import { ProfileSkeleton } from '../../profiles/detail/ProfileSkeleton.tsx'
import { viewerOf } from '../../profiles/viewer.ts'
import { pageMeta } from '../../ui/pageMeta.ts'
import { shownAtOnce } from '../../ui/shownAtOnce.ts'
import { loadStaffPanel, ProfileView } from './ProfileView.tsx'

export const meta = () => pageMeta('Profile')

/** Without a server loader, React Router would not render this page on the server. */
export const loader = () => null

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  shownAtOnce(prefetchProfile(params.id ?? ''))

async function prefetchProfile(bnrId: string) {
  await openSession()
  const { user } = currentSession()
  if (isStaff(user)) void loadStaffPanel()
  if (user) await queryClient.prefetchQuery(profileQuery(bnrId))
}

export default function ProfilePage() {
  const { id = '' } = useParams()
  const { data, error, isFetching, refetch } = useProfile(id)
  useRecordedView(data)
  if (data)
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        {/* What is open or pressed on one profile has nothing to do with the next. */}
        <ProfileView key={data.id} profile={data} />
      </Suspense>
    )
  if (error) return <ProfileFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <ProfileSkeleton />
}

/** Records a view of another member's profile. A failure does not concern the reader. */
function useRecordedView(profile: Profile | undefined): void {
  const { user } = useSession()
  const viewer = user?.profileId
  const target = profile?.id
  const counts = profile !== undefined && viewerOf(user, profile.bnrId) === 'member'

  useEffect(() => {
    if (!counts || viewer === undefined || target === undefined) return
    call(performActivity.view, { params: { id: viewer, targetId: target } }).catch(() => undefined)
  }, [counts, viewer, target])
}
