import { Suspense } from 'react'
import { type ClientLoaderFunctionArgs, useParams } from 'react-router'
import { openSession } from '../../accounts/openSession.ts'
import { currentSession, isStaff } from '../../accounts/session.ts'
import { queryClient } from '../../platform/queryClient.ts'
import { soon } from '../../platform/soon.ts'
import { profileQuery, useProfile } from '../../profiles/calls.ts'
import { ProfileFailure } from '../../profiles/detail/ProfileFailure.tsx'
import { ProfileSkeleton } from '../../profiles/detail/ProfileSkeleton.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { loadStaffPanel, ProfileView } from './ProfileView.tsx'
import { useRecordedView } from './useRecordedView.ts'

export const meta = () => pageMeta('Profile')

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) => soon(readAhead(params.id ?? ''))

async function readAhead(bnrId: string) {
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
        <ProfileView profile={data} />
      </Suspense>
    )
  if (error) return <ProfileFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <ProfileSkeleton />
}
