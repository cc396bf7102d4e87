import { z } from '#schema'
import { delivery } from '../contactLog/delivery.ts'
import type { CallOutcome } from '../contactLog/entry.ts'
import { memberPhone } from '../phone.ts'
import { type ActionOf, canField } from '../stateMachine.ts'
import { bnrId, line, moment, paragraph, personName } from '../values.ts'
import { wire } from '../wire.ts'
import { ticketMachine, ticketStates } from './states.ts'

/** What people can write to us about. */
export const ticketSubjects = {
  profile: 'My profile or my photos',
  plans: 'Plans and payments',
  login: 'Login and password',
  site: 'Something on the site does not work',
  member: 'Another member',
  privacy: 'My personal data',
  other: 'Something else',
} as const
export type TicketSubject = keyof typeof ticketSubjects
export const ticketSubjectNames = Object.keys(ticketSubjects) as [TicketSubject, ...TicketSubject[]]

const clientIdMeaning = 'Id from the browser; sending it again stores nothing more'
const email = z.email({ error: 'Please enter a valid email address' }).max(254)

export const newTicket = wire('Message to the office', {
  name: ['na', personName('Enter your name').optional(), 'Name; of members, the name on the profile'],
  phone: ['ph', memberPhone.optional(), 'Mobile number; of members, the number of the profile'],
  email: ['em', email.optional(), 'E-mail address; of members, the confirmed address'],
  subject: ['sj', z.enum(ticketSubjectNames, { error: 'Select what it is about' }), 'What it is about'],
  text: ['tx', paragraph(3000, 'Enter your message'), 'The message'],
  website: ['ws', line(200).optional(), 'Hidden from people; programs that fill it in are refused'],
  stamp: ['stp', z.string().max(200).optional(), 'When the form was opened, as GET /tickets/stamp gave it'],
  clientId: [
    'cid',
    z.uuid().optional(),
    `${clientIdMeaning}; without one, the same message of the same form is stored once`,
  ],
})
export type NewTicket = z.output<typeof newTicket>

export const openedForm = wire('Opened contact form', {
  stamp: ['stp', z.string(), 'When it was opened, signed; sent back with the message'],
})

export const receivedTicket = wire('Received message', {
  message: ['message', z.string(), 'What happened, as text for the user'],
  number: ['no', z.string(), 'Number of the ticket'],
  isMailed: ['ml', z.boolean(), 'We also mail the number'],
})

export const stepNames = ['answer', 'call', 'reply', 'note', 'close', 'reopen'] as const
export type StepName = (typeof stepNames)[number]
export type EntryKind = ActionOf<typeof ticketMachine>

/** Outcomes of a call to the sender, as the contact log names them. Those that need a day are logged there. */
export const ticketOutcomes = ['reached', 'no_answer', 'wrong_number'] as const satisfies CallOutcome[]
export type TicketOutcome = (typeof ticketOutcomes)[number]
const outcome = z.enum(ticketOutcomes, { error: 'Select how the call went' })

export const ticketStep = wire('Step of a ticket', {
  text: ['tx', paragraph(3000).optional(), 'Text of an answer, a reply or a note; note on a call'],
  outcome: ['oc', outcome.optional(), 'How a call went'],
  clientId: ['cid', z.uuid(), clientIdMeaning],
})
export type TicketStep = z.output<typeof ticketStep>

const id = z.number().int()

const sender = wire('Profile of the sender of a ticket', {
  id: ['pfid', id, 'Id of the profile'],
  bnrId: ['pid', bnrId, 'BNR ID'],
  name: ['na', z.string(), 'Name on the profile'],
  isSender: ['lg', z.boolean(), 'The member was logged in; otherwise only the number or address is the same'],
})

const fields = {
  id: ['id', id, 'Id'],
  number: ['no', z.string(), 'Number of the ticket'],
  at: ['cdt', moment, 'When it came in'],
  changedAt: ['mdt', moment, 'When it last changed'],
  name: ['na', z.string(), 'Name of the sender'],
  contact: ['mct', z.string(), 'Mobile number or e-mail address, masked'],
  subject: ['sj', z.enum(ticketSubjectNames), 'What it is about'],
  excerpt: ['ex', z.string(), 'Beginning of the message'],
  state: ['st', z.enum(ticketStates), 'State'],
  owner: ['ow', z.string().optional(), 'Member of staff it is assigned to'],
  profile: ['pr', sender.optional(), 'Profile with this number or address'],
  can: canField(ticketMachine),
} as const

export const ticket = wire('Ticket', fields)
export type Ticket = z.output<typeof ticket>

const entry = wire('Entry of a ticket', {
  id: ['id', id, 'Id'],
  at: ['cdt', moment, 'When it was written'],
  by: ['cb', z.string(), 'Member of staff who wrote it'],
  kind: ['ki', z.enum([...stepNames, 'assign']), 'What happened'],
  text: ['tx', z.string().optional(), 'Its text; for an assignment, the name of the person'],
  outcome: ['oc', outcome.optional(), 'Outcome of a call'],
  delivery: ['dl', delivery.optional(), 'How far the mail of an answer got'],
})
export type TicketEntry = z.output<typeof entry>

export const openedTicket = wire('Opened ticket', {
  ...fields,
  text: ['tx', z.string(), 'The message'],
  phone: ['ph', memberPhone.optional(), 'Mobile number'],
  email: ['em', z.string().optional(), 'E-mail address'],
  ownerId: ['owid', id.optional(), 'Account id of the member of staff it is assigned to'],
  entries: ['en', z.array(entry), 'What staff did, the first first'],
})
export type OpenedTicket = z.output<typeof openedTicket>
