import type { StaffCard } from '@bnr/contract/profiles/card'
import type { TransitionName } from '@bnr/contract/profiles/transitions'
import { useState } from 'react'
import { useSession } from '../../accounts/session.ts'
import { useMoveDecision } from './moveDecision.ts'
import { asksFirst, possibleMoves } from './possibleMoves.ts'
import type { Reason } from './TransitionDialog.tsx'

/** As long as this a second press of the button may follow the first; without the dialog it would fall on what lies below. */
const pressShield = 400

/** The moves of a profile that this member of staff may make, and the one that is being asked about. */
export function useMoves(profile: StaffCard) {
  const { user } = useSession()
  const [asked, setAsked] = useState<TransitionName>()
  const [isClosing, setClosing] = useState(false)
  const decideMove = useMoveDecision(profile)

  function confirm(name: TransitionName, given: Reason) {
    if (isClosing) return
    decideMove(name, given)
    setClosing(true)
    setTimeout(() => {
      setClosing(false)
      setAsked(undefined)
    }, pressShield)
  }

  return {
    names: possibleMoves(user?.roles ?? [], profile.status),
    asked,
    isClosing,
    begin: (name: TransitionName) => (asksFirst(name) ? setAsked(name) : decideMove(name)),
    confirm,
    close: () => setAsked(undefined),
  }
}
