import { useParams } from 'react-router'
import { useSession } from '../../accounts/session.ts'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useProfileWithPhotos } from '../calls.ts'
import { ProfileFailure } from '../detail/ProfileFailure.tsx'
import { ProfileSkeleton } from '../detail/ProfileSkeleton.tsx'
import { standingTo } from '../standing.ts'
import { EditView } from './EditView.tsx'
import { LoginFirst } from './LoginFirst.tsx'

export const meta = () => pageMeta('Update Profile')

/** For the owner and for staff; anybody else is asked to login. */
export default function EditPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  return standingTo(user, id) === 'member' ? <LoginFirst /> : <EditedProfile key={id} bnrId={id} />
}

function EditedProfile({ bnrId }: { bnrId: string }) {
  const { data, error, isFetching, refetch } = useProfileWithPhotos(bnrId)
  if (data) return <EditView profile={data} />
  if (error) return <ProfileFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <ProfileSkeleton />
}
