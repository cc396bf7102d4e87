import { useSession } from '../accounts/session.ts'
import { CompletionSummary } from '../profiles/completion/CompletionSummary.tsx'
import { FullViewNotice } from '../profiles/fullView/FullViewNotice.tsx'
import { ReviewBand } from '../profiles/review/ReviewBand.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { type Dashboard, useDashboard } from './calls.ts'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import classes from './DashboardView.module.css'
import { MatchesRow } from './MatchesRow.tsx'
import { MembershipSummary } from './MembershipSummary.tsx'
import { OfferCarousel } from './OfferCarousel.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { ViewersRow } from './ViewersRow.tsx'

export const meta = () => pageMeta('Dashboard')

export default function DashboardPage() {
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

function DashboardView({ dashboard }: { dashboard: Dashboard }) {
  const { profile, completion, membership, matches, viewers, offers } = dashboard
  const bnrId = profile.bnrId ?? ''
  return (
    <div className={classes.page}>
      <ReviewBand profile={profile} />
      <FullViewNotice />
      <div className={classes.summaries}>
        <CompletionSummary bnrId={bnrId} completion={completion} linked />
        <MembershipSummary membership={membership} />
      </div>
      <QuickLinks bnrId={bnrId} />
      <MatchesRow bnrId={bnrId} matches={matches} />
      <ViewersRow viewers={viewers} />
      <OfferCarousel offers={offers} />
    </div>
  )
}
