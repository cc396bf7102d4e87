import { z } from '#schema'
import { noAudit } from '../auditActions.ts'
import { endpoint, idParams } from '../endpoint.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'
import { staffPassword } from './password.ts'
import { session } from './settings.ts'

const own = { permission: 'staff.account' } as const
const change = { ...own, freshFactor: true } as const

const passkey = wire('Passkey', {
  id: ['id', z.number().int(), 'Id'],
  name: ['na', z.string(), 'What the person calls it'],
  createdAt: ['cdt', moment, 'When it was added'],
  usedAt: ['udt', moment.optional(), 'When it was last used'],
})

export const readStaffAccount = endpoint({
  ...own,
  method: 'GET',
  path: '/staff-account',
  audit: noAudit.own,
  summary: 'Own security: second factors and sessions',
  reply: wire('Security of a staff account', {
    required: ['req', z.boolean(), 'Whether logins ask for a second factor'],
    totpSince: ['totp', moment.optional(), 'When the authenticator app was set up'],
    passkeys: ['pks', z.array(passkey), 'Passkeys'],
    recoveryCodesLeft: ['rcl', z.number().int(), 'Unused recovery codes'],
    sessions: ['ses', z.array(session), 'Where the person is logged in, at most 50'],
  }),
})

export const changeStaffPassword = endpoint({
  ...change,
  method: 'PUT',
  path: '/staff-account/password',
  audit: { changes: 'password change' },
  summary: 'Change the own password; other sessions end',
  body: wire('Own staff password', {
    currentPassword: ['cpwd', z.string().min(1, 'Enter your current password').max(200), 'Current password'],
    password: ['pwd', staffPassword, 'New password'],
  }),
})

export const startEnrolment = endpoint({
  ...change,
  method: 'POST',
  path: '/staff-account/factors',
  audit: { none: 'Gives a challenge only: the call that adds the factor writes the row' },
  summary: 'A challenge for adding a passkey or replacing the authenticator app',
  reply: wire('Challenge for another factor', {
    challenge: ['challenge', z.string(), 'For the calls that add a factor'],
  }),
})

export const removePasskey = endpoint({
  ...change,
  method: 'DELETE',
  path: '/staff-account/passkeys/:id',
  audit: { changes: 'passkey remove' },
  summary: 'Remove an own passkey',
  params: idParams,
})

export const removeTotp = endpoint({
  ...change,
  method: 'DELETE',
  path: '/staff-account/totp',
  audit: { changes: 'authenticator remove' },
  summary: 'Remove the own authenticator app',
})

export const renewRecoveryCodes = endpoint({
  ...change,
  method: 'POST',
  path: '/staff-account/recovery-codes',
  audit: { changes: 'recovery codes renew' },
  summary: 'Ten new recovery codes; the earlier ones no longer work',
  reply: wire('Recovery codes', { codes: ['codes', z.array(z.string()), 'Shown only once'] }),
})

export const endStaffSession = endpoint({
  ...change,
  method: 'DELETE',
  path: '/staff-account/sessions/:sid',
  audit: { changes: 'own session end' },
  summary: 'Log out one own session',
  params: z.object({ sid: z.uuid() }),
})

export const endOtherStaffSessions = endpoint({
  ...change,
  method: 'DELETE',
  path: '/staff-account/sessions',
  audit: { changes: 'own session end' },
  summary: 'Log out everywhere else',
})
