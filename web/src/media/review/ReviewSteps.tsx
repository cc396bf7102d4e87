import { Button } from '../../ui/Button.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './ReviewSteps.module.css'
import { type ReviewAction, reviewKeys } from './reviewKeys.ts'
import type { useReview } from './useReview.ts'

const labels: Record<ReviewAction, string> = {
  approve: 'Approve',
  reject: 'Reject',
  undo: 'Undo',
  next: 'Next',
  previous: 'Previous',
}

/** To the photo before and after, and the keys that do the same. */
export function ReviewSteps({ review }: { review: ReturnType<typeof useReview> }) {
  const { t } = useTranslation()
  return (
    <div className={classes.steps}>
      <div className={classes.buttons}>
        <Button variant="quiet" disabled={review.at === 0} onClick={review.previous}>
          {t('Previous')}
        </Button>
        <Button variant="quiet" disabled={review.at >= review.count - 1} onClick={review.next}>
          {t('Next')}
        </Button>
      </div>
      <ul className={classes.keys} aria-label={t('Keyboard')}>
        {Object.entries(reviewKeys).map(([key, action]) => (
          <li key={key}>
            <kbd>{key.toUpperCase()}</kbd> {t(labels[action])}
          </li>
        ))}
      </ul>
    </div>
  )
}
