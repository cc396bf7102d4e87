import { pageSize } from '@bnr/contract/pageSizes'
import { useDecisions } from '../../platform/decisions.ts'
import { useSentOnLeaving } from '../../ui/decisions/useSentOnLeaving.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { type Translate, useTranslation } from '../../ui/translation.ts'
import { type AskedPhotos, subjectOf, usePhotoQueue } from './calls.ts'
import { PhotoGrid, PhotoGridSkeleton } from './PhotoGrid.tsx'
import classes from './PhotoQueue.module.css'
import { ReviewDialog, type ReviewDialogProps } from './ReviewDialog.tsx'
import { useReview } from './useReview.ts'

export interface PhotoQueueProps extends Pick<ReviewDialogProps, 'summary'> {
  asked: AskedPhotos
  page: number
  onPage: (page: number) => void
}

/** The photos in one status. Profiles stand above photos, so what is told of a person comes from outside. */
export function PhotoQueue({ asked, page, onPage, summary }: PhotoQueueProps) {
  const { t } = useTranslation()
  const review = useReview()
  useSentOnLeaving(JSON.stringify([asked, page]))
  const { data, error, isFetching, refetch } = usePhotoQueue(asked, page, pageSize)
  const decisions = useDecisions()
  if (error && !data) {
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <PhotoGridSkeleton />
  const decided = data.results.filter((photo) =>
    decisions.some(({ subject, state }) => subject === subjectOf(photo) && state !== 'failed'),
  )
  return (
    <>
      <p role="status" className={classes.total}>
        {totalText(data.total - decided.length, t)}
      </p>
      {data.total === 0 ? (
        <EmptyState title={t('No photos here')} message={emptyText(asked, t)} />
      ) : (
        <PhotoGrid photos={data.results} onOpen={(at) => review.begin(data.results, at)} />
      )}
      <Pagination total={data.total} pageSize={pageSize} page={page} onChange={onPage} />
      <ReviewDialog review={review} summary={summary} />
    </>
  )
}

function emptyText({ status, bnrId, name }: AskedPhotos, t: Translate): string {
  if (bnrId || name) return t('Nobody who matches your search has a photo with this status.')
  return status === 'Ready' ? t('Every photo has been looked at. Thank you.') : ''
}

const totalText = (total: number, t: Translate) =>
  total === 1 ? t('1 photo') : t('{total} photos', { total: total.toLocaleString('en-IN') })
