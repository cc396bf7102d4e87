import { type ReactNode, useRef } from 'react'
import { type Decision, retry, undo, useDecision } from '../../platform/decisions.ts'
import { Button } from '../Button.tsx'
import { useTranslation } from '../translation.ts'
import classes from './DecisionPlace.module.css'
import { decisionText } from './decisionText.ts'
import { useKeptFocus } from './useKeptFocus.ts'

export interface DecisionPlaceProps {
  subject: string
  /** Whom it is about, for those who do not see the row. */
  name: string
  /** What a decision made of it, e.g. 'Approved'. */
  outcomeOf: (decision: Decision) => string
  /** What can be done next, once the decision is done. */
  next?: ReactNode
  /** A dialog has the focus now; it comes back here. */
  isAsking?: boolean
  /** The buttons of the decision. */
  children: ReactNode
}

/** The buttons of a decision and, on their very place, its outcome: nothing slides under the pointer. */
export function DecisionPlace(props: DecisionPlaceProps) {
  const { subject, name, outcomeOf, next, isAsking = false, children } = props
  const { t } = useTranslation()
  const decision = useDecision(subject)
  const place = useRef<HTMLDivElement>(null)
  const state = decision?.state
  useKeptFocus(place, state, isAsking)
  const text = decision && decisionText(decision, outcomeOf, t)
  return (
    <div ref={place} className={decision ? `${classes.place} ${classes.decided}` : classes.place}>
      <div className={classes.choices} inert={decision !== undefined}>
        {children}
      </div>
      <div className={classes.outcome}>
        <p
          role="status"
          title={text}
          tabIndex={-1}
          className={`${classes.text} ${state ? classes[state] : ''}`}
        >
          {decision && <span className="visually-hidden">{name}: </span>}
          {text}
          {state === 'waiting' && (
            <span className="visually-hidden">. {t('You can undo this for 5 seconds')}</span>
          )}
        </p>
        {state === 'waiting' && (
          <Button variant="outlined" className={classes.again} onClick={() => undo(subject)}>
            {t('Undo')}
          </Button>
        )}
        {state === 'failed' && (
          <Button variant="outlined" className={classes.again} onClick={() => retry(subject)}>
            {t('Try again')}
          </Button>
        )}
        {state === 'done' && next}
      </div>
    </div>
  )
}
