import { useSession } from '../accounts/session.ts'
import { MembershipOverview } from '../memberships/MembershipOverview.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { PaymentHistory } from './PaymentHistory.tsx'

export const meta = () => pageMeta('My Account')

export default function MyAccountPage() {
  const { user } = useSession()
  if (user?.profileId === undefined) return <p role="status">{t('Please wait...')}</p>
  return (
    <>
      <PageTitle
        title={t('My Account')}
        lead={t('Your membership, what you have left, and your payments.')}
      />
      <MembershipOverview profileId={user.profileId} />
      <PaymentHistory profileId={user.profileId} />
    </>
  )
}
