import { statusLabels } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { useLeftToDecide } from '../../ui/decisions/useLeftToDecide.ts'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useAddress } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { pageMeta } from '../../ui/pageMeta.ts'
import { useTranslation } from '../../ui/translation.ts'
import { subjectOf } from '../staff/transitionDecision.ts'
import { ApprovalTable } from './ApprovalTable.tsx'
import { useQueue } from './calls.ts'
import { ProfileDrawer } from './ProfileDrawer.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { queueAddress } from './queueAddress.ts'

export const meta = () => pageMeta('Profile Approval')

export default function ProfileApprovalPage() {
  const { t } = useTranslation()
  const [queue, change, pageAddress] = useAddress(queueAddress)
  const [openId, setOpenId] = useState<number>()
  const found = useQueue(queue)
  useSentOnLeaving(JSON.stringify(queue))
  const left = useLeftToDecide(found.data, subjectOf)
  return (
    <>
      <PageTitle title={t('Profile Approval')} />
      <QueueFilters queue={queue} total={left} onChange={change} />
      <PagedList
        found={found}
        page={queue.page}
        pageSize={queue.size}
        pageAddress={pageAddress}
        onPage={(page, how) => change({ page }, how)}
        skeleton={<CardSkeletonList />}
        empty={
          <EmptyState
            title={t('No profiles here')}
            message={t('Nothing has the status {status} and matches your search.', {
              status: t(statusLabels[queue.status]),
            })}
          />
        }
      >
        {(profiles) => (
          <>
            <ApprovalTable profiles={profiles} onOpen={setOpenId} />
            <ProfileDrawer
              profile={profiles.find(({ id }) => id === openId)}
              onClose={() => setOpenId(undefined)}
            />
          </>
        )}
      </PagedList>
    </>
  )
}
