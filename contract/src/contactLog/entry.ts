import { z } from '#schema'
import { channels } from '../messages/channels.ts'
import { isoDate, moment, paragraph } from '../values.ts'
import { wire } from '../wire.ts'
import { delivery } from './delivery.ts'

/** Kinds of contact log entries: a call, a note, or the end of a 'do not call' request. */
export const contactKinds = {
  call: { label: 'Call' },
  note: { label: 'Note' },
  allow: { label: 'Can be called again' },
} as const
export type ContactKind = keyof typeof contactKinds
const contactKindNames = Object.keys(contactKinds) as [ContactKind, ...ContactKind[]]

/** Outcomes of a call, and whether each needs, allows or forbids a follow-up day. */
export const callOutcomes = {
  reached: { label: 'Reached', followUp: 'offered' },
  no_answer: { label: 'No answer', followUp: 'offered' },
  call_back: { label: 'Call back', followUp: 'needed' },
  wrong_number: { label: 'Wrong number', followUp: 'offered' },
  not_interested: { label: 'Not interested', followUp: 'offered' },
  settled_elsewhere: { label: 'Settled elsewhere', followUp: 'never' },
  do_not_call: { label: 'Do not call', followUp: 'never' },
} as const satisfies Record<string, { label: string; followUp: 'needed' | 'offered' | 'never' }>
export type CallOutcome = keyof typeof callOutcomes
export const callOutcomeNames = Object.keys(callOutcomes) as [CallOutcome, ...CallOutcome[]]

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, e.g. 18:30')

const entryFields = {
  kind: ['ki', z.enum(contactKindNames, { error: 'Select a type' }), 'Kind of entry: call, note or allow'],
  outcome: ['oc', z.enum(callOutcomeNames).optional(), 'Outcome of a call'],
  note: ['no', paragraph(1000).optional(), 'Note, at most 1,000 characters'],
  followUpOn: ['fud', isoDate('Select a day').optional(), 'Day of the follow-up, yyyy-MM-dd'],
  followUpAt: ['fut', timeOfDay.optional(), 'Time of the follow-up in India, HH:mm'],
} as const

export const newContact = wire('New entry of the contact log', entryFields)
export type NewContact = z.output<typeof newContact>

export const contactEntry = wire('Entry of the contact log', {
  id: ['id', z.number().int(), 'Id'],
  at: ['cdt', moment, 'When it was written'],
  by: ['cb', z.string(), 'Member of staff who wrote it'],
  ...entryFields,
  due: ['due', z.boolean(), 'Its follow-up is still to be done'],
  channel: ['ch', z.enum(channels).optional(), 'How the note was sent to the member, if it was'],
  delivery: ['dl', delivery.optional(), 'How far such a message got'],
})
export type ContactEntry = z.output<typeof contactEntry>
