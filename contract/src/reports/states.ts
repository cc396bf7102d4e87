interface StateRule {
  /** It goes on by itself: whoever looks at it looks again. */
  runs?: true
}

/** Where a report stands. */
const reportStates = {
  Waiting: { runs: true },
  Running: { runs: true },
  Completed: {},
  Failed: {},
  Cancelled: {},
  /** Its file has been removed. */
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

/** What the person who asked for a report can do with it. */
export const reportMoves = {
  cancel: { from: ['Waiting', 'Running'], to: 'Cancelled', summary: 'Stop a report that is being made' },
  again: {
    from: ['Failed', 'Cancelled', 'Expired'],
    to: 'Waiting',
    summary: 'Make a report once more, with what is there now',
  },
} as const satisfies Record<string, ReportMove>

export type ReportMoveName = keyof typeof reportMoves
export const reportMoveNames = Object.keys(reportMoves) as ReportMoveName[]
export const moveOf = (name: ReportMoveName): ReportMove => reportMoves[name]
