import { errors } from '@bnr/contract/errors'
import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { hereOf, openLogin, useLoginLeadsTo } from '../../accounts/loginPrompt.ts'
import { useSession } from '../../accounts/session.ts'
import { notePageStatus } from '../../platform/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { t } from '../../ui/translation.ts'
import { useCompletion, useProfileWithPhotos } from '../calls.ts'
import { ProfileFailure } from '../detail/ProfileFailure.tsx'
import { ProfileSkeleton } from '../detail/ProfileSkeleton.tsx'
import { viewerOf } from '../viewer.ts'
import { EditView, loadAdminBlock } from './EditView.tsx'

export const meta = () => pageMeta('Update Profile')

/** For the owner and staff; anybody else must log in. */
export default function EditPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  return viewerOf(user, id) === 'member' ? <LoginFirst /> : <EditedProfile key={id} bnrId={id} />
}

function EditedProfile({ bnrId }: { bnrId: string }) {
  const { user } = useSession()
  const viewer = viewerOf(user, bnrId)
  const { data, error, isFetching, refetch } = useProfileWithPhotos(bnrId)
  // Awaited because it appears above the sections and would push them down later. If it fails, the page shows without
  // it.
  const completion = useCompletion(data?.id ?? (viewer === 'owner' ? user?.profileId : undefined))
  if (viewer === 'staff') void loadAdminBlock()
  if (data && !completion.isPending)
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        <EditView profile={data} />
      </Suspense>
    )
  if (error) return <ProfileFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <ProfileSkeleton />
}

/** Somebody else's profile: asks for the login of a person who may change it. */
function LoginFirst() {
  notePageStatus(403)
  useLoginLeadsTo(hereOf(useLocation()))
  return (
    <EmptyState
      isPage
      title={t(errors.not_allowed.message)}
      message={t('Only the member and our staff can change this profile.')}
      action={<Button onClick={openLogin}>{t('Login')}</Button>}
    />
  )
}
