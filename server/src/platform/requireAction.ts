import {
  type ActionOf,
  actionOf,
  enterReason,
  type Handler,
  isPossible,
  mayTake,
  refusalOf,
  type StateMachine,
  type StateOf,
} from '@bnr/contract/stateMachine'
import { Failure, invalidInput } from './failure.ts'

/** Refuses an action that the table of the contract does not have in this state. */
export function requireState<M extends StateMachine>(machine: M, name: ActionOf<M>, state: StateOf<M>): void {
  if (!isPossible(machine, name, state))
    throw new Failure('wrong_state', { message: refusalOf(machine, name, state) })
}

/** Refuses people who may not take the action, and actions that are not possible in this state. */
export function requireAction<M extends StateMachine>(
  machine: M,
  name: ActionOf<M>,
  state: StateOf<M>,
  handler: Handler,
): void {
  if (!mayTake(machine, name, handler)) throw new Failure('not_allowed')
  requireState(machine, name, state)
}

/** Refuses staff who do not give the reason that the action requires. */
export function requireReason<M extends StateMachine>(
  machine: M,
  name: ActionOf<M>,
  reason: string | undefined,
): void {
  if (actionOf(machine, name).reason === 'required' && !reason) throw invalidInput({ rn: enterReason })
}
