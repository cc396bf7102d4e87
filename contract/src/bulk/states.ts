import type { Permission } from '../access.ts'
import type { StateMachine } from '../stateMachine.ts'

/** What can be done with all profiles that match a search, who may do it, and with how many profiles at most. */
export const bulkKinds = {
  assign: { label: 'Assign', permission: 'admin.assign', most: 20_000 },
  followUp: { label: 'Plan follow-ups', permission: 'contactLog.write', most: 5000 },
} as const satisfies Record<string, { label: string; permission: Permission; most: number }>
export type BulkKind = keyof typeof bulkKinds
export const bulkKindNames = Object.keys(bulkKinds) as [BulkKind, ...BulkKind[]]

export const bulkStates = ['Running', 'Done', 'Cancelled'] as const
export type BulkState = (typeof bulkStates)[number]

/** Days for which staff can read what became of each profile. */
export const bulkDays = 7

const byItsMaker = { permission: 'staff.area', whose: 'own' } as const

/** What the person who started a bulk action can do with it, and what its job does. */
export const bulkMachine = {
  subject: 'action',
  states: bulkStates,
  actions: {
    /** What is done by then stays. */
    cancel: { ...byItsMaker, from: ['Running'], to: 'Cancelled', audit: 'bulk action cancelled' },
    download: { ...byItsMaker, from: ['Done', 'Cancelled'], audit: 'bulk outcome download' },
    complete: { from: ['Running'], to: 'Done' },
  },
} as const satisfies StateMachine<BulkState>
