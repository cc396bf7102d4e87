import { type EmptyList, emptyLists } from '@bnr/contract/activities/emptyLists'
import {
  type ActivitySlug,
  activityLists,
  activitySlugs,
  interestSlugs,
} from '@bnr/contract/activities/lists'
import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { FullViewNotice } from '../../profiles/fullView/FullViewNotice.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { usePage } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { Redirect } from '../../ui/Redirect.tsx'
import { t } from '../../ui/translation.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { useActivityList } from '../calls.ts'
import { InterestTabs, InterestWords } from '../interests/InterestTabs.tsx'
import { ActivityCards } from './ActivityCards.tsx'
import classes from './ActivityPage.module.css'

export const meta = () => pageMeta('Activity')

const isSlug = (name: string): name is ActivitySlug => Object.hasOwn(activityLists, name)

const isInterest = (slug: ActivitySlug) => interestSlugs.some((one) => one === slug)

/** Lists of the member's own activities and of other people's, one for each tab. */
export default function ActivityPage() {
  const { active = '' } = useParams()
  if (!isSlug(active)) return <Redirect to="/activity/shortlisted-by-you" />
  return <ActivityView slug={active} />
}

function ActivityView({ slug }: { slug: ActivitySlug }) {
  const title = t(activityLists[slug].title)
  usePageTitle(title)
  return (
    <>
      <PageTitle title={title} />
      <FullViewNotice />
      {isInterest(slug) ? (
        <>
          <InterestTabs active={slug} />
          <InterestWords active={slug} />
        </>
      ) : (
        <ActivityTabs active={slug} />
      )}
      <ActivityPages key={slug} slug={slug} />
      {isInterest(slug) && (
        <p className={classes.others}>
          <Link to="/activity/shortlisted-by-you">
            {t('Your other lists: shortlisted, viewers and more')}
          </Link>
        </p>
      )}
    </>
  )
}

function ActivityPages({ slug }: { slug: ActivitySlug }) {
  const paging = usePage()
  useSentOnLeaving(`${slug} ${paging.page}`)
  return (
    <PagedList
      found={useActivityList(slug, paging.page)}
      {...paging}
      skeleton={<CardSkeletonList count={4} />}
      empty={<EmptyActivities slug={slug} />}
    >
      {(activities) => <ActivityCards slug={slug} activities={activities} />}
    </PagedList>
  )
}

function EmptyActivities({ slug }: { slug: ActivitySlug }) {
  const { title, message, next }: EmptyList = emptyLists[slug]
  return (
    <EmptyState
      title={t(title)}
      message={message && t(message)}
      action={next && <ButtonLink to="/profile/search">{t(next)}</ButtonLink>}
    />
  )
}

/** Links, because each tab is a page of its own. On a phone the row scrolls sideways. */
function ActivityTabs({ active }: { active: ActivitySlug }) {
  const strip = useRef<HTMLUListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another active tab may be out of view
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - strip.current.offsetLeft - 24
  }, [active])

  return (
    <nav aria-label={t('Activity lists')}>
      <ul ref={strip} className={classes.tabs}>
        <li>
          <Link to="/activity/interest-received">{t('Interests')}</Link>
        </li>
        {activitySlugs
          .filter((slug) => !isInterest(slug))
          .map((slug) => (
            <li key={slug}>
              <Link to={`/activity/${slug}`} aria-current={slug === active ? 'page' : undefined}>
                {t(activityLists[slug].title)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
