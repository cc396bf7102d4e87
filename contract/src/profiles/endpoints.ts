import { z } from '#schema'
import { password } from '../accounts/password.ts'
import { proofFields } from '../accounts/proof.ts'
import { endpoint, endpointsOf, idParams } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page.ts'
import { bnrId, moment } from '../values.ts'
import { wire } from '../wire.ts'
import { profile, profileChange } from './profile.ts'
import { registration } from './registration.ts'
import { profileStatuses, transitionNames, transitionReason, transitions } from './transitions.ts'

export const registered = wire('Registered', {
  id: ['id', z.number().int(), 'Internal id of the new profile'],
  bnrId: ['pid', bnrId, 'BNR ID of the new profile'],
  token: [
    'token',
    z.string().optional(),
    'Opens this draft alone, for 24 hours; staff open it as themselves',
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
  method: 'GET',
  path: '/profiles/phone',
  audit: { none: 'Says whether a number is registered, and nothing of whose it is' },
  permission: 'public',
  summary: 'Whether a mobile number is registered already',
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

/** A step of the wizard: sections as in the profile, and the password with the first step. */
export const wizardChange = wire('Wizard step', {
  ...profileChange.fields,
  password: ['pwd', password.optional(), 'Password, with the first step; by the draft’s token alone'],
})

export const saveStep = endpoint({
  method: 'PUT',
  path: '/profiles/u/:id',
  audit: { changes: 'profile change' },
  permission: 'registration.fill',
  summary: 'Save a step of the registration wizard',
  params: idParams,
  body: wizardChange,
  limit: { requests: 60 },
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/profiles/:id',
  audit: { changes: 'profile change' },
  permission: 'profiles.edit',
  summary:
    'Change fields of sections: null clears one, an object replaces the one before it. A member’s e-mail changes by proof',
  params: idParams,
  body: wire('Profile change by proof', { ...profileChange.fields, ...proofFields }),
})

export const readProfile = endpoint({
  method: 'GET',
  path: '/profiles',
  audit: { reads: 'profile opened' },
  permission: 'profiles.read',
  summary: 'A profile by BNR ID, as far as the caller may see it',
  query: z.object({ pid: bnrId }),
  reply: profile,
  limit: { requests: 120 },
})

export const readDraft = endpoint({
  method: 'GET',
  path: '/profiles/u/:id',
  audit: { reads: 'profile opened' },
  permission: 'registration.fill',
  summary: 'The draft being filled in',
  params: idParams,
  reply: profile,
})

export const verifyPhone = endpoint({
  method: ['PUT', 'POST'],
  path: '/profiles/:id/updatePhoneVerified',
  audit: { changes: 'phone verified' },
  permission: 'phone.verify',
  summary: 'Mark the mobile number as verified, after a code sent to it was entered',
  params: idParams,
  query: z.object({ pv: z.literal('true') }),
})

export const completionReply = wire('Completion', {
  percent: ['percent', z.number().int(), 'Percentage, 0 to 100'],
  missing: ['missing', z.record(z.string(), z.string()), 'Wire path of what is missing -> message'],
})

export const completion = endpoint({
  method: 'GET',
  path: '/profiles/:id/completion',
  audit: { none: 'Shows how complete a profile is, and nothing of what it says' },
  permission: 'registration.fill',
  summary: 'How complete a profile is',
  params: idParams,
  reply: completionReply,
})

/** One call for each transition of the table. */
export const transitionProfile = endpointsOf(transitionNames, (name) =>
  endpoint({
    method: 'POST',
    path: `/profiles/:id/${name}`,
    audit: { changes: `profile ${name}` },
    permission: transitions[name].permission,
    summary: `${transitions[name].label} (profile status)`,
    params: idParams,
    body: transitionReason,
  }),
)

export const historyEntry = wire('History entry', {
  at: ['at', moment, 'When'],
  by: ['by', z.string(), 'Who'],
  from: ['from', z.enum(profileStatuses).optional(), 'Status before; none for the creation'],
  to: ['to', z.enum(profileStatuses), 'Status after'],
  reason: ['rn', z.string().optional(), 'Why'],
  detail: ['rnd', z.string().optional(), 'More about why'],
})

export const profileHistory = endpoint({
  method: 'GET',
  path: '/profiles/:id/history',
  audit: { reads: 'history read' },
  permission: 'profiles.history',
  summary: 'Every change of status of a profile, newest first',
  params: idParams,
  query: z.object(pageQuery()),
  reply: pageOf('history', historyEntry),
})
