import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { useFoundProfiles } from '../calls.ts'
import { ApprovalTable } from './ApprovalTable.tsx'
import { ProfileDrawer } from './ProfileDrawer.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { type Queue, queryOf, queueCriteria, queueOf } from './queueQuery.ts'

export const meta = () => pageMeta('Profile Approval')

export default function ProfileApprovalPage() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const queue = queueOf(query)
  const [openId, setOpenId] = useState<number>()
  const change = (part: Partial<Queue>) => setQuery(queryOf({ ...queue, page: 0, ...part }))
  // Whoever waits longest comes first; elsewhere the newest are looked for.
  const sort = queue.status === 'Ready' ? 'cdt,asc' : 'cdt,desc'
  const found = useFoundProfiles({
    query: { page: queue.page, size: queue.size, sort },
    body: { criteria: queueCriteria(queue) },
  })
  const { data, error } = found
  return (
    <>
      <PageTitle title={t('Profile Approval')} />
      <QueueFilters queue={queue} total={data?.total} onChange={change} />
      {error && (
        <ErrorState message={error.message} busy={found.isFetching} onRetry={() => void found.refetch()} />
      )}
      {!error && !data && <CardSkeletonList />}
      {data && !error && (
        <>
          <ApprovalTable
            profiles={data.results}
            onOpen={setOpenId}
            empty={
              <EmptyState
                title={t('No profiles here')}
                message={t('Nothing has the status {status} and matches your search.', {
                  status: t(queue.status),
                })}
              />
            }
          />
          <Pagination
            total={data.total}
            pageSize={queue.size}
            page={queue.page}
            onChange={(page) => change({ page })}
          />
          <ProfileDrawer
            profile={data.results.find(({ id }) => id === openId)}
            onClose={() => setOpenId(undefined)}
          />
        </>
      )}
    </>
  )
}
