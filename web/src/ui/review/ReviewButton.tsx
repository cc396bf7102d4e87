import { Button } from '../Button.tsx'
import { t } from '../translation.ts'
import { ReviewKey } from './ReviewKey.tsx'
import { reviewKeys, useReviewKeys } from './reviewKeys.ts'

/** Opens the review of a list; its key is the one for Next within the review. */
export function ReviewButton({ onBegin }: { onBegin: () => void }) {
  useReviewKeys({ next: onBegin })
  return (
    <Button variant="outlined" aria-keyshortcuts={reviewKeys.next.key} onClick={onBegin}>
      {t('Review one by one')}
      <ReviewKey action="next" />
    </Button>
  )
}
