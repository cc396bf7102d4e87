import { errors } from '@bnr/contract/errors'
import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { hereOf, openLogin, useLoginLeadsTo } from '../../accounts/loginPrompt.ts'
import { useSession } from '../../accounts/session.ts'
import { notePageStatus } from '../../platform/visit.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useCompletion, useProfileWithPhotos } from '../calls.ts'
import { ProfileFailure } from '../detail/ProfileFailure.tsx'
import { ProfileSkeleton } from '../detail/ProfileSkeleton.tsx'
import { viewerOf } from '../viewer.ts'
import { EditView, loadAdminBlock } from './EditView.tsx'

export const meta = () => pageMeta('Update Profile')

/** For the owner and for staff; anybody else is asked to login. */
export default function EditPage() {
  const { id = '' } = useParams()
  const { user } = useSession()
  return viewerOf(user, id) === 'member' ? <LoginFirst /> : <EditedProfile key={id} bnrId={id} />
}

function EditedProfile({ bnrId }: { bnrId: string }) {
  const { user } = useSession()
  const viewer = viewerOf(user, bnrId)
  const { data, error, isFetching, refetch } = useProfileWithPhotos(bnrId)
  // It stands above the sections: drawn later, it would push them down. It helps, so a failure holds nothing up.
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

/** Somebody else's profile: the one who may change it has to login. */
function LoginFirst() {
  const { t } = useTranslation()
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
