import { z } from '#schema'
import { password } from '../accounts/password.ts'
import { proofFields } from '../accounts/proof.ts'
import { endpoint, endpointsOf } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { bnrId, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { profile, profileChange } from './profile.ts'
import { registration } from './registration.ts'
import { profileMachine, profileStatuses, transitionNames, transitionReason } from './transitions.ts'

export const registered = wire('Registered', {
  id: ['id', z.number().int(), 'Internal id of the new profile'],
  bnrId: ['pid', bnrId, 'BNR ID of the new profile'],
  token: [
    'token',
    z.string().optional(),
    'Token that opens only this draft, for 24 hours; not sent to staff',
  ],
})

export const createProfile = endpoint({
  method: 'POST',
  path: '/profiles/c',
  audit: { changes: 'profile created' },
  permission: 'public',
  summary: 'Register a profile',
  body: registration,
  reply: registered,
  limit: { requests: 20, perMinutes: 10 },
})

export const checkPhone = endpoint({
  path: '/profiles/phone',
  audit: { none: 'Shows only whether a number is registered, not whose it is' },
  permission: 'public',
  summary: 'Whether a mobile number is already registered',
  query: z.object({
    nu: z.string().regex(/^\d{4,14}$/, 'Enter mobile number'),
    cc: z
      .string()
      .regex(/^\d{1,4}$/)
      .default('91'),
  }),
  reply: wire('Phone check', { exists: ['result', z.boolean(), 'The number is registered'] }),
  limit: { requests: 20, perMinutes: 1 },
})

/** Changes of a wizard step: sections as in the profile, and the password in the first step. */
export const wizardChange = wire('Wizard step', {
  ...profileChange.fields,
  password: ['pwd', password.optional(), 'Password, in the first step; only with the token of the draft'],
})

export const saveStep = endpoint({
  method: 'PUT',
  path: '/profiles/u/:id',
  audit: { changes: 'profile change' },
  permission: 'registration.fill',
  summary: 'Save a step of the registration wizard',
  body: wizardChange,
  limit: { requests: 60 },
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/profiles/:id',
  audit: { changes: 'profile change' },
  permission: 'profiles.edit',
  limit: { requests: 60 },
  summary:
    'Change fields of a profile: null clears a field, an object replaces the previous one. To change their e-mail address, members must prove who they are',
  body: wire('Profile change by proof', { ...profileChange.fields, ...proofFields }),
})

export const readProfile = endpoint({
  path: '/profiles',
  audit: { reads: 'profile opened' },
  permission: 'profiles.read',
  summary: 'A profile by BNR ID, as far as the caller may see it',
  query: z.object({ pid: bnrId }),
  reply: profile,
  limit: { requests: 120 },
})

export const readDraft = endpoint({
  path: '/profiles/u/:id',
  audit: { reads: 'profile opened' },
  permission: 'registration.fill',
  summary: 'The draft that is being filled in',
  reply: profile,
})

export const verifyPhone = endpoint({
  method: ['PUT', 'POST'],
  path: '/profiles/:id/updatePhoneVerified',
  audit: { changes: 'phone verified' },
  permission: 'phone.verify',
  summary: 'Mark the mobile number as verified, after the member has entered a code sent to it',
  query: z.object({ pv: z.literal('true') }),
})

export const completionReply = wire('Completion', {
  percent: ['percent', z.number().int(), 'Percentage, 0 to 100'],
  missing: ['missing', z.record(z.string(), z.string()), 'Messages of missing fields, by wire path'],
})

export const completion = endpoint({
  path: '/profiles/:id/completion',
  audit: { none: 'Shows only how complete a profile is, not its content' },
  permission: 'registration.fill',
  summary: 'How complete a profile is',
  reply: completionReply,
})

/** One endpoint for each transition. */
export const transitionProfile = endpointsOf(transitionNames, (name) =>
  endpoint({
    method: 'POST',
    path: `/profiles/:id/${name}`,
    audit: { changes: profileMachine.actions[name].audit },
    permission: profileMachine.actions[name].permission,
    summary: `${profileMachine.actions[name].label} (profile status)`,
    body: transitionReason,
  }),
)

export const historyEntry = wire('History entry', {
  at: ['at', moment, 'When the status changed'],
  by: ['by', z.string(), 'Who changed it'],
  from: ['from', z.enum(profileStatuses).optional(), 'Previous status; absent for the creation'],
  to: ['to', z.enum(profileStatuses), 'New status'],
  reason: ['rn', z.string().optional(), 'Reason'],
  detail: ['rnd', z.string().optional(), 'More about the reason'],
})

export const profileHistory = endpoint({
  path: '/profiles/:id/history',
  audit: { reads: 'history read' },
  permission: 'profiles.history',
  summary: 'Every change of status of a profile, newest first',
  query: z.object(pageQuery()),
  reply: pageOf('history', historyEntry),
})
