import { indianNumber } from '@bnr/contract/indianNumber'
import { useRef } from 'react'
import { Button, ButtonLink } from '../Button.tsx'
import { t } from '../translation.ts'
import { reviewedTitle } from './ReviewDialog.tsx'
import classes from './ReviewEnd.module.css'
import { ReviewKey } from './ReviewKey.tsx'
import { reviewKeys, useReviewKeys } from './reviewKeys.ts'

interface ReviewEndProps {
  /** How many profiles still need a decision, shown or not. */
  more: number
  onReadOn: () => void
  onClose: () => void
}

/** The end of a review: offers the profiles that still wait or, without any, the other queues. */
export function ReviewEnd({ more, onReadOn, onClose }: ReviewEndProps) {
  const place = useRef<HTMLDivElement>(null)
  useReviewKeys({ next: more > 0 && onReadOn }, place)
  return (
    <div ref={place} className={classes.end}>
      <h3 id={reviewedTitle}>{more > 0 ? t('End of the list') : t('Nothing to do')}</h3>
      <p>
        {more === 0 && t('You have decided on everything.')}
        {more === 1 && t('1 still needs a decision.')}
        {more > 1 && t('{count} still need a decision.', { count: indianNumber(more) })}
      </p>
      <p className={classes.ways}>
        {more > 0 && (
          <Button aria-keyshortcuts={reviewKeys.next.key} onClick={onReadOn}>
            {t('Show profiles waiting for approval')}
            <ReviewKey action="next" />
          </Button>
        )}
        {more === 0 && <ButtonLink to="/ad/dashboard">{t('Other queues')}</ButtonLink>}
        <Button variant="quiet" onClick={onClose}>
          {t('Back to the list')}
        </Button>
      </p>
    </div>
  )
}
