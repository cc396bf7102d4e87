import { z } from '#schema'
import type { CriterionKeys } from '../criteria.ts'
import { endpoint, endpointsOf } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byCreation } from '../sort.ts'
import { rowId } from '../values.ts'
import { wire } from '../wire.ts'
import { inboxLimits } from './rules.ts'
import {
  newTicket,
  openedForm,
  openedTicket,
  receivedTicket,
  stepNames,
  ticket,
  ticketStep,
  ticketSubjectNames,
} from './schemas.ts'
import { ticketMachine, ticketStates } from './states.ts'

const byStaff = { permission: 'inbox.answer' } as const

export const sendTicket = endpoint({
  method: 'POST',
  path: '/tickets',
  audit: noAudit.guests,
  permission: 'public',
  summary: 'Write to the office; the reply has the number of the ticket',
  body: newTicket,
  reply: receivedTicket,
  limit: inboxLimits.network,
})

export const readTicketStamp = endpoint({
  method: 'GET',
  path: '/tickets/stamp',
  audit: noAudit.guests,
  permission: 'public',
  summary: 'Open the contact form: the stamp says when, since the clock of a browser can be wrong',
  reply: openedForm,
})

/** Search keys of tickets. */
export const ticketKeys = {
  /** 'Open' are both that wait. */
  st: { values: { eq: z.enum(['Open', ...ticketStates]) }, who: 'staff' },
  sj: { values: { eq: z.enum(ticketSubjectNames) }, who: 'staff' },
  /** Account id of the member of staff; 0 for tickets that nobody has taken. */
  ow: { values: { eq: z.number().int().min(0).max(2_147_483_647) }, who: 'staff' },
  id: { values: { eq: rowId }, who: 'staff' },
} as const satisfies CriterionKeys

export const searchTickets = searchEndpoint({
  ...byStaff,
  path: '/tickets/search',
  audit: { reads: 'tickets listed' },
  summary: 'Messages to the office, with masked contact details',
  names: ['Ticket', 'tickets'],
  keys: ticketKeys,
  item: ticket,
  query: { sort: byCreation },
})

export const openTicket = endpoint({
  ...byStaff,
  path: '/tickets/:id',
  audit: { reads: 'ticket opened', each: true },
  summary: 'A message to the office with its contact details and what staff did',
  reply: openedTicket,
})

export const stepTicket = endpointsOf(stepNames, (name) =>
  endpoint({
    ...byStaff,
    method: 'POST',
    path: `/tickets/:id/${name}`,
    audit: { changes: ticketMachine.actions[name].audit },
    summary: `${ticketMachine.actions[name].label} (ticket)`,
    body: ticketStep,
  }),
)

export const assignTicket = endpoint({
  ...byStaff,
  method: 'POST',
  path: '/tickets/:id/assign',
  audit: { changes: ticketMachine.actions.assign.audit },
  summary: 'Assign a ticket to somebody who answers messages, or to nobody',
  body: wire('Assignment of a ticket', {
    staffId: ['sid', rowId.optional(), 'Account id; nobody if absent'],
  }),
})

export const readInboxStaff = endpoint({
  ...byStaff,
  path: '/inboxStaff',
  audit: noAudit.catalogue,
  summary: 'Staff who answer messages to the office',
  reply: z.array(
    wire('Member of staff of the inbox', {
      id: ['id', z.number().int(), 'Account id'],
      name: ['na', z.string(), 'Name'],
    }),
  ),
})
