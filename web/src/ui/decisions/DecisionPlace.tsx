import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type Decision, retry, undo, useDecision } from '../../platform/decisions.ts'
import { Button } from '../Button.tsx'
import { t } from '../translation.ts'
import classes from './DecisionPlace.module.css'
import { decisionText } from './decisionText.ts'

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

/** Keeps the focus in a place whose buttons change: moves it to the new button or, without one, to the status text. */
function useKeptFocus(place: RefObject<HTMLElement | null>, state: string | undefined, isAsking: boolean) {
  // Read before the change is rendered, because the change may remove the focused button.
  const hadFocus = place.current?.contains(document.activeElement) ?? false
  const wasAsking = useRef(false)
  const shown = useRef(state)

  useEffect(() => {
    const isBack = wasAsking.current && !isAsking
    wasAsking.current = isAsking
    const hasChanged = shown.current !== state
    if (!isAsking) shown.current = state
    if (isAsking || !hasChanged || !(hadFocus || isBack)) return
    const box = place.current
    const button = box?.querySelector<HTMLElement>(':scope > :not([inert]) button')
    const target = button ?? box?.querySelector<HTMLElement>('[role="status"]')
    target?.focus({ preventScroll: true })
  })
}
