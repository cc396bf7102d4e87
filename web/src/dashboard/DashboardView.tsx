import { CompletionSummary } from '../profiles/completion/CompletionSummary.tsx'
import { FullViewNotice } from '../profiles/fullView/FullViewNotice.tsx'
import { ReviewBand } from '../profiles/review/ReviewBand.tsx'
import type { Dashboard } from './calls.ts'
import classes from './DashboardView.module.css'
import { MatchesRow } from './MatchesRow.tsx'
import { MembershipSummary } from './MembershipSummary.tsx'
import { OfferCarousel } from './OfferCarousel.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { ViewersRow } from './ViewersRow.tsx'

export function DashboardView({ dashboard }: { dashboard: Dashboard }) {
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
