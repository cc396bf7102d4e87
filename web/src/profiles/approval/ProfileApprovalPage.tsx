import { useSearchParams } from 'react-router'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useQueue } from './calls.ts'
import { QueueFilters } from './QueueFilters.tsx'
import { QueuePage } from './QueuePage.tsx'
import { type Queue, queryOf, queueOf } from './queueQuery.ts'
import { useLeftToDecide } from './useLeftToDecide.ts'

export const meta = () => pageMeta('Profile Approval')

export default function ProfileApprovalPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const queue = queueOf(query)
  const change = (part: Partial<Queue>) => setQuery(queryOf({ ...queue, page: 0, ...part }))
  const { data, error, isFetching, refetch } = useQueue(queue)
  useSentOnLeaving(String(query))
  const left = useLeftToDecide(data)
  return (
    <>
      <PageTitle title={t('Profile Approval')} />
      <QueueFilters queue={queue} total={left} onChange={change} />
      {error && <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <CardSkeletonList />}
      {!error && data && (
        <QueuePage
          queue={queue}
          profiles={data.results}
          total={data.total}
          onPage={(page) => change({ page })}
        />
      )}
    </>
  )
}
