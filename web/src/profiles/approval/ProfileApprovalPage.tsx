import { useSearchParams } from 'react-router'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useFoundProfiles } from '../calls.ts'
import { QueueFilters } from './QueueFilters.tsx'
import { QueuePage } from './QueuePage.tsx'
import { type Queue, queryOf, queueCriteria, queueOf, queueSort } from './queueQuery.ts'

export const meta = () => pageMeta('Profile Approval')

export default function ProfileApprovalPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const queue = queueOf(query)
  const change = (part: Partial<Queue>) => setQuery(queryOf({ ...queue, page: 0, ...part }))
  const { data, error, isFetching, refetch } = useFoundProfiles({
    query: { page: queue.page, size: queue.size, sort: queueSort(queue) },
    body: { criteria: queueCriteria(queue) },
  })
  return (
    <>
      <PageTitle title={t('Profile Approval')} />
      <QueueFilters queue={queue} total={data?.total} onChange={change} />
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
