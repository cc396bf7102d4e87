import { may, type Role } from '@bnr/contract/access'
import {
  type ProfileStatus,
  type TransitionName,
  transitionNames,
  transitions,
} from '@bnr/contract/profiles/transitions'

/** Returns the transitions from this status that these roles allow, by the contract's table. */
export function possibleTransitions(roles: readonly Role[], status: ProfileStatus): TransitionName[] {
  return transitionNames.filter((name) => {
    const from: readonly ProfileStatus[] = transitions[name].from
    return from.includes(status) && may(roles, transitions[name].permission)
  })
}

/** Whether a transition asks for confirmation first, so that nobody starts it by accident. */
export const asksFirst = (name: TransitionName) => name !== 'approve' && name !== 'ready'
export const needsReason = (name: TransitionName) => transitions[name].staffSayWhy
