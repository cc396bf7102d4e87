import { mediaStatusLabels } from '@bnr/contract/media/schemas'
import { enterReason } from '@bnr/contract/profiles/transitions'
import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DecisionPlace } from '../../ui/decisions/DecisionPlace.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { useTranslation } from '../../ui/translation.ts'
import classes from './Judgement.module.css'
import { useReviewKeys } from './reviewKeys.ts'
import type { useReview } from './useReview.ts'
import { outcomeOf } from './verdicts.ts'

type Review = ReturnType<typeof useReview>

/** Only a photo that waits and was not judged yet is asked about. */
export function Judgement({ review }: { review: Review }) {
  const { t } = useTranslation()
  useReviewKeys({ next: review.next, previous: review.previous })
  if (review.isReady) return <Question review={review} />
  const status = review.photo?.media.status
  return <p className={classes.done}>{status && t(mediaStatusLabels[status])}</p>
}

/** Approve, or reject with a reason. */
function Question({ review }: { review: Review }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState(false)
  const approve = () => review.judge('approve')

  function reject() {
    setRefused(!reason.trim())
    if (reason.trim()) review.judge('reject', reason.trim())
    else place.current?.querySelector('textarea')?.focus()
  }

  useReviewKeys(review.isOpen ? { approve, reject } : { undo: review.undo })
  return (
    <div ref={place}>
      <TextAreaField
        label={t('Reason, if you reject it')}
        rows={2}
        maxLength={100}
        readOnly={!review.isOpen}
        value={reason}
        error={refused && !reason.trim() ? t(enterReason) : undefined}
        onChange={setReason}
      />
      <div className={classes.place}>
        <DecisionPlace
          subject={review.subject}
          name={review.photo?.profile.basic?.name ?? ''}
          outcomeOf={outcomeOf}
        >
          <div className={classes.buttons}>
            <Button onClick={approve}>{t('Approve')}</Button>
            <Button look="outlined" onClick={reject}>
              {t('Reject')}
            </Button>
          </div>
        </DecisionPlace>
      </div>
    </div>
  )
}
