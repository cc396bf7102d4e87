import { indianNumber } from '@bnr/contract/indianNumber'
import { pageSize } from '@bnr/contract/pageSizes'
import { useLeftToDecide } from '../../ui/decisions/useLeftToDecide.ts'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PagedList, type PagedListProps } from '../../ui/list/PagedList.tsx'
import { type Translate, useTranslation } from '../../ui/translation.ts'
import { type AskedPhotos, type QueuedPhoto, subjectOf, usePhotoQueue } from './calls.ts'
import { PhotoGrid, PhotoGridSkeleton } from './PhotoGrid.tsx'
import classes from './PhotoQueue.module.css'
import { ReviewDialog } from './ReviewDialog.tsx'
import { useReview } from './useReview.ts'

export interface PhotoQueueProps
  extends Pick<PagedListProps<QueuedPhoto>, 'page' | 'onPage' | 'pageAddress'> {
  asked: AskedPhotos
}

/** The photos in one status, and the review that begins with one of them. */
export function PhotoQueue({ asked, page, onPage, pageAddress }: PhotoQueueProps) {
  const { t } = useTranslation()
  const review = useReview()
  useSentOnLeaving(JSON.stringify([asked, page]))
  const found = usePhotoQueue(asked, page, pageSize)
  const left = useLeftToDecide(found.data, subjectOf)
  return (
    <>
      {left !== undefined && (
        <p role="status" className={classes.total}>
          {totalText(left, t)}
        </p>
      )}
      <PagedList
        found={found}
        page={page}
        onPage={onPage}
        pageAddress={pageAddress}
        skeleton={<PhotoGridSkeleton />}
        empty={<EmptyState title={t('No photos here')} message={emptyText(asked, t)} />}
      >
        {(photos) => <PhotoGrid photos={photos} onOpen={(at) => review.begin(photos, at)} />}
      </PagedList>
      <ReviewDialog review={review} />
    </>
  )
}

function emptyText({ status, bnrId, name }: AskedPhotos, t: Translate): string {
  if (bnrId || name) return t('Nobody who matches your search has a photo with this status.')
  return status === 'Ready' ? t('Every photo has been looked at. Thank you.') : ''
}

const totalText = (total: number, t: Translate) =>
  total === 1 ? t('1 photo') : t('{total} photos', { total: indianNumber(total) })
