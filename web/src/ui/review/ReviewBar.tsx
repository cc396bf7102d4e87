import { type Decision, useDecision } from '../../platform/decisions.ts'
import { Button } from '../Button.tsx'
import { decisionText } from '../decisions/decisionText.ts'
import { t } from '../translation.ts'
import classes from './ReviewBar.module.css'
import keys from './ReviewKey.module.css'
import { ReviewKey } from './ReviewKey.tsx'
import { reviewKeys, useKeysOn } from './reviewKeys.ts'
import type { ReviewControls } from './useReviewedList.ts'

interface ReviewBarProps {
  review: ReviewControls
  outcomeOf: (decision: Decision) => string
}

/** Previous and Next, the last decision, and the keyboard shortcuts. */
export function ReviewBar({ review, outcomeOf }: ReviewBarProps) {
  return (
    <div className={classes.bar}>
      <div className={classes.buttons}>
        <Button
          variant="outlined"
          disabled={review.at === 0}
          aria-keyshortcuts={reviewKeys.previous.key}
          onClick={review.previous}
        >
          {t('Previous')}
          <ReviewKey action="previous" />
        </Button>
        <LastDecision review={review} outcomeOf={outcomeOf} />
        <Button
          variant="outlined"
          disabled={review.at >= review.count}
          aria-keyshortcuts={reviewKeys.next.key}
          onClick={review.next}
        >
          {t('Next')}
          <ReviewKey action="next" />
        </Button>
      </div>
      <Keys />
    </div>
  )
}

/** Shows the last decision while the next profile is on screen, with Undo while that is possible. */
function LastDecision({ review, outcomeOf }: ReviewBarProps) {
  const decision = useDecision(review.last?.subject ?? '')
  return (
    <div className={classes.last}>
      <p role="status" className={classes.outcome}>
        {decision && `${review.last?.name}: ${decisionText(decision, outcomeOf)}`}
      </p>
      {decision?.state === 'waiting' && (
        <Button variant="quiet" aria-keyshortcuts={reviewKeys.undo.key} onClick={review.undoLast}>
          {t('Undo')}
          <ReviewKey action="undo" />
        </Button>
      )}
    </div>
  )
}

/** Screen readers and voice input may type letters too, so people can turn the shortcuts off here. */
function Keys() {
  const [isOn, turn] = useKeysOn()
  return (
    <div className={classes.keys}>
      {isOn && (
        <ul aria-label={t('Keyboard shortcuts')}>
          {Object.values(reviewKeys).map(({ key, label }) => (
            <li key={key}>
              <kbd className={keys.cap}>{key}</kbd> {t(label)}
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={classes.turn} onClick={() => turn(!isOn)}>
        {isOn ? t('Turn off shortcuts') : t('Turn on shortcuts')}
      </button>
    </div>
  )
}
