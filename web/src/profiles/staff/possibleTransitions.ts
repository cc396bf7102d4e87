import type { Role } from '@bnr/contract/access'
import {
  type ProfileStatus,
  profileMachine,
  type TransitionName,
  transitionNames,
} from '@bnr/contract/profiles/transitions'
import { actionOf, allowedActions } from '@bnr/contract/stateMachine'

/** Returns the transitions from this status that these roles allow, by the contract's table. */
export function possibleTransitions(roles: readonly Role[], status: ProfileStatus): TransitionName[] {
  const allowed = allowedActions(profileMachine, status, { roles })
  return transitionNames.filter((name) => allowed.includes(name))
}

/** Whether a transition asks for confirmation first, so that nobody starts it by accident. */
export const asksFirst = (name: TransitionName) => name !== 'approve' && name !== 'ready'
export const needsReason = (name: TransitionName) => actionOf(profileMachine, name).reason !== undefined
