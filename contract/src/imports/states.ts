import type { ActionOf, StateMachine } from '../stateMachine.ts'

export const importStates = ['Preview', 'Running', 'Done'] as const
export type ImportState = (typeof importStates)[number]

const byItsMaker = { permission: 'profiles.import', whose: 'own' } as const

/** What the person who uploaded a file can do with it, and what the job that creates the profiles does. */
export const importMachine = {
  subject: 'import',
  states: importStates,
  actions: {
    change: { ...byItsMaker, from: ['Preview'], audit: 'import changed' },
    start: { ...byItsMaker, from: ['Preview'], to: 'Running', audit: 'import started' },
    /** Profiles that exist by then stay; the other rows can be imported later. */
    stop: { ...byItsMaker, from: ['Running'], to: 'Preview', audit: 'import stopped' },
    discard: { ...byItsMaker, from: ['Preview', 'Done'], audit: 'import discarded' },
    download: { ...byItsMaker, from: ['Preview', 'Done'], audit: 'import outcome download' },
    complete: { from: ['Running'], to: 'Done' },
  },
} as const satisfies StateMachine<ImportState>

export const importMoveNames = ['start', 'stop'] as const satisfies ActionOf<typeof importMachine>[]
export type ImportMoveName = (typeof importMoveNames)[number]
