import { z } from '#schema'
import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'
import { staffPassword } from './password.ts'
import { session } from './settings.ts'

const own = { permission: 'staff.account' } as const
const change = { ...own, freshFactor: true } as const

const passkey = wire('Passkey', {
  id: ['id', z.number().int(), 'Id'],
  name: ['na', z.string(), 'Name that the user gave it'],
  createdAt: ['cdt', moment, 'When it was added'],
  usedAt: ['udt', moment.optional(), 'When it was last used'],
})

export const readStaffAccount = endpoint({
  ...own,
  path: '/staff-account',
  audit: noAudit.own,
  summary: 'Security of the caller’s account: second factors and sessions',
  reply: wire('Security of a staff account', {
    required: ['req', z.boolean(), 'Logins require a second factor'],
    totpSince: ['totp', moment.optional(), 'When the authenticator app was set up'],
    passkeys: ['pks', z.array(passkey), 'Passkeys'],
    recoveryCodesLeft: ['rcl', z.number().int(), 'Unused recovery codes'],
    sessions: ['ses', z.array(session), 'Sessions of the user, at most 50'],
  }),
})

export const changeStaffPassword = endpoint({
  ...change,
  method: 'PUT',
  path: '/staff-account/password',
  audit: { changes: 'password change' },
  summary: 'Change the password of the caller; ends other sessions',
  body: wire('Own staff password', {
    currentPassword: ['cpwd', z.string().min(1, 'Enter your current password').max(200), 'Current password'],
    password: ['pwd', staffPassword, 'New password'],
  }),
})

export const startEnrolment = endpoint({
  ...change,
  method: 'POST',
  path: '/staff-account/factors',
  audit: { none: 'Only creates a challenge: the call that adds the factor is recorded' },
  summary: 'Create a challenge for adding a passkey or replacing the authenticator app',
  reply: wire('Challenge for another factor', {
    challenge: ['challenge', z.string(), 'Challenge, for the calls that add a factor'],
  }),
})

export const removePasskey = endpoint({
  ...change,
  method: 'DELETE',
  path: '/staff-account/passkeys/:id',
  audit: { changes: 'passkey remove' },
  summary: 'Remove a passkey of the caller',
})

export const removeTotp = endpoint({
  ...change,
  method: 'DELETE',
  path: '/staff-account/totp',
  audit: { changes: 'authenticator remove' },
  summary: 'Remove the authenticator app of the caller',
})

export const renewRecoveryCodes = endpoint({
  ...change,
  method: 'POST',
  path: '/staff-account/recovery-codes',
  audit: { changes: 'recovery codes renew' },
  summary: 'Create ten new recovery codes; the earlier ones stop working',
  reply: wire('Recovery codes', { codes: ['codes', z.array(z.string()), 'Recovery codes, shown only once'] }),
})

export const endStaffSession = endpoint({
  ...change,
  method: 'DELETE',
  path: '/staff-account/sessions/:sid',
  audit: { changes: 'own session end' },
  summary: 'Log out one session of the caller',
  params: z.object({ sid: z.uuid() }),
})

export const endOtherStaffSessions = endpoint({
  ...change,
  method: 'DELETE',
  path: '/staff-account/sessions',
  audit: { changes: 'own session end' },
  summary: 'Log out everywhere else',
})
