import type { ActionOf, StateMachine } from '../stateMachine.ts'

export const campaignStates = ['Draft', 'Running', 'Done', 'Cancelled'] as const
export type CampaignState = (typeof campaignStates)[number]

const byItsMaker = { permission: 'campaigns.send', whose: 'own' } as const

/** What the person who wrote a message to many members can do with it, and what its job does. */
export const campaignMachine = {
  subject: 'message',
  states: campaignStates,
  actions: {
    change: { ...byItsMaker, from: ['Draft'], audit: 'campaign changed' },
    test: { ...byItsMaker, from: ['Draft'], audit: 'campaign tested' },
    start: { ...byItsMaker, from: ['Draft'], to: 'Running', audit: 'campaign started' },
    /** What was sent by then stays sent. */
    cancel: { ...byItsMaker, from: ['Running'], to: 'Cancelled', audit: 'campaign cancelled' },
    download: { ...byItsMaker, from: ['Done', 'Cancelled'], audit: 'campaign outcome download' },
    complete: { from: ['Running'], to: 'Done' },
  },
} as const satisfies StateMachine<CampaignState>
export type CampaignAction = ActionOf<typeof campaignMachine>

export const campaignLimits = {
  /** Members who get one message. */
  recipients: 5000,
  /** Mails in a second. */
  aSecond: 10,
  /** Days for which staff can read what became of it. */
  days: 90,
} as const

/** Why a member who matches gets no message, the first reason that applies. */
export const leftOutReasons = {
  closed: 'The profile is closed',
  doNotCall: 'Asked not to be contacted',
  noAddress: 'No e-mail address',
  unproved: 'The e-mail address is not confirmed',
  switchedOff: 'Switched these e-mails off',
} as const
export type LeftOutReason = keyof typeof leftOutReasons
export const leftOutNames = Object.keys(leftOutReasons) as [LeftOutReason, ...LeftOutReason[]]

export const recipientStates = ['Waiting', 'Sending', 'Sent', 'Failed', 'Left out'] as const
export type RecipientState = (typeof recipientStates)[number]
