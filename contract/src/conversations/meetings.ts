import { z } from '#schema'
import { canField, type StateMachine } from '../stateMachine.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'

/** Who comes to a meeting. */
export const meetingFamilies = {
  both: 'Both families',
  bride: 'The family of the bride',
  groom: 'The family of the groom',
} as const satisfies Record<string, string>
export type MeetingFamilies = keyof typeof meetingFamilies
export const meetingFamilyNames = Object.keys(meetingFamilies) as [MeetingFamilies, ...MeetingFamilies[]]

export const meetingLimits = {
  times: 3,
  placeCharacters: 120,
  /** How many days ahead a meeting can be. */
  daysAhead: 180,
  /** Proposals of one member in a conversation within 24 hours. */
  aDay: 5,
} as const

/** States that the database stores, and the two that follow from the time. */
export const storedMeetingStates = ['Proposed', 'Accepted', 'Declined', 'Cancelled', 'Replaced'] as const
const meetingStates = [...storedMeetingStates, 'Over', 'Lapsed'] as const
export type StoredMeetingState = (typeof storedMeetingStates)[number]
export type MeetingState = (typeof meetingStates)[number]

const byMember = { permission: 'conversations.own' } as const

export const meetingMachine = {
  subject: 'meeting',
  states: meetingStates,
  says: { Over: 'has taken place', Lapsed: 'is out of date', Replaced: 'has other times now' },
  actions: {
    accept: { ...byMember, from: ['Proposed'], to: 'Accepted', whose: 'others', message: 'Meeting accepted' },
    decline: {
      ...byMember,
      from: ['Proposed'],
      to: 'Declined',
      whose: 'others',
      message: 'Meeting declined',
    },
    withdraw: {
      ...byMember,
      from: ['Proposed'],
      to: 'Cancelled',
      whose: 'own',
      message: 'Proposal withdrawn',
    },
    cancel: { ...byMember, from: ['Accepted'], to: 'Cancelled', message: 'Meeting cancelled' },
    /** Privately: nobody else sees the answer. */
    answer: { ...byMember, from: ['Over'], message: 'Thank you. Only you see this' },
    /** Either member proposes other times. */
    replace: { from: ['Proposed', 'Accepted'], to: 'Replaced' },
    pass: { from: ['Accepted'], to: 'Over', byTime: true },
    lapse: { from: ['Proposed'], to: 'Lapsed', byTime: true },
  },
} as const satisfies StateMachine<MeetingState>

export const meetingMessages = {
  proposed: 'Proposal sent',
  timePassed: 'This time has passed. Choose another one',
  times: 'Choose three different times within the next six months',
  tooMany: 'You have proposed several times today. Please wait for an answer',
} as const

export const meeting = wire('Meeting', {
  id: ['id', z.number().int(), 'Id'],
  mine: ['mi', z.boolean(), 'The reader proposed it'],
  times: ['ti', z.array(moment), 'The three proposed times, the earliest first'],
  place: ['pl', z.string(), 'Where'],
  families: ['fa', z.enum(meetingFamilyNames), 'Who comes'],
  state: ['st', z.enum(meetingStates), 'State'],
  can: canField(meetingMachine),
  chosen: ['ch', moment.optional(), 'The time that was accepted'],
  met: ['me', z.boolean().optional(), 'Whether they met, as the reader answered; nobody else sees it'],
})
export type Meeting = z.output<typeof meeting>
