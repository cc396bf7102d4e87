import { mediaStatusLabels } from '@bnr/contract/media/schemas'
import { enterReason } from '@bnr/contract/profiles/transitions'
import { Button } from '../../ui/Button.tsx'
import { DecisionPlace } from '../../ui/decisions/DecisionPlace.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { useTranslation } from '../../ui/translation.ts'
import classes from './PhotoVerdict.module.css'
import { useReviewKeys } from './reviewKeys.ts'
import type { useReview } from './useReview.ts'
import { outcomeOf } from './verdicts.ts'

type Review = ReturnType<typeof useReview>

/** Only a photo that waits and was not judged yet is asked about. */
export function PhotoVerdict({ review }: { review: Review }) {
  const { t } = useTranslation()
  useReviewKeys({ next: review.next, previous: review.previous })
  if (review.isReady) return <Question review={review} />
  const status = review.photo?.media.status
  return <p className={classes.done}>{status && t(mediaStatusLabels[status])}</p>
}

/** Approve, or reject with a reason. */
function Question({ review }: { review: Review }) {
  const { t } = useTranslation()
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: enterReason }),
    send: ({ reason }) => review.judge('reject', reason.trim()),
  })
  const approve = () => review.judge('approve')
  const reject = () => void form.submit()

  useReviewKeys(review.isOpen ? { approve, reject } : { undo: review.undo })
  return (
    <div ref={form.place}>
      <TextAreaField
        label={t('Reason, if you reject it')}
        rows={2}
        maxLength={100}
        readOnly={!review.isOpen}
        {...fieldOf(form, 'reason')}
      />
      <div className={classes.place}>
        <DecisionPlace
          subject={review.subject}
          name={review.photo?.profile.basic?.name ?? ''}
          outcomeOf={outcomeOf}
        >
          <div className={classes.buttons}>
            <Button onClick={approve}>{t('Approve')}</Button>
            <Button variant="outlined" onClick={reject}>
              {t('Reject')}
            </Button>
          </div>
        </DecisionPlace>
      </div>
    </div>
  )
}
