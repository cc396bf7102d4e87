import type { Channel } from '../messages/channels.ts'
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
  /** Messages in a second. */
  aSecond: 10,
  /** Days for which staff can read what became of it. */
  days: 90,
} as const

/**
 * How messages to many are sent. Before `morning`, an hour in India, nobody gets one: operators take promotional SMS only
 * from 10 am to 9 pm.
 */
export const campaignChannels = {
  mail: { name: 'E-mail', morning: 8 },
  sms: { name: 'SMS', morning: 10 },
} as const satisfies Record<Channel, { name: string; morning: number }>

/** Why a member who matches gets no message, the first reason that applies. */
export const leftOutReasons = {
  closed: 'The profile is closed',
  doNotCall: 'Asked not to be contacted',
  noAddress: 'No e-mail address',
  unproved: 'The e-mail address is not confirmed',
  switchedOff: 'Switched these e-mails off',
  unverified: 'The mobile number is not verified',
  abroad: 'The mobile number is not Indian',
  notAgreed: 'Did not agree to SMS of this kind',
  noPlan: 'No plan is running, and the text names it',
} as const
export type LeftOutReason = keyof typeof leftOutReasons
export const leftOutNames = Object.keys(leftOutReasons) as [LeftOutReason, ...LeftOutReason[]]

export const recipientStates = ['Waiting', 'Sending', 'Sent', 'Failed', 'Left out'] as const
export type RecipientState = (typeof recipientStates)[number]
