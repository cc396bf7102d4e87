import type { ActionOf, StateMachine } from '../stateMachine.ts'

export const reportStateNames = ['Waiting', 'Running', 'Completed', 'Failed', 'Cancelled', 'Expired'] as const
export type ReportState = (typeof reportStateNames)[number]

/** States that change by themselves, so the screen polls. */
export const runningStates: readonly ReportState[] = ['Waiting', 'Running']
export const isRunning = (state: ReportState): boolean => runningStates.includes(state)

const byItsMaker = { permission: 'reports.read', whose: 'own' } as const

/** What the person who ordered a report can do with it, and what the job that writes it does. */
export const reportMachine = {
  subject: 'report',
  states: reportStateNames,
  actions: {
    download: { ...byItsMaker, from: ['Completed'], audit: 'report download' },
    cancel: { ...byItsMaker, from: ['Waiting', 'Running'], to: 'Cancelled', audit: 'report cancel' },
    again: {
      ...byItsMaker,
      from: ['Failed', 'Cancelled', 'Expired'],
      to: 'Waiting',
      audit: 'report again',
    },
    /** Also takes over from a process that died. */
    write: { from: ['Waiting', 'Running'], to: 'Running' },
    complete: { from: ['Running'], to: 'Completed', audit: 'report export' },
    fail: { from: ['Running'], to: 'Failed' },
    /** Its file is deleted. */
    expire: { from: ['Completed'], to: 'Expired', byTime: true },
  },
} as const satisfies StateMachine<ReportState>

export const reportMoveNames = ['cancel', 'again'] as const satisfies ActionOf<typeof reportMachine>[]
export type ReportMoveName = (typeof reportMoveNames)[number]
