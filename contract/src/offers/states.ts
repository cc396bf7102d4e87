import type { StateMachine } from '../stateMachine.ts'

/** States of an offer, derived from its dates and today. A draft has never been published. */
export const offerStates = ['Draft', 'Coming', 'Running', 'Ended'] as const
export type OfferState = (typeof offerStates)[number]

const states = [...offerStates, 'Stopped'] as const
type State = (typeof states)[number]

const managed = { permission: 'offers.manage' } as const

/** Staff ended a Stopped offer before its last day, so it never runs again. Members and lists see it as Ended. */
export const offerMachine = {
  subject: 'offer',
  states,
  says: { Stopped: 'has been ended' },
  actions: {
    /** Members have not seen a draft, so everything can change. */
    change: { ...managed, from: ['Draft'], audit: 'offer change' },
    banner: { ...managed, from: ['Draft'], audit: 'offer banner' },
    publish: { ...managed, from: ['Draft'], to: 'Coming', audit: 'offer publish' },
    /** Members have seen the terms, so only the last day can change, and only to a later one. */
    extend: { ...managed, from: ['Draft', 'Coming', 'Running', 'Ended'], audit: 'offer extend' },
    end: { ...managed, from: ['Draft', 'Coming', 'Running'], to: 'Stopped', audit: 'offer end' },
    start: { from: ['Coming'], to: 'Running', byTime: true },
    pass: { from: ['Draft', 'Coming', 'Running'], to: 'Ended', byTime: true },
  },
} as const satisfies StateMachine<State>

/** The state that decides what can be done with an offer. */
export const offerStateOf = ({ state, endedAt }: { state: OfferState; endedAt?: unknown }): State =>
  endedAt ? 'Stopped' : state
