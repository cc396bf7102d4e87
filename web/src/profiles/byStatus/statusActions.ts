import { may, type Permission, type Role } from '@bnr/contract/access'
import { type ProfileStatus, profileMachine, type TransitionName } from '@bnr/contract/profiles/transitions'
import { needsReason } from '../staff/possibleTransitions.ts'

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

/** Returns the transitions of an action from this status, or undefined if it is not possible. */
export const wayOf = (action: StatusAction, from: ProfileStatus): Way | undefined =>
  waysOf(action).find((way) => leadsOn(way, from))

function leadsOn(way: Way, from: ProfileStatus): boolean {
  let status = from
  for (const name of way) {
    const open: readonly ProfileStatus[] = profileMachine.actions[name].from
    if (!open.includes(status)) return false
    status = profileMachine.actions[name].to
  }
  return true
}

const waysOf = (action: StatusAction): readonly Way[] => statusActions[action].ways
const permissionsOf = (way: Way): Permission[] => way.map((name) => profileMachine.actions[name].permission)

/** Returns the actions that these roles allow in any status. */
export const actionsOf = (roles: readonly Role[]): StatusAction[] =>
  statusActionNames.filter((action) =>
    waysOf(action).some((way) => permissionsOf(way).every((permission) => may(roles, permission))),
  )

/** Whether the history requires a reason. */
export const asksWhy = (action: StatusAction): boolean => waysOf(action).flat().some(needsReason)
