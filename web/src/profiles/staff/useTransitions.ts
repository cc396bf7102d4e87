import type { StaffCard } from '@bnr/contract/profiles/card'
import { type TransitionName, transitionNames } from '@bnr/contract/profiles/transitions'
import { canDo } from '@bnr/contract/stateMachine'
import { useState } from 'react'
import type { Reason } from '../../ui/decisions/ReasonDialog.tsx'
import { asksFirst } from './asksFirst.ts'
import { useTransitionDecision } from './transitionDecision.ts'

/** In milliseconds. The dialog stays open this long, so that a double press does not hit what lies below. */
const pressShield = 400

/**
 * The transitions that this staff member may start, and the one that waits for confirmation. A review passes
 * `onDecided`, which has its own protection against double presses.
 */
export function useTransitions(profile: StaffCard, onDecided?: () => void) {
  const [pending, setPending] = useState<TransitionName>()
  const [isClosing, setClosing] = useState(false)
  const decideTransition = useTransitionDecision(profile)

  function decide(name: TransitionName, reason?: Reason) {
    decideTransition(name, reason)
    onDecided?.()
  }

  function confirm(name: TransitionName, reason: Reason) {
    if (isClosing) return
    setClosing(true)
    decide(name, reason)
    setTimeout(() => {
      setClosing(false)
      setPending(undefined)
    }, pressShield)
  }

  return {
    names: transitionNames.filter((name) => canDo(profile, name)),
    pending,
    isClosing,
    begin: (name: TransitionName) => (asksFirst(name) ? setPending(name) : decide(name)),
    confirm,
    close: () => setPending(undefined),
  }
}
