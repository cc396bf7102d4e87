import { Suspense } from 'react'
import { useParams } from 'react-router'
import { pageMeta } from '../ui/pageMeta.ts'
import { useProfile } from './calls.ts'
import { ProfileFailure } from './detail/ProfileFailure.tsx'
import { ProfileSkeleton } from './detail/ProfileSkeleton.tsx'
import { ProfileView } from './detail/ProfileView.tsx'
import { useRecordedView } from './detail/useRecordedView.ts'

export const meta = () => pageMeta('Profile')

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
