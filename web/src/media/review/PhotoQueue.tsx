import type { MediaStatus } from '@bnr/contract/media/schemas'
import { pageSize } from '@bnr/contract/pageSizes'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { useTranslation } from '../../ui/translation.ts'
import { usePhotoQueue } from './calls.ts'
import { PhotoGrid, PhotoGridSkeleton } from './PhotoGrid.tsx'
import { ReviewDialog, type ReviewDialogProps } from './ReviewDialog.tsx'
import { useReview } from './useReview.ts'

export interface PhotoQueueProps extends Pick<ReviewDialogProps, 'summary'> {
  status: MediaStatus
  page: number
  onPage: (page: number) => void
}

/** The photos in one status. Profiles stand above photos, so what is told of a person comes from outside. */
export function PhotoQueue({ status, page, onPage, summary }: PhotoQueueProps) {
  const { t } = useTranslation()
  const review = useReview()
  const { data, error, isFetching, refetch } = usePhotoQueue(status, page, pageSize)
  if (error && !data) {
    return <ErrorState message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <PhotoGridSkeleton />
  return (
    <>
      {data.total === 0 ? (
        <EmptyState
          title={t('No photos here')}
          message={status === 'Ready' ? t('Every photo has been looked at. Thank you.') : ''}
        />
      ) : (
        <PhotoGrid photos={data.results} onOpen={(at) => review.begin(data.results, at)} />
      )}
      <Pagination total={data.total} pageSize={pageSize} page={page} onChange={onPage} />
      <ReviewDialog review={review} summary={summary} />
    </>
  )
}
