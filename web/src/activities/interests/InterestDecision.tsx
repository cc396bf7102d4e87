import { answers } from '@bnr/contract/activities/endpoints'
import type { InterestAnswer } from '@bnr/contract/activities/interests'
import { callBeforeLeaving } from '../../platform/call.ts'
import { type Decision, decide } from '../../platform/decisions.ts'
import { Button } from '../../ui/Button.tsx'
import { DecisionPlace } from '../../ui/decisions/DecisionPlace.tsx'
import { useReporting } from '../../ui/decisions/useReporting.ts'
import { t } from '../../ui/translation.ts'
import classes from './interests.module.css'

interface InterestDecisionProps {
  /** Id of the received interest. */
  id: number
  name: string
}

/** Accept and Decline in the list of received interests. The answer can be undone for five seconds, then it is sent. */
export function InterestDecision({ id, name }: InterestDecisionProps) {
  const subject = `interest ${id}`
  const report = useReporting()
  const answer = (action: InterestAnswer) =>
    decide({
      subject,
      action,
      send: (atOnce) => report(callBeforeLeaving(atOnce)(answers[action], { params: { id } }), name),
    })
  return (
    <DecisionPlace subject={subject} name={name} outcomeOf={({ action }) => outcomes[action] ?? ''}>
      <div className={classes.answers}>
        <Button aria-label={t('Accept the interest of {name}', { name })} onClick={() => answer('accept')}>
          {t('Accept')}
        </Button>
        <Button
          variant="outlined"
          aria-label={t('Decline the interest of {name}', { name })}
          onClick={() => answer('decline')}
        >
          {t('Decline')}
        </Button>
      </div>
    </DecisionPlace>
  )
}

const outcomes: Readonly<Record<Decision['action'], string>> = {
  accept: 'Interest accepted',
  decline: 'Interest declined',
}
