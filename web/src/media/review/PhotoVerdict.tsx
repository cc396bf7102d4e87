import { mediaStatusLabels } from '@bnr/contract/media/schemas'
import { enterReason } from '@bnr/contract/stateMachine'
import { usualReasons } from '@bnr/contract/usualReasons'
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DecisionPlace } from '../../ui/decisions/DecisionPlace.tsx'
import { UsualReasons } from '../../ui/decisions/UsualReasons.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { ReviewKey } from '../../ui/review/ReviewKey.tsx'
import { reviewKeys, useReviewKeys } from '../../ui/review/reviewKeys.ts'
import { t } from '../../ui/translation.ts'
import { outcomeOf } from './calls.ts'
import classes from './PhotoVerdict.module.css'
import type { usePhotoReview } from './usePhotoReview.ts'

type Review = ReturnType<typeof usePhotoReview>

/** Asks for a decision only while the photo waits; otherwise shows its status. */
export function PhotoVerdict({ review }: { review: Review }) {
  if (review.isReady) return <Question review={review} />
  const status = review.item?.media.status
  return <p className={classes.done}>{status && t(mediaStatusLabels[status])}</p>
}

/** Approves, or rejects with a usual or a typed reason. */
function Question({ review }: { review: Review }) {
  const place = useRef<HTMLDivElement>(null)
  const reasons = useRef<HTMLDivElement>(null)
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: enterReason }),
    send: ({ reason }) => review.decide('reject', reason.trim()),
  })
  const approve = () => review.decide('approve')
  const reject = () => void form.submit()
  const chooseReason = () =>
    form.values.reason.trim() ? reject() : reasons.current?.querySelector('button')?.focus()

  useReviewKeys(review.isUndecided ? { approve, reject: chooseReason } : {}, place)
  return (
    <div ref={place} className="stack-4">
      <DecisionPlace
        subject={review.subject}
        name={review.item?.profile.basic?.name ?? ''}
        outcomeOf={outcomeOf}
      >
        <div className={classes.buttons}>
          <Button aria-keyshortcuts={reviewKeys.approve.key} onClick={approve}>
            {t('Approve')}
            <ReviewKey action="approve" />
          </Button>
          <Button variant="outlined" aria-keyshortcuts={reviewKeys.reject.key} onClick={reject}>
            {t('Reject')}
            <ReviewKey action="reject" />
          </Button>
        </div>
      </DecisionPlace>
      <div ref={reasons}>
        {review.isUndecided && (
          <UsualReasons reasons={usualReasons.photo} onChoose={(reason) => review.decide('reject', reason)} />
        )}
      </div>
      <div ref={form.place}>
        <TextAreaField
          label={t('Reason for rejection')}
          rows={2}
          maxLength={100}
          readOnly={!review.isUndecided}
          {...fieldOf(form, 'reason')}
        />
      </div>
    </div>
  )
}
