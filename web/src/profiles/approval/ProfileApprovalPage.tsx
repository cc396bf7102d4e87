import type { StaffCard } from '@bnr/contract/profiles/card'
import { statusLabels } from '@bnr/contract/profiles/transitions'
import { staffEntries } from '../../screens/staffEntries.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { CardSkeletonList } from '../../ui/CardSkeletonList.tsx'
import { useLeftToDecide } from '../../ui/decisions/useLeftToDecide.ts'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { pagesOf, useAddress } from '../../ui/list/useAddress.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ReviewButton } from '../../ui/review/ReviewButton.tsx'
import { useFirstUndecided } from '../../ui/review/useFirstUndecided.ts'
import { useReadingOn } from '../../ui/review/useReadingOn.ts'
import { useReviewedList } from '../../ui/review/useReviewedList.ts'
import { t } from '../../ui/translation.ts'
import { subjectOf } from '../staff/transitionDecision.ts'
import { ApprovalTable } from './ApprovalTable.tsx'
import { useQueue } from './calls.ts'
import { ProfileReview } from './ProfileReview.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { type Queue, queueFilters, queueOrder } from './queueFilters.ts'

const entry = staffEntries['/ad/profile/approve']

export default function ProfileApprovalPage() {
  const [queue, change, pageAddress] = useAddress(queueFilters)
  const found = useQueue(queue)
  useSentOnLeaving(JSON.stringify(queue))
  const left = useLeftToDecide(found.data, subjectOf)
  const review = useReviewedList<StaffCard>()
  const readOn = useReadingOn(review, found, () =>
    queue.page === 0 ? void found.refetch() : change({ page: 0 }),
  )
  const cards = found.data?.results ?? []
  const first = useFirstUndecided(cards, subjectOf)
  const begin = cards.length > 0 && <ReviewButton onBegin={() => review.begin(cards, first)} />
  return (
    <>
      <PageTitle title={t(entry.title)} actions={begin} />
      <QueueFilters filters={queueFilters} queue={queue} total={left} onChange={change} />
      <PagedList
        found={found}
        {...pagesOf([queue, change, pageAddress])}
        pageSize={queue.size}
        skeleton={<CardSkeletonList />}
        empty={<EmptyQueue queue={queue} />}
      >
        {(profiles) => (
          <ApprovalTable
            profiles={profiles}
            status={queue.status}
            ordering={{ order: queueOrder(queue), onOrder: (order) => change({ order }) }}
            onOpen={(at) => review.begin(profiles, at)}
          />
        )}
      </PagedList>
      <ProfileReview review={review} more={left ?? 0} onReadOn={readOn} />
    </>
  )
}

/** An empty queue leads to the other queues; an empty search leads back to the queue. */
function EmptyQueue({ queue: { status, text } }: { queue: Pick<Queue, 'status' | 'text'> }) {
  if (status === 'Ready' && !text)
    return (
      <EmptyState
        title={t('Nothing to do')}
        message={t('You have decided on every profile sent for review.')}
        action={<ButtonLink to="/ad/dashboard">{t('Other queues')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t('No profiles found')}
      message={t('No profiles with the status {status} match your search.', {
        status: t(statusLabels[status]),
      })}
      action={
        <ButtonLink variant="outlined" to="?">
          {t('Show profiles waiting for approval')}
        </ButtonLink>
      }
    />
  )
}
