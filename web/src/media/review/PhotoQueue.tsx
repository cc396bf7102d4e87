import { indianNumber } from '@bnr/contract/indianNumber'
import { pageSize } from '@bnr/contract/pageSizes'
import { ButtonLink } from '../../ui/Button.tsx'
import { useLeftToDecide } from '../../ui/decisions/useLeftToDecide.ts'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList, type PagedListProps } from '../../ui/list/PagedList.tsx'
import { ReviewButton } from '../../ui/review/ReviewButton.tsx'
import { useFirstUndecided } from '../../ui/review/useFirstUndecided.ts'
import { useReadingOn } from '../../ui/review/useReadingOn.ts'
import { t } from '../../ui/translation.ts'
import { type PhotoSearch, type QueuedPhoto, subjectOf, usePhotoQueue } from './calls.ts'
import { PhotoGrid, PhotoGridSkeleton } from './PhotoGrid.tsx'
import classes from './PhotoQueue.module.css'
import { PhotoReview } from './PhotoReview.tsx'
import { usePhotoReview } from './usePhotoReview.ts'

export interface PhotoQueueProps
  extends Pick<PagedListProps<QueuedPhoto>, 'page' | 'onPage' | 'pageAddress'> {
  search: PhotoSearch
}

/** The photos with one status, and the review that starts with one of them. */
export function PhotoQueue({ search, page, onPage, pageAddress }: PhotoQueueProps) {
  const review = usePhotoReview()
  useSentOnLeaving(JSON.stringify([search, page]))
  const found = usePhotoQueue(search, page, pageSize)
  const left = useLeftToDecide(found.data, subjectOf)
  const readOn = useReadingOn(review, found, () => (page === 0 ? void found.refetch() : onPage(0)))
  const photosShown = found.data?.results ?? []
  const first = useFirstUndecided(photosShown, subjectOf)
  return (
    <>
      {left !== undefined && (
        <div className={classes.head}>
          <p role="status" className="soft">
            {totalText(left)}
          </p>
          {photosShown.length > 0 && <ReviewButton onBegin={() => review.begin(photosShown, first)} />}
        </div>
      )}
      <PagedList
        found={found}
        page={page}
        onPage={onPage}
        pageAddress={pageAddress}
        skeleton={<PhotoGridSkeleton />}
        empty={<EmptyQueue search={search} />}
      >
        {(photos) => <PhotoGrid photos={photos} onOpen={(at) => review.begin(photos, at)} />}
      </PagedList>
      <PhotoReview review={review} more={left ?? 0} onReadOn={readOn} />
    </>
  )
}

/** An empty queue says so and links to the other queues. */
function EmptyQueue({ search: { status, bnrId, name } }: { search: PhotoSearch }) {
  if (bnrId || name)
    return (
      <EmptyState title={t('No photos found')} message={t('No photos with this status match your search.')} />
    )
  if (status !== 'Ready') return <EmptyState title={t('No photos found')} />
  return (
    <EmptyState
      title={t('Nothing to do')}
      message={t('You have reviewed every photo.')}
      action={<ButtonLink to="/ad/dashboard">{t('Other queues')}</ButtonLink>}
    />
  )
}

const totalText = (total: number) =>
  total === 1 ? t('1 photo') : t('{total} photos', { total: indianNumber(total) })
