interface StateRule {
  /** The state changes by itself, so the screen polls. */
  runs?: true
}

const reportStates = {
  Waiting: { runs: true },
  Running: { runs: true },
  Completed: {},
  Failed: {},
  Cancelled: {},
  /** Its file has been deleted. */
  Expired: {},
} as const satisfies Record<string, StateRule>

export type ReportState = keyof typeof reportStates
export const reportStateNames = Object.keys(reportStates) as [ReportState, ...ReportState[]]

const ruleOf = (state: ReportState): StateRule => reportStates[state]
export const isRunning = (state: ReportState): boolean => ruleOf(state).runs === true

interface ReportMove {
  from: readonly ReportState[]
  to: ReportState
  summary: string
}

/** What the person who ordered a report can do with it. */
export const reportMoves = {
  cancel: { from: ['Waiting', 'Running'], to: 'Cancelled', summary: 'Stop a report that is in progress' },
  again: {
    from: ['Failed', 'Cancelled', 'Expired'],
    to: 'Waiting',
    summary: 'Create a report again from current data',
  },
} as const satisfies Record<string, ReportMove>

export type ReportMoveName = keyof typeof reportMoves
export const reportMoveNames = Object.keys(reportMoves) as ReportMoveName[]
export const moveOf = (name: ReportMoveName): ReportMove => reportMoves[name]
