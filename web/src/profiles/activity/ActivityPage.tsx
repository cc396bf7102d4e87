import { type ActivitySlug, activityLists } from '@bnr/contract/activities/lists'
import { pageSize } from '@bnr/contract/pageSizes'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useActivityList } from '../../activities/calls.ts'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { usePageParam } from '../../ui/usePageParam.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { FullViewNotice } from '../fullView/FullViewNotice.tsx'
import { ActivityCards } from './ActivityCards.tsx'
import { ActivityTabs } from './ActivityTabs.tsx'
import { EmptyActivities } from './EmptyActivities.tsx'

export const meta = () => pageMeta('Activity')

const isSlug = (name: string): name is ActivitySlug => Object.hasOwn(activityLists, name)

/** What a member did, and what others did to her: one list for each tab. */
export default function ActivityPage() {
  const { active = '' } = useParams()
  if (!isSlug(active)) return <Navigate to="/activity/shortlisted-by-you" replace />
  return <ActivityView slug={active} />
}

function ActivityView({ slug }: { slug: ActivitySlug }) {
  const { t } = useTranslation()
  const title = t(activityLists[slug].title)
  usePageTitle(title)
  return (
    <>
      <PageTitle title={title} />
      <FullViewNotice />
      <ActivityTabs active={slug} />
      <ActivityPages key={slug} slug={slug} />
    </>
  )
}

function ActivityPages({ slug }: { slug: ActivitySlug }) {
  const [query] = useSearchParams()
  const turnTo = usePageParam()
  const page = Math.max(0, Math.floor(Number(query.get('page'))) || 0)
  const { data, error, isFetching, refetch } = useActivityList(slug, page)

  if (error) return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <CardSkeletonList count={4} />
  if (data.total === 0) return <EmptyActivities slug={slug} />
  const lastPage = Math.ceil(data.total / pageSize) - 1
  if (page > lastPage) return <Navigate to={`?page=${lastPage}`} replace />
  return (
    <>
      <ActivityCards slug={slug} activities={data.results} />
      <Pagination total={data.total} pageSize={pageSize} page={page} onChange={turnTo} />
    </>
  )
}
