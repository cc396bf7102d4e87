import type { StateMachine } from '../stateMachine.ts'

const states = ['None', 'Running'] as const
type State = (typeof states)[number]

/** Whether a member has a membership today. A grant extends one that was paid for; otherwise it starts a new one. */
export const membershipMachine = {
  subject: 'membership',
  states,
  actions: {
    grant: { permission: 'memberships.grant', from: states, to: 'Running', audit: 'grant membership' },
    end: { from: ['Running'], to: 'None', byTime: true },
  },
} as const satisfies StateMachine<State>
