import type { Role } from '@bnr/contract/access'
import type { StaffCard } from '@bnr/contract/profiles/card'
import { profileMachine, type TransitionName } from '@bnr/contract/profiles/transitions'
import { canDo, mayTake } from '@bnr/contract/stateMachine'
import { needsReason } from '../staff/asksFirst.ts'

/**
 * What the buttons of the search by status do (decisions, section 3): sequences of transitions, of which the first
 * possible one applies.
 */
export const statusActions = {
  activate: { label: 'Activate', outcome: 'Activated', ways: [['approve'], ['ready', 'approve']] },
  delete: { label: 'Delete', outcome: 'Deleted', ways: [['delete']] },
  settle: { label: 'Settled', outcome: 'Settled', ways: [['settle']] },
  block: { label: 'Block', outcome: 'Blocked', ways: [['deactivate']] },
} as const satisfies Record<string, { label: string; outcome: string; ways: readonly Way[] }>
export type StatusAction = keyof typeof statusActions
export const statusActionNames = Object.keys(statusActions) as StatusAction[]

type Way = readonly TransitionName[]

/** Returns the transitions of an action whose first one is possible now, or undefined if none is. */
export const wayOf = (action: StatusAction, profile: Pick<StaffCard, 'can'>): Way | undefined =>
  waysOf(action).find(([first]) => first && canDo(profile, first))

const waysOf = (action: StatusAction): readonly Way[] => statusActions[action].ways
/** Returns the actions that these roles allow in any status. */
export const actionsOf = (roles: readonly Role[]): StatusAction[] =>
  statusActionNames.filter((action) =>
    waysOf(action).some((way) => way.every((name) => mayTake(profileMachine, name, { roles }))),
  )

/** Whether the history requires a reason. */
export const asksWhy = (action: StatusAction): boolean => waysOf(action).flat().some(needsReason)
