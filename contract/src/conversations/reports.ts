import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { endpoint, endpointsOf } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byCreation } from '../sort.ts'
import { actionsOf, canField } from '../stateMachine.ts'
import { bnrId, moment, paragraph, wholeNumber } from '../values.ts'
import { wire } from '../wire.ts'
import {
  messageReportMachine,
  messageReportStates,
  reportKindNames,
  reportReasonNames,
} from './reportStates.ts'

const id = z.number().int()
const reason = z.enum(reportReasonNames)
const state = z.enum(messageReportStates)
const own = { permission: 'conversations.own' } as const
const byStaff = { permission: 'messages.reports' } as const

/** Can also be a message that its sender has withdrawn. */
export const reportMessage = endpoint({
  ...own,
  method: 'POST',
  path: '/conversations/:pid/messages/:seq/report',
  summary: 'Report a message of the other member to our staff, once',
  params: z.object({ pid: bnrId, seq: wholeNumber(1) }),
  body: wire('Report of a message', { reason: ['rn', reason, 'Why'] }),
})

const ownReport = wire('Own report', {
  id: ['id', id, 'Id'],
  bnrId: ['pid', bnrId, 'BNR ID of the sender of the message'],
  name: ['na', z.string().optional(), 'Name of the sender; missing once the profile is deleted'],
  at: ['at', moment, 'When the member reported it'],
  reason: ['rn', reason, 'Why'],
  state: ['st', state, 'State'],
  looks: ['lk', z.array(moment), 'When staff read the report, the first time first'],
})
export type OwnReport = z.output<typeof ownReport>

export const readOwnReports = endpoint({
  ...own,
  path: '/conversations/reports',
  summary: 'Reports of the member, newest first, and when staff read them',
  query: z.object(pageQuery()),
  reply: pageOf('own reports', ownReport),
})

const person = wire('Person of a report', {
  bnrId: ['pid', bnrId, 'BNR ID'],
  name: ['na', z.string(), 'Name'],
})

const fields = {
  id: ['id', id, 'Id'],
  kind: ['kd', z.enum(reportKindNames), 'A member reported it, or the same text went to many people'],
  at: ['at', moment, 'When it was reported or noticed'],
  about: ['ab', person, 'The sender of the message'],
  reporter: ['by', person.optional(), 'Who reported it; missing if nobody did'],
  reason: ['rn', reason.optional(), 'Why it was reported'],
  state: ['st', state, 'State'],
  can: canField(messageReportMachine),
} as const

const messageReport = wire('Message report', fields)
export type MessageReport = z.output<typeof messageReport>

const frozenMessage = wire('Frozen message', {
  seq: ['sq', id, 'Number of the message within its conversation'],
  isAbout: ['ab', z.boolean(), 'The sender of the reported message sent this one as well'],
  isReported: ['rp', z.boolean(), 'The reported message itself'],
  at: ['at', moment, 'When it was sent'],
  text: ['tx', z.string().optional(), 'The text; missing once it is erased'],
  isWithdrawn: ['wd', z.boolean(), 'Its sender had withdrawn it before the report'],
})
export type FrozenMessage = z.output<typeof frozenMessage>

const openedReport = wire('Opened message report', {
  ...fields,
  messages: ['ms', z.array(frozenMessage), 'The messages as they were at the time of the report'],
  decidedAt: ['dat', moment.optional(), 'When staff decided'],
  decidedBy: ['dby', z.string().optional(), 'Who decided'],
  note: ['nt', z.string().optional(), 'What staff noted with the decision'],
})
export type OpenedReport = z.output<typeof openedReport>

/** Search keys of message reports. */
export const messageReportKeys = {
  st: { values: { eq: state }, who: 'staff' },
  kd: { values: { eq: z.enum(reportKindNames) }, who: 'staff' },
} as const satisfies CriterionKeys

export const searchMessageReports = searchEndpoint({
  ...byStaff,
  path: '/messageReports/search',
  audit: { reads: 'message reports listed' },
  summary: 'Reported messages, without their texts, newest first',
  names: ['Message report', 'message reports'],
  keys: messageReportKeys,
  item: messageReport,
  query: { sort: byCreation },
})

export const openMessageReport = endpoint({
  ...byStaff,
  path: '/messageReports/:id',
  audit: { reads: 'message report opened', each: true },
  summary: 'The messages of a report; the reporter sees that staff read them',
  reply: openedReport,
})

export const decideMessageReport = endpointsOf(actionsOf(messageReportMachine), (name) =>
  endpoint({
    method: 'POST',
    path: `/messageReports/:id/${name}`,
    permission: messageReportMachine.actions[name].permission,
    audit: { changes: messageReportMachine.actions[name].audit },
    summary: name === 'dismiss' ? 'Leave the message as it is' : 'Remove the message for both members',
    body: wire('Decision on a message report', {
      reason: ['rn', paragraph(500).optional(), 'Note for colleagues'],
    }),
  }),
)
