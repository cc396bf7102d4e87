import type { StateMachine } from '../stateMachine.ts'

const states = ['undecided', 'decided'] as const

/** A payment event is undecided while its payment matches no invoice. The decision is final. */
export const paymentMachine = {
  subject: 'payment',
  states,
  actions: {
    decide: {
      from: ['undecided'],
      to: 'decided',
      permission: 'payments.decide',
      audit: 'decide payment',
    },
  },
} as const satisfies StateMachine<(typeof states)[number]>
