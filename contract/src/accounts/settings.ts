import { z } from '#schema'
import { noAudit } from '../auditActions.ts'
import { endpoint, idParams } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { memberPhone } from '../phone.ts'
import { moment } from '../values.ts'
import { wire } from '../wire.ts'
import { passwordPattern } from './password.ts'
import { enteredCode, proofBesideNewCode, proofFields, proofHours, wrongCode } from './proof.ts'

/** What the account settings say (specification 2, sections 4, 5 and 8). */
export const settingsMessages = {
  emailEmpty: 'Email should not be empty',
  emailInvalid: 'Please enter a valid email address',
  emailLinkSent: 'We have sent a link to the new address. Open it within 24 hours to confirm the address',
  emailLinkSentAgain:
    'We have sent a link to your e-mail address. Open it within 24 hours to confirm the address',
  emailConfirmed: 'Your e-mail address is confirmed',
  verifyFirst: 'Please verify your mobile number first',
  emailUpdated: 'Email has been updated!',
  passwordEmpty: 'Password should not be empty',
  passwordRule: '6 - 10 characters, atleast 1 number & 1 letter',
  passwordsDiffer: "Passwords don't match",
  passwordUpdated: 'Password has been updated!',
  phoneUpdated: 'Mobile number has been updated!',
  proofMissing: 'Enter your current password',
  passwordOfStaff: 'Our staff set this password. Enter a code sent to your verified mobile number instead',
  wrongPassword: 'The current password is not correct',
  wrongCode,
  numberNotVerified: 'Please verify your mobile number first, or enter your current password',
  numberTooNew: `Your mobile number has changed in the last ${proofHours} hours. Please enter your current password`,
} as const

/** How long the link that proves an e-mail address may be opened, in hours. */
export const emailLinkHours = 24

const own = { permission: 'account.own' } as const

export const changePhone = endpoint({
  ...own,
  method: 'PUT',
  path: '/ues/phone',
  summary: 'Change the own mobile number: by proof, and the code sent to the new one; other sessions end',
  body: wire('Change of mobile number', {
    phone: ['ph', memberPhone, 'New mobile number'],
    newCode: ['otp', enteredCode, 'Code sent to it'],
    ...proofBesideNewCode,
  }),
})

const newPassword = z
  .string({ error: settingsMessages.passwordEmpty })
  .min(1, settingsMessages.passwordEmpty)
  .regex(passwordPattern, settingsMessages.passwordRule)

export const changePassword = endpoint({
  ...own,
  method: 'PUT',
  path: '/ues/password',
  summary: 'Change the own password; other sessions end',
  body: wire('Change of password', { ...proofFields, password: ['pwd', newPassword, 'New password'] }),
})

const emailState = wire('E-mail of an account', {
  address: ['v', z.string().optional(), 'The address in use'],
  confirmed: ['cf', z.boolean(), 'Its link was opened; invoices are sent to confirmed addresses alone'],
  waitingFor: ['wv', z.string().optional(), 'Address whose link was not opened yet'],
  expiresAt: ['eat', moment.optional(), 'Until when that link may be opened'],
})

export const readEmail = endpoint({
  ...own,
  method: 'GET',
  path: '/profiles/:id/email',
  summary: 'The own e-mail address, and the one that waits for confirmation',
  params: idParams,
  reply: emailState,
})

export const resendEmailLink = endpoint({
  ...own,
  method: 'POST',
  path: '/profiles/:id/email/resend',
  summary:
    'Send a link to the address that waits, or to the own one that nobody has confirmed; the link before it ends',
  params: idParams,
})

export const cancelEmailChange = endpoint({
  ...own,
  method: 'DELETE',
  path: '/profiles/:id/email',
  summary: 'Keep the address in use; the link that was sent ends',
  params: idParams,
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/ues/email/confirm',
  audit: noAudit.guests,
  permission: 'public',
  summary: 'Put the new address in use, by the token of the link that was sent to it; works once',
  body: wire('E-mail confirmation', {
    token: [
      'token',
      z.string().min(1, errors.link_expired.message).max(100, errors.link_expired.message),
      'From the link',
    ],
  }),
  limit: { requests: 30 },
})

export const session = wire('Login session', {
  id: ['id', z.string(), 'Id'],
  browser: ['br', z.string().optional(), 'Browser, e.g. Chrome'],
  system: ['os', z.string().optional(), 'What it runs on, e.g. Android'],
  startedAt: ['cdt', moment, 'Login'],
  usedAt: ['udt', moment, 'Last use, to within the lifetime of an access token'],
  current: ['cur', z.boolean(), 'The session that asks'],
})

export const listSessions = endpoint({
  ...own,
  method: 'GET',
  path: '/ues/sessions',
  summary: 'Where the member is logged in, last used first',
  reply: wire('Login sessions', { results: ['results', z.array(session), 'At most 50'] }),
})

export const endOtherSessions = endpoint({
  ...own,
  method: 'DELETE',
  path: '/ues/sessions',
  summary: 'Log out everywhere else',
})

export const endSession = endpoint({
  ...own,
  method: 'DELETE',
  path: '/ues/sessions/:sid',
  summary: 'Log out one session of the member',
  params: z.object({ sid: z.uuid() }),
})
