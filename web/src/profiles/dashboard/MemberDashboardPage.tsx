import { useSession } from '../../accounts/session.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useProfile } from '../calls.ts'
import { CompletionCard } from '../completion/CompletionCard.tsx'
import { ReviewBand } from '../review/ReviewBand.tsx'
import { NewestProfiles } from './NewestProfiles.tsx'
import { QuickLinks } from './QuickLinks.tsx'

export const meta = () => pageMeta('Dashboard')

export default function MemberDashboardPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const own = useProfile(user?.bnrId ?? '')
  return (
    <>
      <PageTitle title={t('Welcome, {name}', { name: user?.name ?? '' })} />
      {own.data && <ReviewBand profile={own.data} />}
      {user?.profileId !== undefined && (
        <CompletionCard profile={{ id: user.profileId, bnrId: user.bnrId }} />
      )}
      {user?.bnrId && <QuickLinks bnrId={user.bnrId} />}
      <NewestProfiles />
    </>
  )
}
