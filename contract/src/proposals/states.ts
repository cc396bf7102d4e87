import type { StateMachine } from '../stateMachine.ts'

/** States of a proposal. 'Later' is 'Waiting' again once its day has come. */
export const proposalStates = ['Waiting', 'Yes', 'No', 'Later'] as const
export type ProposalState = (typeof proposalStates)[number]

/** Every number of the rules about proposals. */
export const proposalLimits = {
  /** Proposals to one member, sent together and in a day. */
  together: 5,
  aDay: 10,
  sentenceCharacters: 300,
  /** A note about the call of both families. */
  noteCharacters: 500,
  /** Days after which a proposal answered with 'Later' waits again. */
  laterDays: 14,
  /** Weeks of which the member sees what was delivered. */
  weeksShown: 6,
  /** How many days ahead a call of both families can be. */
  callDays: 60,
} as const

const byMember = { permission: 'proposals.own' } as const
const byManager = { permission: 'proposals.write' } as const

/** How a member answers a proposal of their relationship manager, and the call of both families after a mutual yes. */
export const proposalMachine = {
  subject: 'proposal',
  states: proposalStates,
  says: { Yes: 'has your yes already', No: 'has your no already', Later: 'comes back later' },
  actions: {
    yes: {
      ...byMember,
      label: 'Yes',
      from: ['Waiting', 'Later'],
      to: 'Yes',
      message: 'Interest expressed. Our office introduces you',
    },
    no: {
      ...byMember,
      label: 'Not for us',
      from: ['Waiting', 'Later'],
      to: 'No',
      message: 'Thank you. Your relationship manager takes your answer into account',
    },
    later: {
      ...byMember,
      label: 'Later',
      from: ['Waiting'],
      to: 'Later',
      message: `This proposal comes back in ${proposalLimits.laterDays} days`,
    },
    comeBack: { from: ['Later'], to: 'Waiting', byTime: true },
    /** After both families have accepted; a new time replaces the one before. */
    arrange: {
      ...byManager,
      label: 'Arrange a call',
      from: ['Yes'],
      message: 'Call arranged. Both families are notified',
      audit: 'introduction call arranged',
    },
    log: {
      ...byManager,
      label: 'Log the call',
      from: ['Yes'],
      message: 'Call saved in both contact logs',
      audit: 'introduction call logged',
    },
  },
} as const satisfies StateMachine<ProposalState>

/** The answers of members, which are calls of their own. */
export const proposalAnswers = ['yes', 'no', 'later'] as const
export type ProposalAnswer = (typeof proposalAnswers)[number]

/** Why a family says no, and which profiles the next search of the relationship manager leaves out. */
export const proposalReasons = {
  age: { label: 'Age', leavesOut: 'anybody who is as far from the member’s age, or farther' },
  place: { label: 'Place', leavesOut: 'anybody in the same district' },
  denomination: { label: 'Denomination', leavesOut: 'anybody of the same denomination' },
  education: { label: 'Education', leavesOut: 'anybody with the same education' },
  known: { label: 'We know this family', leavesOut: 'this profile only' },
  other: { label: 'Another reason', leavesOut: 'this profile only' },
} as const satisfies Record<string, { label: string; leavesOut: string }>
export type ProposalReason = keyof typeof proposalReasons
export const proposalReasonNames = Object.keys(proposalReasons) as [ProposalReason, ...ProposalReason[]]

export const proposalMessages = {
  notAssisted: 'This membership does not include assisted service',
  notActive: 'This is possible once the profile of the member is Active',
  choose: 'Choose somebody to propose',
  notFitting: 'This profile cannot be proposed. Search again',
  proposedBefore: 'This profile was proposed to the member before',
  tooManyToday: `A member gets at most ${proposalLimits.aDay} proposals in a day`,
  reason: 'Choose a reason',
  notMutual: 'Both families have to accept before our office calls them',
  noCall: 'No call is arranged',
  callTime: `Choose a time within the next ${proposalLimits.callDays} days`,
  sentence: 'Write a sentence',
  outcome: 'Select how the call went',
} as const
