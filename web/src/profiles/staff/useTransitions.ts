import type { StaffCard } from '@bnr/contract/profiles/card'
import type { TransitionName } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { useSession } from '../../accounts/session.ts'
import { asksFirst, possibleTransitions } from './possibleTransitions.ts'
import type { Reason } from './ReasonDialog.tsx'
import { useTransitionDecision } from './transitionDecision.ts'

/** As long as this a second press of the button may follow the first; without the dialog it would fall on what lies below. */
const pressShield = 400

/** The transitions of a profile that this member of staff may ask for, and the one that is being asked about. */
export function useTransitions(profile: StaffCard) {
  const { user } = useSession()
  const [asked, setAsked] = useState<TransitionName>()
  const [isClosing, setClosing] = useState(false)
  const decideTransition = useTransitionDecision(profile)

  function confirm(name: TransitionName, given: Reason) {
    if (isClosing) return
    decideTransition(name, given)
    setClosing(true)
    setTimeout(() => {
      setClosing(false)
      setAsked(undefined)
    }, pressShield)
  }

  return {
    names: possibleTransitions(user?.roles ?? [], profile.status),
    asked,
    isClosing,
    begin: (name: TransitionName) => (asksFirst(name) ? setAsked(name) : decideTransition(name)),
    confirm,
    close: () => setAsked(undefined),
  }
}
