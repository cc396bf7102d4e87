import type { StateMachine } from '../stateMachine.ts'

const states = ['Enabled', 'Disabled'] as const
type State = (typeof states)[number]

const managed = { permission: 'staff.manage', audit: 'staff change' } as const

/** Staff accounts. Nobody locks themselves out: a colleague disables an account or resets its second factor. */
export const staffAccountMachine = {
  subject: 'account',
  states,
  actions: {
    change: { ...managed, from: states },
    disable: { ...managed, from: ['Enabled'], to: 'Disabled', whose: 'others' },
    enable: { ...managed, from: ['Disabled'], to: 'Enabled', whose: 'others' },
    resetFactor: { ...managed, from: states, whose: 'others', audit: 'second factor reset' },
  },
} as const satisfies StateMachine<State>
