import type { StaffCard } from '@bnr/contract/profiles/card'
import type { TransitionName } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { useSession } from '../../accounts/session.ts'
import type { Reason } from '../../ui/decisions/ReasonDialog.tsx'
import { asksFirst, possibleTransitions } from './possibleTransitions.ts'
import { useTransitionDecision } from './transitionDecision.ts'

/** As long as this a second press of the button may follow the first; without the dialog it would fall on what lies below. */
const pressShield = 400

/**
 * The transitions of a profile that this member of staff may ask for, and the one that is being asked about. Who goes on
 * once it is decided (`onDecided`) has a shield of their own.
 */
export function useTransitions(profile: StaffCard, onDecided?: () => void) {
  const { user } = useSession()
  const [asked, setAsked] = useState<TransitionName>()
  const [isClosing, setClosing] = useState(false)
  const decideTransition = useTransitionDecision(profile)

  function decide(name: TransitionName, given?: Reason) {
    decideTransition(name, given)
    onDecided?.()
  }

  function confirm(name: TransitionName, given: Reason) {
    if (isClosing) return
    setClosing(true)
    decide(name, given)
    setTimeout(() => {
      setClosing(false)
      setAsked(undefined)
    }, pressShield)
  }

  return {
    names: possibleTransitions(user?.roles ?? [], profile.status),
    asked,
    isClosing,
    begin: (name: TransitionName) => (asksFirst(name) ? setAsked(name) : decide(name)),
    confirm,
    close: () => setAsked(undefined),
  }
}
