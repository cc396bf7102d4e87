import type { StateMachine } from '../stateMachine.ts'

/** Why a member reports a message. */
export const reportReasons = {
  rude: 'Rude or threatening',
  indecent: 'Indecent',
  money: 'Asks for money',
  fake: 'Not who they say they are',
  other: 'Something else',
} as const satisfies Record<string, string>
export type ReportReason = keyof typeof reportReasons
export const reportReasonNames = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]

/** Staff see a message because its receiver reported it, or because its sender sent the same text to many people. */
export const reportKinds = { reported: 'Reported by a member', repeated: 'Sent to many' } as const
export type ReportKind = keyof typeof reportKinds
export const reportKindNames = Object.keys(reportKinds) as [ReportKind, ...ReportKind[]]

export const reportLimits = {
  /** Reports of one member within 24 hours. */
  aDay: 10,
  /** Messages that are frozen with a report, the reported one included. */
  frozen: 20,
  /** People who get the same text within 24 hours before staff see it. */
  samePeople: 5,
  /** Days after the decision until the frozen texts are erased. */
  keptDays: 180,
} as const

export const messageReportStates = ['Waiting', 'Dismissed', 'Removed'] as const
export type MessageReportState = (typeof messageReportStates)[number]

const decided = { permission: 'messages.reports', from: ['Waiting'], reason: 'required' } as const

export const messageReportMachine = {
  subject: 'report',
  states: messageReportStates,
  actions: {
    dismiss: {
      ...decided,
      label: 'Dismiss',
      to: 'Dismissed',
      message: 'Report dismissed',
      notifies: 'messageKept',
      audit: 'message report dismiss',
    },
    remove: {
      ...decided,
      label: 'Remove the message',
      to: 'Removed',
      message: 'Message removed',
      notifies: 'messageRemoved',
      audit: 'message report remove',
    },
  },
} as const satisfies StateMachine<MessageReportState>

/** Messages to members about their reports. */
export const reportMessages = {
  reported: 'Thank you. Our team will read this message',
  again: 'You have already reported this message',
  tooMany: `You have reported ${reportLimits.aDay} messages within a day. Please call us if you need help at once`,
} as const
