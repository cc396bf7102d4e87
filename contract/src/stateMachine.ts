import { z } from '#schema'
import { may, type Permission, type Role } from './access.ts'
import type { AuditAction } from './auditActions.ts'
import type { NotificationKind } from './messages/kinds.ts'

export const enterReason = 'Enter a reason'

/** One way to change something. An action without a permission belongs to the service itself. */
export type StateAction<State extends string = string> = {
  /** Text of the button. A refusal quotes it. */
  label?: string
  /** Empty for an action that creates the row. */
  from: readonly State[]
  /** Absent if the state stays, or if the row is deleted. */
  to?: State
  permission?: Permission
  /** Possible only on what the person made, or only on what somebody else made. */
  whose?: 'own' | 'others'
  /** Staff must say why. 'asked': the dialog requires it, but a call without it is accepted. */
  reason?: 'required' | 'asked'
  /** Possible only once every required field is filled in. */
  requiresAll?: true
  /** A day that has come does it: the state is computed from dates, or a daily job sets it. */
  byTime?: true
  message?: string
  /** Notification to the member. */
  notifies?: NotificationKind
  audit?: AuditAction
}

/**
 * The states of one kind of row, and everything that changes them. Permissions of endpoints, checks and conditions of the
 * server, rows of the audit log, notifications and the buttons of screens derive from it.
 */
export type StateMachine<State extends string = string> = {
  /** What a refusal calls the row: "This invoice is Paid". */
  subject: string
  states: readonly State[]
  /** What a refusal says of a state, if not "is" and its name. */
  says?: Readonly<Partial<Record<State, string>>>
  actions: Readonly<Record<string, StateAction<State>>>
}

export type StateOf<M extends StateMachine> = M['states'][number]
export type ActionOf<M extends StateMachine> = keyof M['actions'] & string

export const actionsOf = <M extends StateMachine>({ actions }: M) =>
  Object.keys(actions) as [ActionOf<M>, ...ActionOf<M>[]]

/** An action with every field that it can have. */
export const actionOf = <M extends StateMachine>(machine: M, name: ActionOf<M>): StateAction<StateOf<M>> =>
  machine.actions[name] as StateAction<StateOf<M>>

/** Whether the table has the action in this state, for anybody. */
export const isPossible = <M extends StateMachine>(
  machine: M,
  name: ActionOf<M>,
  state: StateOf<M>,
): boolean => actionOf(machine, name).from.includes(state)

/** Somebody who looks at a row: the roles, and whether they made it. */
export type Handler = { roles: readonly Role[]; isOwn?: boolean }

/** Whether these roles may take the action, in any state. */
export function mayTake<M extends StateMachine>(
  machine: M,
  name: ActionOf<M>,
  { roles, isOwn = false }: Handler,
): boolean {
  const { permission, whose } = actionOf(machine, name)
  return permission !== undefined && may(roles, permission) && (!whose || (whose === 'own') === isOwn)
}

/** What somebody can do with a row in this state: the `can` of replies. */
export const allowedActions = <M extends StateMachine>(
  machine: M,
  state: StateOf<M>,
  handler: Handler,
): ActionOf<M>[] =>
  actionsOf(machine).filter((name) => isPossible(machine, name, state) && mayTake(machine, name, handler))

const canOf = <M extends StateMachine>(machine: M) => z.array(z.enum(actionsOf(machine)))

/** The field of a reply with the allowed actions. Screens show a button only if its action is here. */
export const canField = <M extends StateMachine>(machine: M) =>
  ['can', canOf(machine), 'What the caller can do with it now'] as const

/** The same field in a reply that others receive too, without it. */
export const canFieldOf = <M extends StateMachine>(machine: M, who: string) =>
  ['can', canOf(machine).optional(), `What the caller can do with it now; ${who} only`] as const

/** Whether a reply allows the caller an action. */
export const canDo = <Name extends string>(row: { can?: readonly Name[] | undefined }, name: Name): boolean =>
  row.can?.includes(name) ?? false

/** Why an action is not possible in this state. */
export function refusalOf<M extends StateMachine>(machine: M, name: ActionOf<M>, state: StateOf<M>): string {
  const { label } = actionOf(machine, name)
  const says = machine.says?.[state] ?? `is ${state}`
  return label
    ? `${label} is not possible: this ${machine.subject} ${says}`
    : `This ${machine.subject} ${says}`
}
