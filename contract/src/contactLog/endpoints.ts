import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { profileStatuses } from '../profiles/transitions.ts'
import { byFollowUpDay } from '../sort.ts'
import { bnrId, isoDate } from '../values.ts'
import { wire } from '../wire.ts'
import { contactEntry, newContact } from './entry.ts'

const ofProfile = { path: '/profiles/:id/contactLog' } as const

export const readContactLog = endpoint({
  ...ofProfile,
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
  summary: 'Log a call or a note; entries cannot be changed later',
  body: newContact,
})

/** Filter of follow-ups: those of the caller, or those of all staff. */
export const followUpOwners = ['mine', 'everybody'] as const
export type FollowUpOwner = (typeof followUpOwners)[number]

/** Filter of follow-ups: due by today, or due later. */
export const followUpTimes = ['due', 'upcoming'] as const
export type FollowUpTime = (typeof followUpTimes)[number]

/** The family that a row is about, for calling it. */
export const familyFields = {
  profileId: ['pfid', z.number().int(), 'Id of the profile'],
  bnrId: ['pid', bnrId, 'BNR ID of the profile'],
  name: ['na', z.string(), 'Name on the profile'],
  status: ['ps', z.enum(profileStatuses), 'Profile status'],
  maskedPhone: [
    'phm',
    z.string(),
    'Mobile number with only its last four digits; opening the number is recorded',
  ],
} as const

const followUp = wire('Follow-up', {
  ...contactEntry.fields,
  followUpOn: ['fud', isoDate(), 'Day of the follow-up, yyyy-MM-dd'],
  ...familyFields,
  owner: ['fuo', z.string(), 'Member of staff who has to follow up'],
})
export type FollowUp = z.output<typeof followUp>

export const dueFollowUps = endpoint({
  path: '/followUps',
  audit: { reads: 'follow-ups listed' },
  permission: 'contactLog.read',
  summary: 'Follow-ups that are due by today or later, the earliest first by default',
  query: z.object({
    ...pageQuery(),
    of: z.enum(followUpOwners).default('mine'),
    when: z.enum(followUpTimes).default('due'),
    sort: byFollowUpDay,
  }),
  reply: pageOf('follow-ups', followUp),
})
