import { useSession } from '../accounts/session.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { useTranslation } from '../ui/translation.ts'
import { useDashboard } from './calls.ts'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { DashboardView } from './DashboardView.tsx'

export const meta = () => pageMeta('Dashboard')

export default function DashboardPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { data, error, isFetching, refetch } = useDashboard(user?.profileId)
  return (
    <>
      <PageTitle title={t('Welcome, {name}', { name: user?.name ?? '' })} />
      {data && <DashboardView dashboard={data} />}
      {!data && error && (
        <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <DashboardSkeleton />}
    </>
  )
}
