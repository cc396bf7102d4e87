import { profileMachine, type TransitionName } from '@bnr/contract/profiles/transitions'
import { actionOf } from '@bnr/contract/stateMachine'

/** Whether a transition asks for confirmation first, so that nobody starts it by accident. */
export const asksFirst = (name: TransitionName) => name !== 'approve' && name !== 'ready'
export const needsReason = (name: TransitionName) => actionOf(profileMachine, name).reason !== undefined
