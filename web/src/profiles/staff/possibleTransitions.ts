import { may, type Role } from '@bnr/contract/access'
import {
  type ProfileStatus,
  type TransitionName,
  transitionNames,
  transitions,
} from '@bnr/contract/profiles/transitions'

/** The ways a profile can go from its status that these roles may take, by the contract's table. */
export function possibleTransitions(roles: readonly Role[], status: ProfileStatus): TransitionName[] {
  return transitionNames.filter((name) => {
    const from: readonly ProfileStatus[] = transitions[name].from
    return from.includes(status) && may(roles, transitions[name].permission)
  })
}

/** Transitions that nobody asks for by a slip of the finger: they ask again, and for a reason where one is needed. */
export const asksFirst = (name: TransitionName) => name !== 'approve' && name !== 'ready'
export const needsReason = (name: TransitionName) => transitions[name].staffSayWhy
