import { type ReactNode, useEffect, useRef } from 'react'
import type { Decision } from '../../platform/decisions.ts'
import { Dialog } from '../Dialog.tsx'
import { ReviewBar } from './ReviewBar.tsx'
import classes from './ReviewDialog.module.css'
import { useReviewKeys } from './reviewKeys.ts'
import type { ReviewWay } from './useReviewedList.ts'

export interface ReviewDialogProps {
  review: ReviewWay
  /** Which of how many this is. */
  title: string
  /** What a decision made of one, e.g. 'Approved'. */
  outcomeOf: (decision: Decision) => string
  /** What stands there once the last one was looked at. */
  end: ReactNode
  children: ReactNode
}

/** A queue one by one: whoever is shown is read out, and the keys go on and back. */
export function ReviewDialog({ review, title, outcomeOf, end, children }: ReviewDialogProps) {
  const isEnd = review.at >= review.count
  return (
    <Dialog open={review.isOpen} shape="wide" title={title} onClose={review.end}>
      <Shown key={review.at} isSettling={review.isSettling} review={review}>
        {isEnd ? end : children}
      </Shown>
      <ReviewBar review={review} outcomeOf={outcomeOf} />
    </Dialog>
  )
}

interface ShownProps extends Pick<ReviewDialogProps, 'review' | 'children'> {
  isSettling: boolean
}

function Shown({ review, isSettling, children }: ShownProps) {
  const place = useRef<HTMLElement>(null)
  // Read out from its beginning, and seen from its head.
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.closest('dialog')?.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  useReviewKeys(
    {
      next: review.at < review.count && review.next,
      previous: review.at > 0 && review.previous,
      undo: review.undoLast,
    },
    place,
  )
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={reviewedTitle}
      className={isSettling ? `${classes.shown} ${classes.settling}` : classes.shown}
    >
      {children}
    </section>
  )
}

/** The id of the heading that says who is shown. */
export const reviewedTitle = 'reviewed-title'
