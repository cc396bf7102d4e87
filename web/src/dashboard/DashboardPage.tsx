import { emptyLists } from '@bnr/contract/activities/emptyLists'
import { generatePath, Link } from 'react-router'
import { useSession } from '../accounts/session.ts'
import { firstKnown } from '../platform/knownPaths.ts'
import { CompletionSummary } from '../profiles/completion/CompletionSummary.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { activityMomentShown, agoShown } from '../ui/moments.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pageMeta } from '../ui/pageMeta.ts'
import { t } from '../ui/translation.ts'
import { type Dashboard, useDashboard } from './calls.ts'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import classes from './DashboardView.module.css'
import { MatchesRow } from './MatchesRow.tsx'
import { MembershipSummary } from './MembershipSummary.tsx'
import { OfferCarousel } from './OfferCarousel.tsx'
import { PeopleRow } from './PeopleRow.tsx'
import { Waiting } from './Waiting.tsx'

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
  const { profile, completion, interests, matches, viewers, offers } = dashboard
  const shown = new Set(interests.results.map(({ id }) => id))
  const bnrId = profile.bnrId ?? ''
  return (
    <div className={classes.page}>
      <Waiting dashboard={dashboard} />
      <div className={classes.summaries}>
        <CompletionSummary profile={profile} completion={completion} linked />
        <MembershipSummary dashboard={dashboard} />
      </div>
      <QuickLinks bnrId={bnrId} isAssisted={dashboard.proposals !== undefined} />
      <MatchesRow bnrId={bnrId} matches={matches} />
      <ViewersRow viewers={viewers.filter((viewer) => !shown.has(viewer.profile.id))} />
      <OfferCarousel offers={offers} />
    </div>
  )
}

const links = [
  { label: 'Search Profiles', path: '/profile/search' },
  { label: 'Matches', path: '/matches' },
  { label: 'Proposals', path: '/proposals' },
  { label: 'Update Profile', path: '/profile/update/:id' },
  { label: 'Your profile', path: '/profile/:id' },
  { label: 'My Account', path: '/profile/myaccount' },
  { label: 'Membership plans', path: '/packages' },
  { label: 'Who shortlisted you', path: '/activity/:active' },
  { label: 'Settings', path: '/profile/settings', suffix: '?active=tab1' },
]

/** The links that members use most. Leaves out paths that no route has. */
function QuickLinks({ bnrId, isAssisted }: { bnrId: string; isAssisted: boolean }) {
  const params = { id: bnrId, active: 'shortlisted-you' }
  return (
    <nav aria-label={t('Quick links')}>
      <ul className={classes.links}>
        {links
          .filter(({ path }) => firstKnown(path) && (isAssisted || path !== '/proposals'))
          .map(({ label, path, suffix = '' }) => (
            <li key={label}>
              <Link to={generatePath(path, params) + suffix}>{t(label)}</Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

const empty = emptyLists['who-viewed-you']

/** The last people who viewed the profile. */
function ViewersRow({ viewers }: Pick<Dashboard, 'viewers'>) {
  return (
    <PeopleRow
      id="viewers-title"
      title={t('Recent viewers')}
      all={<Link to="/activity/who-viewed-you">{t('See all viewers')}</Link>}
      people={viewers.map(({ profile, at }) => ({
        profile,
        note: (
          <time dateTime={at} suppressHydrationWarning>
            {t('Viewed {when}', { when: agoShown(at, activityMomentShown) })}
          </time>
        ),
      }))}
      empty={
        <p className="soft">
          {t(empty.title)}. <Link to="/profile/search">{t(empty.next)}</Link>
        </p>
      }
    />
  )
}
