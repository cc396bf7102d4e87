import { type ReactNode, useEffect, useRef } from 'react'
import type { Decision } from '../../platform/decisions.ts'
import { Dialog } from '../Dialog.tsx'
import { ReviewBar } from './ReviewBar.tsx'
import classes from './ReviewDialog.module.css'
import { useReviewKeys } from './reviewKeys.ts'
import type { ReviewControls } from './useReviewedList.ts'

export interface ReviewDialogProps {
  review: ReviewControls
  /** The position in the queue. */
  title: string
  /** The state after a decision, e.g. 'Approved'. */
  outcomeOf: (decision: Decision) => string
  /** Shown after the last item. */
  end: ReactNode
  children: ReactNode
}

/** Shows a queue one item at a time. Screen readers announce each item, and keys move forward and back. */
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
  // Screen readers and the scroll position start at the top of each item.
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

/** Id of the heading that names the profile on screen. */
export const reviewedTitle = 'reviewed-title'
