import type { StaffCard } from '@bnr/contract/profiles/card'
import { statusLabels } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { ApprovalTable } from './ApprovalTable.tsx'
import { ProfileDrawer } from './ProfileDrawer.tsx'
import type { Queue } from './queueQuery.ts'

export interface QueuePageProps {
  queue: Queue
  profiles: readonly StaffCard[]
  total: number
  onPage: (page: number) => void
}

/** One page of the queue, and the profile that is being looked at beside it. */
export function QueuePage({ queue, profiles, total, onPage }: QueuePageProps) {
  const { t } = useTranslation()
  const [openId, setOpenId] = useState<number>()
  const empty = (
    <EmptyState
      title={t('No profiles here')}
      message={t('Nothing has the status {status} and matches your search.', {
        status: t(statusLabels[queue.status]),
      })}
    />
  )
  return (
    <>
      <ApprovalTable profiles={profiles} onOpen={setOpenId} empty={empty} />
      <Pagination total={total} pageSize={queue.size} page={queue.page} onChange={onPage} />
      <ProfileDrawer
        profile={profiles.find(({ id }) => id === openId)}
        onClose={() => setOpenId(undefined)}
      />
    </>
  )
}
