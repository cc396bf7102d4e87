import { type ReactNode, useRef } from 'react'
import { type Decision, retry, undo, useDecision } from '../../platform/decisions.ts'
import { Button } from '../Button.tsx'
import { t } from '../translation.ts'
import classes from './DecisionPlace.module.css'
import { decisionText } from './decisionText.ts'
import { useKeptFocus } from './useKeptFocus.ts'

export interface DecisionPlaceProps {
  subject: string
  /** Whom the decision is about, for screen readers. */
  name: string
  /** The state after a decision, e.g. 'Approved'. */
  outcomeOf: (decision: Decision) => string
  /** The next step, shown once the server has accepted the decision. */
  next?: ReactNode
  /** A dialog has the focus now; it returns here when the dialog closes. */
  isAsking?: boolean
  children: ReactNode
}

/** The buttons of a decision and, in the same place, its outcome, so that nothing moves under the pointer. */
export function DecisionPlace(props: DecisionPlaceProps) {
  const { subject, name, outcomeOf, next, isAsking = false, children } = props
  const decision = useDecision(subject)
  const place = useRef<HTMLDivElement>(null)
  const state = decision?.state
  useKeptFocus(place, state, isAsking)
  const text = decision && decisionText(decision, outcomeOf)
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
