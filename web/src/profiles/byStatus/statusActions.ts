import { may, type Permission, type Role } from '@bnr/contract/access'
import { type ProfileStatus, type TransitionName, transitions } from '@bnr/contract/profiles/transitions'
import { needsReason } from '../staff/possibleTransitions.ts'

/** What the buttons of the search by status do (decisions, section 3): ways along the table of transitions, the first that is open. */
export const statusActions = {
  activate: { label: 'Activate', outcome: 'Activated', ways: [['approve'], ['ready', 'approve']] },
  delete: { label: 'Delete', outcome: 'Deleted', ways: [['delete']] },
  settle: { label: 'Settled', outcome: 'Settled', ways: [['settle']] },
  block: { label: 'Block', outcome: 'Blocked', ways: [['deactivate']] },
} as const satisfies Record<string, { label: string; outcome: string; ways: readonly Way[] }>
export type StatusAction = keyof typeof statusActions
export const statusActionNames = Object.keys(statusActions) as StatusAction[]

type Way = readonly TransitionName[]

/** The transitions that an action takes a profile through from its status; none where it cannot. */
export const wayOf = (action: StatusAction, from: ProfileStatus): Way | undefined =>
  waysOf(action).find((way) => leadsOn(way, from))

function leadsOn(way: Way, from: ProfileStatus): boolean {
  let status = from
  for (const name of way) {
    const open: readonly ProfileStatus[] = transitions[name].from
    if (!open.includes(status)) return false
    status = transitions[name].to
  }
  return true
}

const waysOf = (action: StatusAction): readonly Way[] => statusActions[action].ways
const permissionsOf = (way: Way): Permission[] => way.map((name) => transitions[name].permission)

/** The actions that these roles may ever take. */
export const actionsOf = (roles: readonly Role[]): StatusAction[] =>
  statusActionNames.filter((action) =>
    waysOf(action).some((way) => permissionsOf(way).every((permission) => may(roles, permission))),
  )

/** The history has to say why. */
export const asksWhy = (action: StatusAction): boolean => waysOf(action).flat().some(needsReason)
