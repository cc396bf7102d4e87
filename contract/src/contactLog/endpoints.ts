import { z } from '#schema'
import { endpoint, idParams } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { profileStatuses } from '../profiles/transitions.ts'
import { byFollowUpDay } from '../sort.ts'
import { bnrId, isoDate } from '../values.ts'
import { wire } from '../wire.ts'
import { contactEntry, newContact } from './entry.ts'

const ofProfile = { path: '/profiles/:id/contactLog', params: idParams } as const

export const readContactLog = endpoint({
  ...ofProfile,
  method: 'GET',
  audit: { reads: 'contact log read' },
  permission: 'contactLog.read',
  summary: 'Calls and notes of staff on a profile, newest first',
  query: z.object(pageQuery()),
  reply: pageOf('contact log', contactEntry),
})

export const writeContact = endpoint({
  ...ofProfile,
  method: 'POST',
  audit: { changes: 'contact log entry' },
  permission: 'contactLog.write',
  summary: 'Log a call or a note; what is written stays as it is',
  body: newContact,
})

/** Whose follow-ups are asked for: what somebody promised is theirs to do. */
export const followUpOwners = ['mine', 'everybody'] as const
export type FollowUpOwner = (typeof followUpOwners)[number]

/** What is due by today, or what is due later. */
export const followUpTimes = ['due', 'upcoming'] as const
export type FollowUpTime = (typeof followUpTimes)[number]

const followUp = wire('Follow-up', {
  ...contactEntry.fields,
  followUpOn: ['fud', isoDate(), 'Day to get in touch, yyyy-MM-dd'],
  profileId: ['pfid', z.number().int(), 'Id of the profile'],
  bnrId: ['pid', bnrId, 'BNR ID of the profile'],
  name: ['na', z.string(), 'Name on the profile'],
  status: ['ps', z.enum(profileStatuses), 'Profile status'],
  maskedPhone: [
    'phm',
    z.string(),
    'Mobile number with its last four digits alone; opening it is written down',
  ],
  owner: ['fuo', z.string(), 'Whose follow-up it is'],
})
export type FollowUp = z.output<typeof followUp>

export const dueFollowUps = endpoint({
  method: 'GET',
  path: '/followUps',
  audit: { reads: 'follow-ups listed' },
  permission: 'contactLog.read',
  summary: 'Families to contact by today, or later; the earliest day first unless another order is given',
  query: z.object({
    ...pageQuery(),
    of: z.enum(followUpOwners).default('mine'),
    when: z.enum(followUpTimes).default('due'),
    sort: byFollowUpDay,
  }),
  reply: pageOf('follow-ups', followUp),
})
